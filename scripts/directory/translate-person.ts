import { furtherLocalities as furtherHindi } from '#content/hi/places/further-localities.ts'
import { localities as hindiLocalities } from '#content/hi/places/localities.ts'
import { furtherLocalities } from '#content/places/further-localities.ts'
import { localities } from '#content/places/localities.ts'
import { entryOf } from '#lib/slug.ts'
import type { Person } from '#upstream/directory/person.ts'
import { services } from '#upstream/seed/hi/catalogue.ts'
import { languageNames } from '#upstream/seed/hi/languages.ts'
import type { RefuseValue } from './read-csv.ts'
import { partsOf } from './reviews.ts'

/** What the columns for Hindi hold. */
type HindiValues = Record<'name' | 'title', string> &
  Record<'areas' | 'skills' | 'certifications' | 'about' | 'reviews', Array<string>>

const english: Readonly<Record<string, string>> = { ...localities, ...furtherLocalities }
const hindi: Readonly<Record<string, string>> = { ...hindiLocalities, ...furtherHindi }

/** A locality of a city in Hindi, where the catalogue has it. */
function localityName(cityId: string, area: string): string {
  const index = entryOf(english, cityId)?.split(', ').indexOf(area) ?? -1
  return entryOf(hindi, cityId)?.split(', ')[index] ?? area
}

/** The Hindi of a provider, where a column for it is filled; the catalogue names jobs, languages and known localities. */
export function translatePerson(
  person: Person,
  given: HindiValues,
  refuse: RefuseValue,
): Pick<Person, 'translations'> {
  if (!Object.values(given).some(({ length }) => length > 0)) return {}
  const { name, title, cityId, areas, languages, about, jobs, reviews } = person
  /** The entries of a list in Hindi, or those of `others` where there are none. */
  function paired(column: 'areas' | 'skills' | 'certifications' | 'reviews', others: Array<string> = []) {
    const [entries, count] = [given[column], person[column].length]
    if (entries.length === 0) return others
    if (entries.length !== count)
      refuse(`${column}_hi`, entries[0] ?? '', `expected ${count} entries, one for each of ${column}`)
    return entries
  }
  const lines = paired('reviews')
  return {
    translations: {
      hi: {
        summary: {
          name: given.name || name,
          title: given.title || title,
          areas: paired(
            'areas',
            areas.map((area) => localityName(cityId, area)),
          ),
          skills: paired('skills', person.skills),
          certifications: paired('certifications', person.certifications),
          languages: languages.map((language) => entryOf(languageNames, language) ?? language),
        },
        profile: {
          about: given.about.length > 0 ? given.about : about,
          services: person.services.map((service, index) => ({
            ...service,
            title: entryOf(services, jobs[index]?.id ?? '')?.title ?? service.title,
          })),
          gallery: [],
        },
        reviews: reviews.map((review, index) => {
          const line = lines[index]
          if (line === undefined) return { user: review.user, comment: review.comment }
          const [user = '', comment = ''] = partsOf(line, 2)
          return { user, comment }
        }),
      },
    },
  }
}
