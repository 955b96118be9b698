import type { ApiClient } from '#api/client.ts'
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
import { createOptionalReads } from '#worker/upstream-client/in-process-api.ts'

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

/** Returns the ids of all services that the upstream lists. @throws ApiError */
async function readServices(api: ApiClient): Promise<Array<string>> {
  const lists = await Promise.all([
    ifKnown(api.primaryCategories(), []),
    ifKnown(api.popularCategories(), []),
    api.categories(),
  ])
  return lists.flat().map(({ _id }) => _id)
}

/** Returns the ids of the jobs of a service. @throws ApiError */
async function readJobs(api: ApiClient, service: string): Promise<ReadonlySet<string>> {
  const { childCategories } = await api.category(service)
  return new Set(childCategories.flatMap(({ superChildren }) => superChildren.map(({ id }) => id)))
}

/** Reads what the upstream lists. It is not whole if a read failed; a 404 is an answer. */
export async function readListed(api: ApiClient, samples: boolean) {
  const { known, isWhole } = createOptionalReads()
  const [ids, cities, states, posts, brands, providers] = await Promise.all([
    known(readServices(api), []),
    known(readCities(api), []),
    known(api.states(), []),
    known(api.blogPosts(), []),
    known(api.brands(), []),
    known(readProviders(api), undefined),
  ])
  const services = new Set(ids)
  const jobs = await Promise.all(
    [...services].slice(0, MAX_SERVICES).map(async (id) => {
      const none: ReadonlySet<string> = new Set()
      return [id, await known(readJobs(api, id), none)] as const
    }),
  )
  const servicesIn = (city: City) => [...new Set(getServices(city))].filter((id) => services.has(id))
  /** The places of real providers, with the services and jobs that they have there. */
  const placed = (providers ?? []).flatMap(({ cityId, categoryIds, jobs: own }) => {
    const city = cityWithId(cities, cityId)
    if (!city) return []
    const state = getState(city, states)
    return {
      city: getId(city),
      state: state && getId(state),
      services: servicesIn(city).filter((id) => categoryIds.includes(id)),
      jobs: own.filter(({ id }) => city.jobIds?.includes(id) ?? true),
    }
  })
  const indexed = new Set(
    placed.flatMap(({ city, state, services: own }) => [
      paths.city(city),
      ...own.map((id) => paths.serviceInCity(id, city)),
      ...(state === undefined ? [] : [paths.state(state), ...own.map((id) => paths.stateService(state, id))]),
    ]),
  )
  return {
    providers: providers ?? [],
    services,
    cities,
    states,
    posts,
    /** Brands with a page. */
    brands: withoutSamples(sampleBrands, samples).filter(({ id }) => brands.some(({ _id }) => _id === id)),
    jobs: new Map(jobs),
    servicesIn,
    placed,
    /** Places are indexed where somebody real is listed, or all without a directory. */
    isIndexed: (path: string) => !providers || indexed.has(path),
    isWhole: isWhole(),
  }
}

type Listed = Awaited<ReturnType<typeof readListed>>

/** Yields the pages of services in cities: a large upstream has hundreds of thousands. */
function* cityServicePages({ cities, servicesIn, isIndexed }: Listed): Generator<string> {
  for (const city of cities) {
    const id = getId(city)
    yield* servicesIn(city)
      .map((service) => paths.serviceInCity(service, id))
      .filter(isIndexed)
  }
}

/** The addresses of the routes with parameters, each followed by the date of its last change if data has one. */
const addressesOf: Readonly<Record<string, (listed: Listed) => Iterable<string>>> = {
  '/blog/$slug': ({ posts }) =>
    posts.map((post) => [paths.post(post.slug), getChange(post)].filter(Boolean).join(' ')),
  '/brand/$brandId': ({ brands }) => brands.map(({ id }) => paths.brand(id)),
  '/city/$id': ({ cities, isIndexed }) =>
    cities
      .filter((city) => getServices(city).length > 0)
      .map((city) => paths.city(getId(city)))
      .filter(isIndexed),
  '/job/$serviceId/$jobId': ({ jobs }) =>
    [...jobs].flatMap(([service, ids]) => [...ids].map((id) => paths.jobPage(service, id))),
  '/job/$serviceId/$jobId/$cityName': ({ placed, jobs: ids }) =>
    new Set(
      placed.flatMap(({ city, services, jobs }) =>
        services.flatMap((service) =>
          jobs.flatMap(({ id }) => (ids.get(service)?.has(id) ? [paths.jobPage(service, id, city)] : [])),
        ),
      ),
    ),
  '/provider/$id': ({ providers }) => new Set(providers.map(({ id }) => paths.provider(id))),
  '/services/$id': ({ services }) => [...services].map(paths.service),
  '/services/$id/$cityName': cityServicePages,
  '/services/$id/$cityName/professionals': ({ placed }) =>
    new Set(placed.flatMap(({ city, services }) => services.map((id) => paths.professionals(id, city)))),
  '/state/$stateId': ({ cities, states, isIndexed }) =>
    states
      .filter((state) => countCities(cities, state) !== 0)
      .map((state) => paths.state(getId(state)))
      .filter(isIndexed),
  '/state/$stateId/service/$serviceId': ({ services, cities, states, isIndexed }) =>
    states
      .map(getId)
      .flatMap((id) =>
        servicesOfCities(placeState(cities, states, id)?.cities ?? [])
          .filter((service) => services.has(service))
          .map((service) => paths.stateService(id, service)),
      )
      .filter(isIndexed),
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
