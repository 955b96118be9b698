import type { ApiClient } from '#api/client.ts'
import { readCities } from '#api/queries.ts'
import type { Brand } from '#api/schemas/brand.ts'
import type { Category, CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import type { LanguageCode } from '#lib/language.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { ifKnown, unlessUnknown } from '#worker/endpoints/site-data.ts'

/** What the jobs of a category are called, by their ids. */
export const jobTitles = memoizeWeak(
  ({ childCategories }: Category): ReadonlyMap<string, string> =>
    new Map(
      childCategories.flatMap(({ superChildren }) => superChildren.map(({ id, title }) => [id, title])),
    ),
)

/** Categories that were found in one language, with the words that another has for them and their jobs. */
export async function readOwnWords(
  api: ApiClient,
  found: ReadonlyArray<CategorySummary>,
): Promise<Array<CategorySummary>> {
  if (found.length === 0) return []
  const heads = ifKnown(api.categories())
  return Promise.all(
    found.map(async (category) => {
      const { _id: id, matches = [] } = category
      const [listed, whole] = await Promise.all([heads, matches.length > 0 && ifKnown(api.category(id))])
      const head = listed?.find(({ _id }) => _id === id) ?? category
      const titles = whole ? jobTitles(whole) : undefined
      return {
        ...category,
        title: head.title,
        description: head.description,
        ...(category.matches && {
          matches: matches.map((job) => ({ ...job, title: titles?.get(job.id) ?? job.title })),
        }),
      }
    }),
  )
}

/** The lists that names are taken from; one that could not be read is empty. */
export type NameLists = {
  cities: ReadonlyArray<City>
  states: ReadonlyArray<State>
  brands: ReadonlyArray<Brand>
}

/** The marketplace API in a language. */
export type ApiIn = (language: LanguageCode) => ApiClient

/** One list for all that could not be read, so that what is made of it is remembered. */
const NOTHING: ReadonlyArray<never> = []
const NO_LISTS: NameLists = { cities: NOTHING, states: NOTHING, brands: NOTHING }

/** The lists of everything that has a name; without the answer of the marketplace API for a list it is empty. */
async function readNameLists(api: ApiClient): Promise<NameLists> {
  const [cities, states, brands] = await Promise.all([
    ifKnown(readCities(api, unlessUnknown)),
    ifKnown(api.states()),
    ifKnown(api.brands()),
  ])
  return { cities: cities ?? NOTHING, states: states ?? NOTHING, brands: brands ?? NOTHING }
}

/** The same entries in several languages. */
export type AllLists = {
  /** What texts are compared with. */
  english: NameLists
  /** What the page calls them; as in English where its list could not be read. */
  own: NameLists
  /** What they are called in the language of the text's letters. */
  spelt: NameLists
}

/** Reads the lists in all languages that a search needs. */
export async function readAllLists(
  apiIn: ApiIn,
  pageLanguage: LanguageCode,
  letters: LanguageCode,
): Promise<AllLists> {
  const codes: Array<LanguageCode> = [...new Set<LanguageCode>(['en', pageLanguage, letters])]
  const read = await Promise.all(codes.map((code) => readNameLists(apiIn(code))))
  const [english = NO_LISTS] = read
  const inLanguage = (code: LanguageCode) => orElse(read[codes.indexOf(code)] ?? english, english)
  return { english, own: inLanguage(pageLanguage), spelt: inLanguage(letters) }
}

function orElse(lists: NameLists, others: NameLists): NameLists {
  if (lists === others) return lists
  return {
    cities: lists.cities.length > 0 ? lists.cities : others.cities,
    states: lists.states.length > 0 ? lists.states : others.states,
    brands: lists.brands.length > 0 ? lists.brands : others.brands,
  }
}

/** A city as another list of the same cities has it; as it is when it is not there. */
export function cityAmong(cities: ReadonlyArray<City>, city: City): City {
  return cities.find(({ _id }) => _id === city._id) ?? city
}
