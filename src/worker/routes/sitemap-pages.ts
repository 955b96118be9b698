import type { ApiClient } from '#api/client.ts'
import { matchEndpoint } from '#api/endpoints.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import { MAX_ON_PAGE } from '#api/provider-filters.ts'
import { ifKnown } from '#api/result.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { sampleBrands } from '#catalogue/sample-brands.ts'
import { readCities } from '#data/places/read-places.ts'
import { cityWithId, countCities, getServices, getState, placeState } from '#data/places/resolve-place.ts'
import { servicesOfCities } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { withoutSamples } from '#lib/samples.ts'
import { getId } from '#lib/slug.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import { getChange } from '#worker/routes/feed.ts'

/** Limit of pages of the directory: the best 10,000 providers. A Worker may make a thousand calls. */
const MAX_READS = 200
/** Limit of services whose jobs are read. */
const MAX_SERVICES = 100

/** Returns the real providers, best first. Real ones precede samples. @throws ApiError */
async function readProviders(api: ApiClient): Promise<Array<ProviderSummary>> {
  const providers: Array<ProviderSummary> = []
  let after: string | undefined
  for (let read = 0; read < MAX_READS; read++) {
    const { data, next } = await api.providers({ limit: MAX_ON_PAGE, after })
    providers.push(...data.filter(({ sample }) => !sample))
    if (providers.length === 0 || next === null || next === after) return providers
    after = next
  }
  return providers
}

/** Returns true if the entry at this address below `/api/web` can be read, as its page does. */
function isReadable(folder: string, id: string): boolean {
  return Boolean(matchEndpoint(`/${folder}/${encodeURIComponent(id)}`)?.id)
}

/** Returns the ids of all services that the upstream lists. @throws ApiError */
async function readServices(api: ApiClient): Promise<Array<string>> {
  const lists = await Promise.all([
    ifKnown(api.primaryCategories(), []),
    ifKnown(api.popularCategories(), []),
    api.categories(),
  ])
  return [...new Set(lists.flat().map(({ _id }) => _id))].filter((id) => isReadable('category', id))
}

/** Returns the ids of the jobs of a service. @throws ApiError */
async function readJobs(api: ApiClient, service: string): Promise<ReadonlySet<string>> {
  const { childCategories } = await api.category(service)
  return new Set(childCategories.flatMap(({ superChildren }) => superChildren.map(({ id }) => id)))
}

/** Reads what the upstream lists. It is not whole if a read failed; a 404 is an answer. */
export async function readListed(api: ApiClient, samples: boolean) {
  let isWhole = true
  async function known<T>(reading: Promise<T>, other: T): Promise<T> {
    try {
      return await reading
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isWhole &&= isAbsent(error.status)
      return other
    }
  }
  const [services, cities, states, posts, brands, providers] = await Promise.all([
    known(readServices(api), []),
    known(readCities(api), []),
    known(api.states(), []),
    known(api.blogPosts(), []),
    known(api.brands(), []),
    known<Array<ProviderSummary> | undefined>(readProviders(api), undefined),
  ])
  const jobs = await Promise.all(
    services
      .slice(0, MAX_SERVICES)
      .map(async (id) => [id, await known(readJobs(api, id), new Set<string>())] as const),
  )
  return {
    /** Undefined without a directory. */
    providers,
    services: new Set(services),
    cities,
    states,
    posts,
    /** Brands with a page. */
    brands: withoutSamples(sampleBrands, samples).filter(({ id }) => brands.some(({ _id }) => _id === id)),
    jobs: new Map(jobs),
    isWhole,
  }
}

type Listed = Awaited<ReturnType<typeof readListed>>

/** Returns the services of a city that have a page. */
function servicesInCity({ services }: Listed, city: City): Set<string> {
  return new Set(getServices(city).filter((service) => services.has(service)))
}

/** Returns the services that the cities of a state offer. */
function stateServicePages(listed: Listed): Array<string> {
  const { services, cities, states } = listed
  const all = states.map(getId).flatMap((id) => {
    const offered = servicesOfCities(placeState(cities, states, id)?.cities ?? [])
    return offered.filter((one) => services.has(one)).map((service) => paths.stateService(id, service))
  })
  return all.filter(indexedPlaces(listed))
}

/** Returns the real providers with the address part of their city, and their services with a page there. */
function getPlacedProviders(listed: Listed) {
  return (listed.providers ?? []).flatMap((provider) => {
    const city = cityWithId(listed.cities, provider.cityId)
    if (!city) return []
    const state = getState(city, listed.states)
    const services = [...servicesInCity(listed, city)].filter((id) => provider.categoryIds.includes(id))
    const jobs = provider.jobs.filter(({ id }) => city.jobIds?.includes(id) ?? true)
    return [{ cityId: getId(city), stateId: state && getId(state), services, jobs }]
  })
}

/** Returns the addresses of places that are indexed: where somebody real is listed, or all without a directory. */
function indexedPlaces(listed: Listed): (path: string) => boolean {
  if (!listed.providers) return () => true
  const indexed = new Set(
    getPlacedProviders(listed).flatMap(({ cityId, stateId, services }) => [
      paths.city(cityId),
      ...services.map((service) => paths.serviceInCity(service, cityId)),
      ...(stateId === undefined
        ? []
        : [paths.state(stateId), ...services.map((service) => paths.stateService(stateId, service))]),
    ]),
  )
  return (path) => indexed.has(path)
}

/** Returns the lists by service and city that have somebody real. */
function listPages(listed: Listed): Set<string> {
  return new Set(
    getPlacedProviders(listed).flatMap(({ cityId, services }) =>
      services.map((service) => paths.professionals(service, cityId)),
    ),
  )
}

/** Returns the jobs in the cities that offer them and have a real provider for them. */
function localJobPages(listed: Listed): Set<string> {
  const indexed = getPlacedProviders(listed).flatMap(({ cityId, services, jobs }) =>
    services.flatMap((service) =>
      jobs
        .filter(({ id }) => listed.jobs.get(service)?.has(id))
        .map(({ id }) => paths.jobPage(service, id, cityId)),
    ),
  )
  return new Set(indexed)
}

/** Yields the pages of services in cities: a large upstream has hundreds of thousands. */
function* cityServicePages(listed: Listed): Generator<string> {
  const isIndexed = indexedPlaces(listed)
  for (const city of listed.cities) {
    for (const service of servicesInCity(listed, city)) {
      const path = paths.serviceInCity(service, getId(city))
      if (isIndexed(path)) yield path
    }
  }
}

/** The addresses of the routes with parameters, each followed by the date of its last change if data has one. */
const addressesOf: Readonly<Record<string, (listed: Listed) => Iterable<string>>> = {
  '/blog/$slug': ({ posts }) =>
    posts
      .filter(({ slug }) => isReadable('blog', slug))
      .map((post) => [paths.post(post.slug), getChange(post)].filter(Boolean).join(' ')),
  '/brand/$brandId': ({ brands }) => brands.map(({ id }) => paths.brand(id)),
  '/city/$id': (listed) =>
    listed.cities
      .filter((city) => getServices(city).length > 0)
      .map((city) => paths.city(getId(city)))
      .filter(indexedPlaces(listed)),
  '/job/$serviceId/$jobId': ({ jobs }) =>
    [...jobs].flatMap(([service, ids]) => [...ids].map((id) => paths.jobPage(service, id))),
  '/job/$serviceId/$jobId/$cityName': localJobPages,
  '/provider/$id': ({ providers = [] }) => new Set(providers.map(({ id }) => paths.provider(id))),
  '/services/$id': ({ services }) => [...services].map(paths.service),
  '/services/$id/$cityName': cityServicePages,
  '/services/$id/$cityName/professionals': listPages,
  '/state/$stateId': (listed) =>
    listed.states
      .filter((state) => countCities(listed.cities, state) !== 0)
      .map((state) => paths.state(getId(state)))
      .filter(indexedPlaces(listed)),
  '/state/$stateId/service/$serviceId': stateServicePages,
}

/** The kinds of pages that routes declare. */
export const sitemapKinds = [...new Set(pageRoutes.flatMap(({ flags }) => flags.sitemap ?? []))]

/** Yields the addresses of the indexed pages of a kind, each followed by its date as in `addressesOf`. */
export function* addressesOfKind(kind: string, listed: Listed): Generator<string> {
  for (const { path, flags } of pageRoutes) {
    if (flags.sitemap !== kind) continue
    yield* addressesOf[path]?.(listed) ?? [flags.lastmod ? `${path} ${flags.lastmod}` : path]
  }
}
