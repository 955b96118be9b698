import { getEntry } from '#lib/slug.ts'
import { allAreas } from '#search/areas.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { languageNames, services } from '#upstream/seed/hi/translation.ts'
import type { RefuseValue } from './read-csv.ts'
import { toParts } from './reviews.ts'

/** The values of the Hindi columns of a row. */
type HindiValues = Record<'name' | 'title', string> &
  Record<'areas' | 'skills' | 'certifications' | 'about' | 'reviews', Array<string>>

/** Returns the Hindi name of a locality if the catalogue has one. */
function localityName(cityId: string, area: string): string {
  return allAreas.find((one) => one.cityId === cityId && one.title === area)?.hindi ?? area
}

/**
 * Translates a provider into Hindi when any Hindi column is filled. The catalogue names jobs, languages and localities.
 */
export function translateProvider(
  provider: Provider,
  hindi: HindiValues,
  refuse: RefuseValue,
): Pick<Provider, 'translations'> {
  if (!Object.values(hindi).some(({ length }) => length > 0)) return {}
  const { name, title, cityId, areas, languages, about, jobs, reviews } = provider
  /** Returns the entries of a Hindi list, or `others` when it is empty. */
  function pairTexts(column: 'areas' | 'skills' | 'certifications' | 'reviews', others: Array<string> = []) {
    const [entries, count] = [hindi[column], provider[column].length]
    if (entries.length === 0) return others
    if (entries.length !== count)
      refuse(`${column}_hi`, entries[0] ?? '', `expected ${count} entries, one for each of ${column}`)
    return entries
  }
  const lines = pairTexts('reviews')
  return {
    translations: {
      hi: {
        summary: {
          name: hindi.name || name,
          title: hindi.title || title,
          areas: pairTexts(
            'areas',
            areas.map((area) => localityName(cityId, area)),
          ),
          skills: pairTexts('skills', provider.skills),
          certifications: pairTexts('certifications', provider.certifications),
          languages: languages.map((language) => getEntry(languageNames, language) ?? language),
        },
        profile: {
          about: hindi.about.length > 0 ? hindi.about : about,
          services: provider.services.map((service, index) => ({
            ...service,
            title: getEntry(services, jobs[index]?.id ?? '')?.title ?? service.title,
          })),
          gallery: [],
        },
        reviews: reviews.map((review, index) => {
          const line = lines[index]
          if (line === undefined) return { user: review.user, comment: review.comment }
          const [user = '', comment = ''] = toParts(line, 2)
          return { user, comment }
        }),
      },
    },
  }
}
