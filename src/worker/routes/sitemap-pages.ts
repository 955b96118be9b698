import type { ApiClient } from '#api/client.ts'
import { matchEndpoint } from '#api/endpoints.ts'
import { MAX_ON_PAGE } from '#api/provider-filters.ts'
import type { State } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { countCities, getServices, getState } from '#data/scope/places.ts'
import { readCities } from '#data/scope/read-places.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { paths } from '#lib/paths.ts'
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

/** Returns true if an entry has a page: the path of its call is not that of a list, such as `/blog/all`. */
function hasPage(folder: 'category' | 'blog' | 'provider', id: string): boolean {
  return matchEndpoint(`/${folder}/${encodeURIComponent(id)}`)?.id === id
}

/**
 * Reads what the upstream lists; jobs of services only on demand, because each service is a call. Places are listed
 * where somebody real is, or all without a directory. It is not whole if a read failed; a 404 is an answer.
 */
export async function readListed(api: ApiClient, { withJobs = true } = {}) {
  const { known, isWhole } = createOptionalReads()
  const [categories, cities, states, posts, providers] = await Promise.all([
    known(api.categories(), []),
    known(readCities(api), []),
    known(api.states(), []),
    known(api.blogPosts(), []),
    known(readProviders(api), undefined),
  ])
  const ids = categories.map(({ _id }) => _id).filter((id) => hasPage('category', id))
  const services = new Set(ids)
  const reading = [...services].slice(0, withJobs ? MAX_SERVICES : 0).map(async (id) => {
    const groups = (await known(api.category(id), undefined))?.childCategories ?? []
    return [id, new Set(groups.flatMap(({ superChildren }) => superChildren.map((job) => job.id)))] as const
  })
  // Cities that name no services share one list.
  const listedOf = memoizeWeak((own: ReadonlyArray<string>) =>
    [...new Set(own)].filter((id) => services.has(id)),
  )
  const byCity = providers && Map.groupBy(providers, ({ cityId }) => cityId)
  const places = cities.flatMap((city) => {
    const there = byCity?.get(city.slug) ?? []
    const own = getServices(city)
    if (byCity ? there.length === 0 : own.length === 0) return []
    const isOffered = (id: string) => there.some(({ categoryIds }) => categoryIds.includes(id))
    return {
      id: city.slug,
      state: getState(city, states),
      services: byCity ? listedOf(own).filter(isOffered) : listedOf(own),
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
    posts: posts.filter(({ slug }) => hasPage('blog', slug)),
    providers: (providers ?? []).filter(({ id }) => hasPage('provider', id)),
    isWhole: isWhole(),
  }
}

export type Listed = Awaited<ReturnType<typeof readListed>>

/** Pages that can be counted without being listed. A page is its address, and the date of its last change if known. */
export type Pages = { count: number; list: () => ReadonlyArray<string> }

function pagesOf<T>(entries: ReadonlyArray<T> | Set<T>, toPage: (entry: T) => string): Pages {
  const count = 'size' in entries ? entries.size : entries.length
  return { count, list: () => Array.from(entries, toPage) }
}

/** Returns the services of a state. Places that share their services are looked at once. */
function servicesIn({ places }: Listed, state: State): Set<string> {
  const lists = new Set(places.filter((place) => place.state === state).map(({ services }) => services))
  return new Set([...lists].flat())
}

function isServed({ providers }: Listed['places'][number]): boolean {
  return providers.length > 0
}

/** Returns the jobs of a service that somebody in a place does, and the place offers. */
function jobsIn({ jobs }: Listed, { providers, jobIds }: Listed['places'][number], service: string) {
  const done = providers
    .flatMap((provider) => (provider.categoryIds.includes(service) ? provider.jobs : []))
    .map(({ id }) => id)
  return new Set(done.filter((id) => jobs.get(service)?.has(id) && (jobIds?.includes(id) ?? true)))
}

/** The pages of the routes with parameters. A large upstream has hundreds of thousands of services in cities. */
const pagesOfRoute: Readonly<Record<string, (listed: Listed) => ReadonlyArray<Pages>>> = {
  '/blog/$slug': ({ posts }) => [
    pagesOf(posts, (post) => [paths.post(post.slug), getChange(post)].filter(Boolean).join(' ')),
  ],
  '/city/$id': ({ places }) => [pagesOf(places, ({ id }) => paths.city(id))],
  '/job/$serviceId/$jobId': ({ jobs }) =>
    [...jobs].map(([service, ids]) => pagesOf(ids, (id) => paths.jobPage(service, id))),
  '/job/$serviceId/$jobId/$cityName': (listed) =>
    listed.places
      .filter(isServed)
      .flatMap((place) =>
        place.services.map((service) =>
          pagesOf(jobsIn(listed, place, service), (id) => paths.jobPage(service, id, place.id)),
        ),
      ),
  '/provider/$id': ({ providers }) => [pagesOf(new Set(providers.map(({ id }) => id)), paths.provider)],
  '/services/$id': ({ services }) => [pagesOf(services, paths.service)],
  '/services/$id/$cityName': ({ places }) =>
    places.map(({ id, services }) => pagesOf(services, (service) => paths.serviceInCity(service, id))),
  '/services/$id/$cityName/professionals': ({ places }) =>
    places
      .filter(isServed)
      .map(({ id, services }) => pagesOf(services, (service) => paths.professionals(service, id))),
  '/state/$stateId': ({ states }) => [pagesOf(states, (state) => paths.state(state.slug))],
  '/state/$stateId/service/$serviceId': (listed) =>
    listed.states.map((state) =>
      pagesOf(servicesIn(listed, state), (service) => paths.stateService(state.slug, service)),
    ),
}

/** The kinds of pages that routes declare. */
export const sitemapKinds = [...new Set(pageRoutes.flatMap(({ flags }) => flags.sitemap ?? []))]

/** Returns the indexed pages of a kind. */
export function pagesOfKind(kind: string, listed: Listed): ReadonlyArray<Pages> {
  return pageRoutes.flatMap(({ path, flags: { sitemap, lastmod } }) => {
    if (sitemap !== kind) return []
    return pagesOfRoute[path]?.(listed) ?? [pagesOf([path], () => (lastmod ? `${path} ${lastmod}` : path))]
  })
}
