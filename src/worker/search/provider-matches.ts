import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import type { Suggestion } from '#api/schemas/search-results.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { cityWithId } from '#data/places/resolve-place.ts'
import { factsLine } from '#data/providers/provider-facts.ts'
import { providerHref } from '#lib/booking.ts'
import type { LanguageCode } from '#lib/language.ts'
import { languageOfLetters } from '#search/search-index.ts'
import { tokenize } from '#search/tokens.ts'
import type { ApiIn, Directory } from '#worker/search/site-index.ts'
import { withTimeout } from '#worker/timeouts.ts'

/** Length of the shortest text that may name a provider. */
const MIN_LETTERS = 3

/** A provider in the language of the page, with the name in the language of the text. */
export type ProviderMatch = ProviderSummary & { otherName?: string }

type ProvidersFilters = { q: string; limit: number; city?: string }

async function ask(api: ApiClient, filters: ProvidersFilters): Promise<Array<ProviderSummary>> {
  const answer = await ifKnown(api.providers(filters))
  return answer?.data ?? []
}

/** Returns the providers that a text finds, in the order of its language and with the texts of the page's language. */
async function askForText(
  apiIn: ApiIn,
  pageLanguage: LanguageCode,
  filters: ProvidersFilters,
): Promise<Array<ProviderMatch>> {
  const itsLanguage = languageOfLetters(filters.q)
  if (itsLanguage === pageLanguage) return ask(apiIn(pageLanguage), filters)
  const [inTextLanguage, inPageLanguage] = await Promise.all([
    ask(apiIn(itsLanguage), filters),
    ask(apiIn(pageLanguage), filters),
  ])
  const byId = new Map(inPageLanguage.map((provider) => [provider.id, provider]))
  const names = new Map(inTextLanguage.map(({ id, name }) => [id, name]))
  return [
    ...inTextLanguage.map((provider) => byId.get(provider.id) ?? provider),
    ...inPageLanguage.filter(({ id }) => !names.has(id)),
  ]
    .slice(0, filters.limit)
    .map((provider) => ({ ...provider, otherName: names.get(provider.id) ?? provider.name }))
}

type FindOptions = Omit<ProvidersFilters, 'q'> & {
  timeoutMs: number
  language: LanguageCode
  directory: Directory
  /** Asks in the language of the page alone, also for a text in other letters. */
  isOneCall?: boolean
}

/** Finds providers by name, service and place. Returns none if the directory is missing, fails or is late. */
export function findProviders(
  apiIn: ApiIn,
  q: string,
  { timeoutMs, language, directory, isOneCall = false, ...filters }: FindOptions,
): Promise<Array<ProviderMatch>> {
  if (!directory.exists || [...q].length < MIN_LETTERS) return Promise.resolve([])
  const request = { q, ...filters }
  const providers = isOneCall ? ask(apiIn(language), request) : askForText(apiIn, language, request)
  return withTimeout(timeoutMs, providers, () => [])
}

/** Returns true if the words name a provider: each begins a word of the name, or with `whole` equals one. */
export function isNamed(
  { name, otherName }: Pick<ProviderMatch, 'name' | 'otherName'>,
  words: ReadonlyArray<string>,
  { whole = false } = {},
): boolean {
  const isIn = (text: string) => {
    const nameWords = tokenize(text)
    return words.every((word) => nameWords.some((each) => (whole ? each === word : each.startsWith(word))))
  }
  return words.length > 0 && (isIn(name) || (otherName !== undefined && isIn(otherName)))
}

/** The services that a search finds, and the city that it names or the visitor has chosen. */
type SearchContext = { services?: ReadonlyArray<CategorySummary>; city?: City | undefined }

/** Returns the service, job and city of the search that a provider matches. A job counts if it is the only match. */
function toBooking({ categoryIds, jobs }: ProviderSummary, { services = [], city }: SearchContext) {
  const service = services.find(({ _id }) => categoryIds.includes(_id))
  const [match, ...others] = service?.matches ?? []
  const job = others.length === 0 && jobs.some(({ id }) => id === match?.id) ? match?.id : undefined
  return { service: service?._id, job, city: city?._id }
}

/** Returns a profile as a result: the name, and lines with service and city, and rating, price and area. */
export function providerPage(
  provider: ProviderSummary,
  cities: ReadonlyArray<City>,
  search: SearchContext = {},
): Suggestion {
  const { id, name, title, categoryIds, cityId, sample } = provider
  const service = title || builtInService(categoryIds[0] ?? '')?.title
  const city = cityWithId(cities, cityId)?.title
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
