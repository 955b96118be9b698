import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { Category, CategorySummary } from '#api/schemas/category.ts'
import type { JobFacts } from '#api/schemas/job.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderPage, ProviderSummary } from '#api/schemas/provider.ts'
import {
  type FoundCategory,
  RESULTS_PER_PAGE,
  type SearchAnswer,
  type Suggestion,
} from '#api/schemas/search-results.ts'
import { jobPrice, listedPrices, readDirectory } from '#data/providers/who-is-listed.ts'
import { findCity, offers, toPlace } from '#data/scope/places.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { pageOf } from '#lib/page-of.ts'
import { partition } from '#lib/partition.ts'
import { paths } from '#lib/paths.ts'
import { placePart } from '#lib/slug.ts'
import type { ServiceHit } from '#search/catalogue-matcher.ts'
import type { FoundName } from '#search/names.ts'
import { toPin } from '#search/pin-codes.ts'
import { languageOfLetters, type SearchResult, searchable } from '#search/search-index.ts'
import { pagesAboutWorkers } from '#worker/search/about-workers.ts'
import { findProviders, findProvidersOf, isNamed, providerPage } from '#worker/search/provider-matches.ts'
import { type ApiIn, type Moment, readSiteIndex, type SiteIndex } from '#worker/search/site-index.ts'
import { nameId, type SiteLists, type Subject, subjectPage } from '#worker/search/site-names.ts'
import { isUnserved, unservedPlace } from '#worker/search/unserved-place.ts'
import { withTimeout } from '#worker/timeouts.ts'

/** Limit of named results. A text rarely means more. */
const MAX_NAMES = 6
const MAX_PROVIDERS = 6
const MAX_ARTICLES = 2
const MAX_CHOICES = 12
/** Timeout (ms) of the directory. */
const PROVIDERS_TIMEOUT_MS = 1_500

type Job = NonNullable<CategorySummary['matches']>[number]

/** Returns the jobs of a service by their ids. */
const getJobs = memoizeWeak(
  ({ childCategories }: Category): ReadonlyMap<string, Job> =>
    new Map(
      childCategories.flatMap(({ superChildren }) =>
        superChildren.map(({ id, title, priceFrom }) => [id, { id, title, priceFrom }]),
      ),
    ),
)

/** A found service, with the ids of its matching jobs. */
type FoundService = { card: CategorySummary; jobIds: ReadonlyArray<string> }
type Hit = Pick<ServiceHit, 'serviceId' | 'jobIds'>

/** Returns the cards of found services. */
function toFound(hits: ReadonlyArray<Hit>, services: SiteLists['services']): Array<FoundService> {
  return hits.flatMap(({ serviceId, jobIds }) => {
    const card = services.find(({ _id }) => _id === serviceId)
    return card ? [{ card, jobIds }] : []
  })
}

/** Returns the card of a found service with its matching jobs. */
async function withMatches(api: ApiClient, { card, jobIds }: FoundService): Promise<CategorySummary> {
  const whole = jobIds.length > 0 ? await ifKnown(api.category(card._id)) : undefined
  const jobs = whole && getJobs(whole)
  return { ...card, matches: jobIds.flatMap((id) => jobs?.get(id) ?? []) }
}

/**
 * Finds services by the own search of the API, in the language of the text's letters. Undefined if the API ignores the
 * text, so that it answers with all services.
 */
async function askApi(
  apiIn: ApiIn,
  text: string,
  services: SiteLists['services'],
): Promise<Array<Hit> | undefined> {
  const answer = await apiIn(languageOfLetters(text)).categories({ search: text })
  if (answer.length > 1 && answer.length === services.length) return undefined
  return answer.map(({ _id, matches = [] }) => ({ serviceId: _id, jobIds: matches.map(({ id }) => id) }))
}

/**
 * Finds services. If the API has too many to index their jobs, or the index finds nothing but places, the API's own
 * search is asked.
 * @throws ApiError when the services cannot be read
 */
async function findServices(
  apiIn: ApiIn,
  code: LanguageCode,
  { lists, hasJobs }: SiteIndex,
  { rest, services, names, articles }: SearchResult<Subject>,
): Promise<Array<FoundService>> {
  if (rest === '') return []
  if (lists.en.services.length === 0) await apiIn('en').categories()
  const pageServices = lists[code].services.length > 0 ? lists[code].services : lists.en.services
  if (!hasJobs) return toFound((await askApi(apiIn, rest, pageServices)) ?? services, pageServices)
  const isNothing = services.length + articles.length === 0 && names.every(({ name }) => name.isPlace)
  const others = isNothing ? await ifKnown(askApi(apiIn, rest, pageServices)) : undefined
  return toFound(others ?? services, pageServices)
}

/** Reads the prices of the providers of a city. Without an answer in time all prices are usual ones. */
function readPrices(api: ReturnType<ApiIn>, city: City): Promise<ProviderPage | undefined> {
  const reading = ifKnown(readDirectory(api, { city: city.slug }))
  return withTimeout(PROVIDERS_TIMEOUT_MS, reading, () => undefined)
}

/** Limits a service to the jobs of a city, and gives them the prices there, else those of all cities. */
function atPrices(
  service: CategorySummary,
  city: City | undefined,
  directory: ProviderPage | undefined,
): FoundCategory {
  const here = city && offers(city, service._id) ? city : undefined
  const listed = listedPrices(directory)
  const matches = service.matches
    ?.filter(({ id }) => here?.jobIds?.includes(id) ?? true)
    .map(({ priceFrom, ...job }) => {
      const price = jobPrice({ id: job.id, priceFrom }, { prices: here?.prices, listed })
      return { ...job, ...(price && { price }) }
    })
  const { matches: _, ...plain } = service
  return { ...plain, ...(matches && { matches }), ...(here && { city: toPlace(here) }) }
}

/** Reads the usual prices by size of the only matching job of a service, or for a text with a number of the first. */
async function readSizes(
  api: ApiClient,
  { _id, matches = [] }: FoundCategory,
  text: string,
): Promise<JobFacts['sizes']> {
  const [job, ...others] = matches
  if (!job || (others.length > 0 && !/\p{Nd}/u.test(text))) return undefined
  const facts = await withTimeout(PROVIDERS_TIMEOUT_MS, ifKnown(api.job(_id, job.id)), () => undefined)
  return facts?.sizes
}

/** Returns the id of the first city or of the city of the first area among the names. */
export function cityNamed(names: ReadonlyArray<FoundName<Subject>>): string | undefined {
  for (const { name } of names) {
    if (name.subject.kind === 'city') return name.subject.id
    if (name.subject.kind === 'area') return name.subject.area.cityId
  }
  return undefined
}

/** Returns the first place among the names that is not served, with its PIN code if it was found by one. */
function findUnserved({ names, words }: Pick<SearchResult<Subject>, 'names' | 'words'>) {
  return names.flatMap(({ name: { subject }, start, count }) =>
    isUnserved(subject) ? [{ place: subject, pin: toPin(words.slice(start, start + count)) }] : [],
  )[0]
}

/** Finds a city by its address part, or by its title in any language. */
export function cityCalled(lists: SiteIndex['lists'], called: string): City | undefined {
  const part = placePart(called)
  if (!part) return undefined
  const titled = Object.values(lists).flatMap(
    ({ cities }) => cities.find(({ title }) => placePart(title) === part) ?? [],
  )
  return (
    findCity(lists.en.cities, part) ??
    lists.en.cities.find(({ _id }) => titled.some((city) => city._id === _id))
  )
}

/** Returns a city in the language of the lists. */
export function cityIn({ cities }: SiteLists, city: City): City {
  return cities.find(({ _id }) => _id === city._id) ?? city
}

function articlePages(ids: ReadonlyArray<string>, { posts }: SiteLists): Array<Suggestion> {
  return ids.slice(0, MAX_ARTICLES).flatMap((id) => {
    const title = posts.find(({ slug }) => slug === id)?.title
    return title ? [{ kind: 'article' as const, id, title, href: paths.post(id) }] : []
  })
}

const NOTHING: SearchAnswer = { names: [], categories: [], total: 0 }

export type SearchOptions = {
  /** The visitor's city, by its address part or its name. */
  city?: string | undefined
  language?: LanguageCode
  /** The page of the results. */
  page?: number
  /** Decides how old the index may be; without it the lists are read first. */
  moment?: Moment
}

/**
 * Finds the results of a text: named places, brands, providers and pages; services for its other words, in the named
 * city or else the visitor's; providers by service and place. Results depend on text and city. The language of the page
 * decides only the titles.
 * @throws ApiError when the services cannot be read, or their search fails
 */
export async function findAll(
  apiIn: ApiIn,
  query: string,
  { city: chosen = '', language: code = language.code, page = 1, moment }: SearchOptions = {},
): Promise<SearchAnswer> {
  const text = searchable(query)
  if (text === '') return NOTHING
  const site = await readSiteIndex(apiIn, moment)
  const { lists, directory } = site
  const pageLists = lists[code]
  const result = site.index.search(text)
  if (result.words.length === 0 && !result.isNearby) return NOTHING
  const named = cityNamed(result.names)
  const missing = named ? undefined : findUnserved(result)
  let city: City | undefined
  if (named) city = findCity(lists.en.cities, named)
  else if (!missing) city = cityCalled(lists, searchable(chosen))
  const ownCity = city && cityIn(pageLists, city)
  const inDirectory = {
    limit: MAX_PROVIDERS,
    timeoutMs: PROVIDERS_TIMEOUT_MS,
    language: code,
    directory,
  }
  // The directory searches for the whole text, so a city in it needs no filter.
  const forText = { ...inDirectory, ...(city && !named && { city: city.slug }) }
  const [matches, listed, byText] = await Promise.all([
    findServices(apiIn, code, site, result),
    ownCity ? readPrices(apiIn(code), ownCity) : directory.best,
    findProviders(apiIn, text, forText),
  ])
  const [there, elsewhere] = partition(matches, ({ card }) => !ownCity || offers(ownCity, card._id))
  const sorted = [...there, ...elsewhere]
  const shown = pageOf(sorted, page, RESULTS_PER_PAGE)
  const read = await Promise.all(shown.map((one) => withMatches(apiIn(code), one)))
  const services = read.map((service) => atPrices(service, ownCity, listed))
  const [best] = services
  // A directory that has not answered the text is not asked again.
  const ofText = byText && byText.length > 0 && { ...forText, q: text }
  const ofCity = byText?.length === 0 && city && best?.city && { ...inDirectory, city: city.slug }
  const asked = ofText || ofCity
  const [ofService = [], sizes] = await Promise.all([
    best && asked ? findProvidersOf(apiIn, best, asked) : undefined,
    best ? readSizes(apiIn(code), best, result.rest) : undefined,
  ])
  const [firstMatch] = best?.matches ?? []
  if (firstMatch && sizes) firstMatch.sizes = sizes
  const subjects: Array<Subject> = [
    ...pagesAboutWorkers(result).map((id) => ({ kind: 'page', id }) as const),
    ...[...result.names.map(({ name }) => name), ...result.namesakes].map(({ subject }) => subject),
  ]
  const found = new Map(subjects.map((subject) => [`${subject.kind} ${nameId(subject)}`, subject]))
  // If there are services, only a whole word names a provider: 'tap' does not mean Tapan.
  const isWord = sorted.length > 0
  const [byName, unnamed] = partition(byText ?? [], (provider) =>
    isNamed(provider, result.words, { whole: isWord }),
  )
  const others =
    ofService.length > 0 ? ofService.filter(({ id }) => !byName.some((named) => named.id === id)) : unnamed
  const ids = new Set(sorted.map(({ card }) => card._id))
  const byService = others.filter(
    (provider) => !isNamed(provider, result.words) || provider.categoryIds.some((id) => ids.has(id)),
  )
  const pages = [...found.values()].flatMap((subject) => subjectPage(subject, pageLists, code) ?? [])
  const articles = articlePages(result.articles, pageLists)
  const toPage = (provider: ProviderSummary) => providerPage(provider, pageLists.cities, { services, city })
  return {
    ...(ownCity && { city: toPlace(ownCity) }),
    ...(result.isNearby &&
      !ownCity &&
      !missing && { choices: pageLists.cities.slice(0, MAX_CHOICES).map(toPlace) }),
    ...(missing && {
      unserved: unservedPlace(missing.place, {
        ...missing,
        lists: pageLists,
        directory,
        code,
        service: matches[0]?.card,
      }),
    }),
    names: [...pages, ...byName.map(toPage)].slice(0, MAX_NAMES),
    ...(byService.length > 0 && { providers: byService.map(toPage) }),
    categories: services,
    total: sorted.length,
    ...(articles.length > 0 && { articles }),
  }
}
