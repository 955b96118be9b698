import type { ApiClient } from '#api/client.ts'
import type { City } from '#api/schemas/place.ts'
import type { LanguageCode } from '#lib/language.ts'
import { ifKnown } from '#worker/endpoints/site-data.ts'
import type { NameLists } from '#worker/search/names.ts'

/** The marketplace API in a language. */
export type ApiIn = (language: LanguageCode) => ApiClient

/** One list for all that could not be read, so that what is made of it is remembered. */
const NOTHING: ReadonlyArray<never> = []

/** The lists of everything that has a name; without the answer of the marketplace API for a list it is empty. */
export async function readNameLists(api: ApiClient): Promise<NameLists> {
  const [cities, states, brands] = await Promise.all([
    ifKnown(api.cities()),
    ifKnown(api.states()),
    ifKnown(api.brands()),
  ])
  return { cities: cities ?? NOTHING, states: states ?? NOTHING, brands: brands ?? NOTHING }
}

/**
 * The lists that texts are compared with, which are the English ones, and what the page's language calls their entries:
 * nothing else where that list could not be read.
 */
export async function readBothLists(
  apiIn: ApiIn,
  pageLanguage: LanguageCode,
): Promise<{ english: NameLists; own: NameLists }> {
  if (pageLanguage === 'en') {
    const english = await readNameLists(apiIn('en'))
    return { english, own: english }
  }
  const [english, own] = await Promise.all([readNameLists(apiIn('en')), readNameLists(apiIn(pageLanguage))])
  return {
    english,
    own: {
      cities: own.cities.length > 0 ? own.cities : english.cities,
      states: own.states.length > 0 ? own.states : english.states,
      brands: own.brands.length > 0 ? own.brands : english.brands,
    },
  }
}

/** A city as another list of the same cities has it; as it is when it is not there. */
export function cityAmong(cities: ReadonlyArray<City>, city: City): City {
  return cities.find(({ _id }) => _id === city._id) ?? city
}
