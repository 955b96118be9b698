import { servicesOf } from '#api/places/resolve-place.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { FoundCategory, FoundCity, SearchAnswer } from '#api/schemas/search.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import { idOf } from '#lib/slug.ts'
import { isCommonWord, searchWords } from '#search/words.ts'
import { findNames } from '#worker/search/find-names.ts'
import { type Name, namesIn } from '#worker/search/names.ts'
import { findPeople, isNamed, personPage } from '#worker/search/people.ts'
import { type ApiIn, cityAmong, readAllLists, readOwnWords } from '#worker/search/site-lists.ts'
import { languageOfLetters, searchable, type TextWords, textWords } from '#worker/search/text-words.ts'

/** More names than this are not what was meant. */
const MOST_NAMES = 6
const MOST_PEOPLE = 6
/** Longest that results wait for the directory. */
const PEOPLE_TIMEOUT_MS = 1_500

/** A category as a city has it: its jobs there, at its prices. */
function inCity(
  category: CategorySummary,
  city: City | undefined,
  named: FoundCity | undefined,
): FoundCategory {
  if (!city || !servicesOf(city).includes(category._id)) return category
  const matches = category.matches
    ?.filter(({ id }) => !city.jobIds || city.jobIds.includes(id))
    .map((job) => ({ ...job, priceFrom: city.prices?.[job.id] ?? job.priceFrom }))
  return { ...category, ...(matches && { matches }), ...(named && { city: named }) }
}

/** Whether a text says what to look for; beside a name such words as 'services' do not. */
function asksForMore({ words, isHindi }: TextWords, isBesideName: boolean): boolean {
  const said = searchWords(words, isHindi)
  return isBesideName ? said.some(({ text }) => !isCommonWord(text, isHindi)) : said.length > 0
}

/** Names that have all words of a text among theirs: 'delhi' is also a word of 'New Delhi'. */
function namesakes({ words }: TextWords, names: ReadonlyArray<Name>): Array<Name> {
  return names.filter((name) => words.every((word) => name.words.includes(word)))
}

function partition<T>(entries: ReadonlyArray<T>, test: (entry: T) => boolean): [Array<T>, Array<T>] {
  return [entries.filter(test), entries.filter((entry) => !test(entry))]
}

/** The categories that a text finds, which is asked in the language of its letters, as the page's language tells them. */
async function findCategories(
  apiIn: ApiIn,
  pageLanguage: LanguageCode,
  search: string,
): Promise<Array<CategorySummary>> {
  const letters = languageOfLetters(search)
  const found = await apiIn(letters).categories({ search })
  return letters === pageLanguage ? found : readOwnWords(apiIn(pageLanguage), found)
}

/**
 * Finds what a text leads to: the places, brands and people that it names, by their lists; the categories for what else it
 * says, by the search of the marketplace API, in the city that is named; and people of the directory by trade and place.
 * What is found depends on the text alone; the language of the page says what is told of it.
 * @throws ApiError when the search of the categories failed
 */
export async function findAll(
  apiIn: ApiIn,
  asked: string,
  pageLanguage: LanguageCode = language.code,
): Promise<SearchAnswer> {
  const text = searchable(asked)
  const read = textWords(text)
  if (read.words.length === 0) return { names: [], categories: [] }
  const [lists, { people, isReal }] = await Promise.all([
    readAllLists(apiIn, pageLanguage, languageOfLetters(text)),
    findPeople(apiIn, text, { limit: MOST_PEOPLE, timeoutMs: PEOPLE_TIMEOUT_MS, language: pageLanguage }),
  ])
  const { own } = lists
  const { names, pageOf } = namesIn(lists, isReal)
  const found = findNames(read, names)
  const city = found.find(({ name }) => name.city)?.name.city
  const ownCity = city && cityAmong(own.cities, city)
  const named = ownCity && { id: idOf(ownCity), title: ownCity.title }
  const rest = found.length > 0 ? read.without(found) : text
  const isMore = asksForMore(textWords(rest), found.length > 0)
  const categories = isMore ? await findCategories(apiIn, pageLanguage, rest) : []
  const sameNames = isMore ? [] : namesakes(read, names)
  // Beside a tap a Tapan is nobody that was looked for.
  const isWord = categories.length > 0
  const [byName, others] = partition(people, (person) => isNamed(person, read.words, { whole: isWord }))
  const trades = new Set(categories.map(({ _id }) => _id))
  const byTrade = others.filter(
    (person) => !isNamed(person, read.words) || person.categoryIds.some((id) => trades.has(id)),
  )
  const pages = [...new Set([...found.map(({ name }) => name), ...sameNames])].map(pageOf)
  return {
    ...(named && { city: named }),
    names: [...pages, ...byName.map((person) => personPage(person, own.cities))].slice(0, MOST_NAMES),
    ...(byTrade.length > 0 && { people: byTrade.map((person) => personPage(person, own.cities)) }),
    categories: categories.map((category) => inCity(category, city, named)),
  }
}
