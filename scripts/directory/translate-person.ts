import { entryOf } from '#lib/slug.ts'
import type { Person } from '#upstream/directory/person.ts'
import { services } from '#upstream/seed/hi/catalogue.ts'
import { languageNames } from '#upstream/seed/hi/languages.ts'
import type { RefuseValue } from './read-csv.ts'
import { partsOf } from './reviews.ts'

/** What the columns for Hindi hold. */
type HindiValues = Record<'name' | 'title', string> & Record<'areas' | 'about' | 'reviews', Array<string>>

/** The Hindi of a provider, where a column for it is filled; the catalogue names jobs and languages. */
export function translatePerson(
  person: Person,
  hindi: HindiValues,
  refuse: RefuseValue,
): Pick<Person, 'translations'> {
  if (!Object.values(hindi).some(({ length }) => length > 0)) return {}
  const { name, title, areas, languages, about, jobs, reviews } = person
  const lines = hindi.reviews.length > 0 ? hindi.reviews : undefined
  if (lines && lines.length !== reviews.length)
    refuse('reviews_hi', lines[0] ?? '', `expected ${reviews.length} lines, one for each of reviews`)
  return {
    translations: {
      hi: {
        summary: {
          name: hindi.name || name,
          title: hindi.title || title,
          areas: hindi.areas.length > 0 ? hindi.areas : areas,
          languages: languages.map((language) => entryOf(languageNames, language) ?? language),
        },
        profile: {
          about: hindi.about.length > 0 ? hindi.about : about,
          services: person.services.map((service, index) => ({
            ...service,
            title: entryOf(services, jobs[index]?.id ?? '')?.title ?? service.title,
          })),
          gallery: [],
        },
        reviews: reviews.map((review, index) => {
          const [user = review.user, comment = review.comment] = lines ? partsOf(lines[index] ?? '', 2) : []
          return { user, comment }
        }),
      },
    },
  }
}
