import type { ProviderFilters } from '#api/provider-filters.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import type { Suggestion } from '#api/schemas/search-results.ts'
import { readPage } from '#data/providers/list-queries.ts'
import { factsLine } from '#data/providers/provider-facts.ts'
import { findCity } from '#data/scope/places.ts'
import { builtInService } from '#data/services/built-in-services.ts'
import { providerHref } from '#lib/booking.ts'
import type { LanguageCode } from '#lib/language.ts'
import { tokenize } from '#search/tokens.ts'
import type { ApiIn, Directory } from '#worker/search/site-index.ts'
import { withTimeout } from '#worker/timeouts.ts'

/** Length of the shortest text that may name a provider. */
const MIN_LETTERS = 3

type FindOptions = {
  limit: number
  q?: string
  city?: string
  timeoutMs: number
  language: LanguageCode
  directory: Directory
}

/** Reads providers: none if there is no directory, undefined if it fails or is late. */
async function readProviders(
  apiIn: ApiIn,
  filters: ProviderFilters,
  { timeoutMs, language, directory, ...others }: FindOptions,
): Promise<Array<ProviderSummary> | undefined> {
  if (!directory.exists) return []
  const answer = ifKnown(readPage(apiIn(language), { ...filters, ...others }))
  return (await withTimeout(timeoutMs, answer, () => undefined))?.data
}

/**
 * Finds the providers of a service, with their jobs of it: those that a text finds, else those of the only matching job
 * in a city, because a text may say it in words that they do not use.
 */
export function findProvidersOf(
  apiIn: ApiIn,
  { _id, matches = [] }: Pick<CategorySummary, '_id' | 'matches'>,
  options: FindOptions,
): ReturnType<typeof readProviders> {
  const job = options.q === undefined && matches.length === 1 ? matches[0]?.id : undefined
  return readProviders(apiIn, { category: _id, job }, options)
}

/** Finds providers by name, service and place. */
export async function findProviders(
  apiIn: ApiIn,
  q: string,
  options: FindOptions,
): ReturnType<typeof readProviders> {
  return [...q].length < MIN_LETTERS ? [] : readProviders(apiIn, { q }, options)
}

/** Returns true if the words name a provider: each begins a word of the name, or with `whole` equals one. */
export function isNamed(
  { name }: Pick<ProviderSummary, 'name'>,
  words: ReadonlyArray<string>,
  { whole = false } = {},
): boolean {
  const nameWords = tokenize(name)
  const isIn = (word: string) => nameWords.some((each) => (whole ? each === word : each.startsWith(word)))
  return words.length > 0 && words.every(isIn)
}

/** The services that a search finds, and the city that it names or the visitor has chosen. */
type SearchContext = { services?: ReadonlyArray<CategorySummary>; city?: City | undefined }

/** Returns the service, job and city of the search that a provider matches. A job counts if it is the only match. */
function toBooking({ categoryIds, jobs }: ProviderSummary, { services = [], city }: SearchContext) {
  const service = services.find(({ _id }) => categoryIds.includes(_id))
  const [match, ...others] = service?.matches ?? []
  const job = others.length === 0 && jobs.some(({ id }) => id === match?.id) ? match?.id : undefined
  return { service: service?._id, job, city: city?.slug }
}

/** Returns a profile as a result: the name, and lines with service and city, and rating, price and area. */
export function providerPage(
  provider: ProviderSummary,
  cities: ReadonlyArray<City>,
  search: SearchContext = {},
): Suggestion {
  const { id, name, title, categoryIds, cityId, sample } = provider
  const service = title || builtInService(categoryIds[0] ?? '')?.title
  const city = findCity(cities, cityId)?.title
  const text = [service, city].filter(Boolean).join(', ')
  const booking = toBooking(provider, search)
  const facts = factsLine(provider, booking.job)
  return {
    kind: 'provider',
    id,
    title: name,
    href: providerHref({ provider: id, ...booking }),
    ...(text && { text }),
    ...(facts && { facts }),
    ...(sample && { isSample: true }),
  }
}
