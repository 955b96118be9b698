import type { ApiClient } from '#api/client.ts'
import { MAX_ON_PAGE } from '#api/provider-filters.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { readCities } from '#data/places/read-places.ts'
import { cityWithId, countCities, getServices, getState } from '#data/places/resolve-place.ts'
import { paths } from '#lib/paths.ts'
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

/**
 * Reads what the upstream lists. Places are listed where somebody real is, or all without a directory. It is not whole if
 * a read failed; a 404 is an answer.
 */
export async function readListed(api: ApiClient) {
  const { known, isWhole } = createOptionalReads()
  const [categories, cities, states, posts, providers] = await Promise.all([
    known(api.categories(), []),
    known(readCities(api), []),
    known(api.states(), []),
    known(api.blogPosts(), []),
    known(readProviders(api), undefined),
  ])
  const services = new Set(categories.map(({ _id }) => _id))
  const reading = [...services].slice(0, MAX_SERVICES).map(async (id) => {
    const groups = (await known(api.category(id), undefined))?.childCategories ?? []
    return [id, new Set(groups.flatMap(({ superChildren }) => superChildren.map((job) => job.id)))] as const
  })
  const byCity = providers && Map.groupBy(providers, ({ cityId }) => cityWithId(cities, cityId))
  const places = cities.flatMap((city) => {
    const there = byCity?.get(city) ?? []
    const own = [...new Set(getServices(city))]
    if (byCity ? there.length === 0 : own.length === 0) return []
    const isOffered = (id: string) => !byCity || there.some(({ categoryIds }) => categoryIds.includes(id))
    return {
      id: getId(city),
      state: getState(city, states),
      services: own.filter((id) => services.has(id) && isOffered(id)),
      jobIds: city.jobIds,
      providers: there,
    }
  })
  return {
    services,
    jobs: new Map(await Promise.all(reading)),
    places,
    states: states.filter((state) =>
      byCity ? places.some((place) => place.state === state) : countCities(cities, state) !== 0,
    ),
    posts,
    providers: providers ?? [],
    isWhole: isWhole(),
  }
}

type Listed = Awaited<ReturnType<typeof readListed>>

/** The addresses of the routes with parameters, each followed by the date of its last change if data has one. */
const addressesOf: Readonly<Record<string, (listed: Listed) => Iterable<string>>> = {
  '/blog/$slug': ({ posts }) =>
    posts.map((post) => [paths.post(post.slug), getChange(post)].filter(Boolean).join(' ')),
  '/city/$id': ({ places }) => places.map(({ id }) => paths.city(id)),
  '/job/$serviceId/$jobId': ({ jobs }) =>
    [...jobs].flatMap(([service, ids]) => [...ids].map((id) => paths.jobPage(service, id))),
  '/job/$serviceId/$jobId/$cityName': ({ places, jobs }) =>
    new Set(
      places.flatMap(({ id: city, services, jobIds, providers }) =>
        services.flatMap((service) =>
          providers
            .flatMap((provider) => (provider.categoryIds.includes(service) ? provider.jobs : []))
            .filter(({ id }) => jobs.get(service)?.has(id) && (jobIds?.includes(id) ?? true))
            .map(({ id }) => paths.jobPage(service, id, city)),
        ),
      ),
    ),
  '/provider/$id': ({ providers }) => new Set(providers.map(({ id }) => paths.provider(id))),
  '/services/$id': ({ services }) => [...services].map(paths.service),
  /** One by one: a large upstream has hundreds of thousands. */
  *'/services/$id/$cityName'({ places }) {
    for (const { id, services } of places)
      for (const service of services) yield paths.serviceInCity(service, id)
  },
  '/services/$id/$cityName/professionals': ({ places }) =>
    places
      .filter(({ providers }) => providers.length > 0)
      .flatMap(({ id, services }) => services.map((service) => paths.professionals(service, id))),
  '/state/$stateId': ({ states }) => states.map((state) => paths.state(getId(state))),
  '/state/$stateId/service/$serviceId': ({ states, places }) =>
    states.flatMap((state) => {
      const offered = places.filter((place) => place.state === state).flatMap(({ services }) => services)
      return [...new Set(offered)].map((service) => paths.stateService(getId(state), service))
    }),
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
