import { ifKnown } from '#api/result.ts'
import type { Category, CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import type {
  FoundCategory,
  FoundCity,
  SearchAnswer,
  Suggestion,
  UnservedPlace,
} from '#api/schemas/search.ts'
import type { Town } from '#catalogue/places/towns.ts'
import { type LocalOffer, localPrice, readListedPrices } from '#data/places/local-jobs.ts'
import { findCity, findState, getServices, toPlace } from '#data/places/resolve-place.ts'
import { nearestCity } from '#data/places/unserved-town.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { paths } from '#lib/paths.ts'
import { getId, placePart } from '#lib/slug.ts'
import type { ServiceHit } from '#search/catalogue-matcher.ts'
import type { FoundName } from '#search/names.ts'
import { languageOfLetters, type SearchResult, searchable } from '#search/search-index.ts'
import { findProviders, isNamed, providerPage } from '#worker/search/providers.ts'
import { type ApiIn, type Moment, readSiteIndex, type SiteIndex } from '#worker/search/site-index.ts'
import { getPage, type SiteLists, type Subject } from '#worker/search/site-names.ts'
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

/** Returns the cards of found services with their matching jobs, in a language. */
async function toCards(
  apiIn: ApiIn,
  code: LanguageCode,
  hits: ReadonlyArray<ServiceHit>,
  services: SiteLists['services'],
) {
  const cards = await Promise.all(
    hits.map(async ({ serviceId, jobIds }): Promise<Array<CategorySummary>> => {
      const card = services.find(({ _id }) => _id === serviceId)
      if (!card) return []
      const whole = jobIds.length > 0 ? await ifKnown(apiIn(code).category(serviceId)) : undefined
      const jobs = whole && getJobs(whole)
      return [{ ...card, matches: jobIds.flatMap((id) => jobs?.get(id) ?? []) }]
    }),
  )
  return cards.flat()
}

/**
 * Finds services. If the API has too many to index their jobs, asks its own search, in the language of the text's
 * letters.
 * @throws ApiError when the services cannot be read
 */
async function findServices(
  apiIn: ApiIn,
  code: LanguageCode,
  { lists, hasJobs }: SiteIndex,
  { rest, services }: SearchResult<Subject>,
): Promise<Array<CategorySummary>> {
  if (rest === '') return []
  if (lists.en.services.length === 0) await apiIn('en').categories()
  const own = lists[code].services.length > 0 ? lists[code].services : lists.en.services
  if (hasJobs) return toCards(apiIn, code, services, own)
  const found = await apiIn(languageOfLetters(rest)).categories({ search: rest })
  const hits = found.map(({ _id, matches = [] }) => ({
    serviceId: _id,
    jobIds: matches.map(({ id }) => id),
    score: 0,
  }))
  return toCards(apiIn, code, hits, own)
}

function foundCity(city: City): FoundCity {
  return { id: getId(city), title: city.title }
}

function isOffered({ _id }: Pick<CategorySummary, '_id'>, city: City): boolean {
  return getServices(city).includes(_id)
}

/** Reads the prices of the providers of a city. Without an answer in time all prices are usual ones. */
function listedPrices(api: ReturnType<ApiIn>, city: City): Promise<LocalOffer> {
  const read = readListedPrices(api, toPlace(city))
  return withTimeout(PROVIDERS_TIMEOUT_MS, read, () => ({ listed: {} }))
}

/** Limits a service to the jobs and prices of a city. */
function inCity(service: CategorySummary, city: City | undefined, listed: LocalOffer): FoundCategory {
  if (!city || !isOffered(service, city)) return service
  const matches = service.matches
    ?.filter(({ id }) => !city.jobIds || city.jobIds.includes(id))
    .map((job) => ({ ...job, ...localPrice(job, { ...city, ...listed }) }))
  return { ...service, ...(matches && { matches }), city: foundCity(city) }
}

/** Returns the id of the first city or of the city of the first area among the names. */
export function cityNamed(found: ReadonlyArray<FoundName<Subject>>): string | undefined {
  for (const { name } of found) {
    if (name.subject.kind === 'city') return name.subject.id
    if (name.subject.kind === 'area') return name.subject.area.cityId
  }
  return undefined
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

/** Returns the nearest city that has a service, else the nearest of all, with its page. */
function nearestTo(
  town: Town,
  cities: ReadonlyArray<City>,
  service: CategorySummary | undefined,
): UnservedPlace['nearest'] {
  const offering = service ? cities.filter((city) => isOffered(service, city)) : cities
  const nearest = nearestCity(town, offering.length > 0 ? offering : cities)
  if (!nearest) return undefined
  const { city, km } = nearest
  const id = getId(city)
  const href = service && isOffered(service, city) ? paths.serviceInCity(service._id, id) : paths.city(id)
  return { id, title: city.title, km, href }
}

function unservedPlace(
  town: Town,
  { cities, states }: SiteLists,
  code: LanguageCode,
  service: CategorySummary | undefined,
): UnservedPlace {
  const state = findState(states, town.stateId)
  const nearest = nearestTo(town, cities, service)
  return {
    title: code === 'hi' ? town.hindi : town.title,
    ...(nearest && { nearest }),
    ...(state && { state: { id: getId(state), title: state.title } }),
  }
}

function partition<T>(entries: ReadonlyArray<T>, test: (entry: T) => boolean): [Array<T>, Array<T>] {
  return [entries.filter(test), entries.filter((entry) => !test(entry))]
}

function articlePages(ids: ReadonlyArray<string>, { posts }: SiteLists): Array<Suggestion> {
  return ids.slice(0, MAX_ARTICLES).flatMap((id) => {
    const title = posts.find(({ slug }) => slug === id)?.title
    return title ? [{ kind: 'article' as const, id, title, href: paths.post(id) }] : []
  })
}

export type SearchOptions = {
  /** The visitor's city, by its address part or its name. */
  city?: string | undefined
  language?: LanguageCode
  /** The site shows its own samples. */
  samples?: boolean
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
  asked: string,
  { city: chosen = '', language: code = language.code, samples = true, moment }: SearchOptions = {},
): Promise<SearchAnswer> {
  const text = searchable(asked)
  if (text === '') return { names: [], categories: [] }
  const site = await readSiteIndex(apiIn, moment)
  const { lists, directory } = site
  const own = lists[code]
  const result = site.index.search(text)
  if (result.words.length === 0 && !result.isNearby) return { names: [], categories: [] }
  const named = cityNamed(result.found)
  const town = result.found.flatMap(({ name: { subject } }) =>
    subject.kind === 'town' ? [subject.town] : [],
  )[0]
  let city: City | undefined
  if (named) city = findCity(lists.en.cities, named)
  else if (!town) city = cityCalled(lists, searchable(chosen))
  const ownCity = city && cityIn(own, city)
  const [found, listed, providers] = await Promise.all([
    findServices(apiIn, code, site, result),
    ownCity ? listedPrices(apiIn(code), ownCity) : {},
    findProviders(apiIn, text, {
      limit: MAX_PROVIDERS,
      timeoutMs: PROVIDERS_TIMEOUT_MS,
      language: code,
      directory,
      // The directory searches for the whole text, so a city in it needs no filter.
      ...(city && !named && { city: city._id }),
    }),
  ])
  const [there, elsewhere] = partition(found, (service) => !ownCity || isOffered(service, ownCity))
  const services = [...there, ...elsewhere].map((service) => inCity(service, ownCity, listed))
  const subjects = [...new Set([...result.found.map(({ name }) => name), ...result.namesakes])]
    .map(({ subject }) => subject)
    .filter(({ kind }) => kind !== 'provider' || (samples && !directory.isReal))
  // If there are services, only a whole word names a provider: 'tap' does not mean Tapan.
  const isWord = services.length > 0
  const [byName, others] = partition(providers, (provider) =>
    isNamed(provider, result.words, { whole: isWord }),
  )
  const ids = new Set(services.map(({ _id }) => _id))
  const byService = others.filter(
    (provider) => !isNamed(provider, result.words) || provider.categoryIds.some((id) => ids.has(id)),
  )
  const pages = subjects.flatMap((subject) => getPage(subject, own, code))
  const articles = articlePages(result.articles, own)
  const toPage = (provider: ProviderSummary) => providerPage(provider, own.cities, { services, city })
  return {
    ...(ownCity && { city: foundCity(ownCity) }),
    ...(result.isNearby && !ownCity && !town && { choices: own.cities.slice(0, MAX_CHOICES).map(foundCity) }),
    ...(town && { unserved: unservedPlace(town, own, code, found[0]) }),
    names: [...pages, ...byName.map(toPage)].slice(0, MAX_NAMES),
    ...(byService.length > 0 && { providers: byService.map(toPage) }),
    categories: services,
    ...(articles.length > 0 && { articles }),
  }
}
