import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { MAX_ON_PAGE } from '#api/provider-filters.ts'
import { ifKnown } from '#api/result.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { cityPart, findCity } from '#data/places/resolve-place.ts'
import { ENOUGH_LISTED } from '#data/professionals/list-queries.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { paths } from '#lib/paths.ts'
import { getId } from '#lib/slug.ts'

/** Limit of directory pages in the sitemap: the best 10,000 providers. A Worker may make a thousand calls. */
const MAX_PAGES = 200
/** Time limit (ms); the next request continues from what the cache has. */
const MAX_MS = 8_000
/** Limit of services whose jobs are read. */
const MAX_SERVICES = 100

type Providers = {
  providers: ReadonlyArray<ProviderSummary>
  /** True if everything that belongs there was read. */
  isWhole: boolean
}

/** Paths of pages. They are not whole if the upstream failed. */
type Paths = { paths: Array<string>; isWhole: boolean }

/**
 * Returns the real providers of the directory, best first. Reads them once for each client. A list that begins with a
 * sample has no real ones and is not read further.
 */
const readProviders = memoizeWeak(async (api: ApiClient): Promise<Providers> => {
  const providers: Array<ProviderSummary> = []
  const began = Date.now()
  let after: string | undefined
  try {
    for (let page = 0; page < MAX_PAGES; page++) {
      if (Date.now() - began > MAX_MS) return { providers, isWhole: false }
      const { data, next } = await api.providers({ limit: MAX_ON_PAGE, after })
      providers.push(...data.filter(({ sample }) => !sample))
      if (next === null || next === after || providers.length === 0) break
      after = next
    }
    return { providers, isWhole: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { providers, isWhole: error.status === 404 }
  }
})

/** Returns the city of a provider and their services that have a page there, as URLs name them, and its jobs. */
function placeProvider(
  { categoryIds, cityId }: ProviderSummary,
  cities: ReadonlyArray<City>,
  combinations: ReadonlySet<string>,
): { city: string; services: Set<string>; jobIds: City['jobIds'] } {
  const listed = cities.find(({ _id }) => _id === cityId) ?? findCity(cities, cityId)
  const city = cityPart(listed ? getId(listed) : cityId)
  const hasPage = (service: string) => combinations.has(paths.serviceInCity(service, city))
  return { city, services: new Set(categoryIds.filter(hasPage)), jobIds: listed?.jobIds }
}

/** Returns the lists by service and city with enough providers. */
function listPaths(
  providers: ReadonlyArray<ProviderSummary>,
  cities: ReadonlyArray<City>,
  combinations: ReadonlySet<string>,
): Array<string> {
  const counts = new Map<string, number>()
  for (const provider of providers) {
    const { city, services } = placeProvider(provider, cities, combinations)
    for (const service of services) {
      const path = paths.professionals(service, city)
      counts.set(path, (counts.get(path) ?? 0) + 1)
    }
  }
  return [...counts].flatMap(([path, count]) => (count >= ENOUGH_LISTED ? [path] : []))
}

/**
 * Returns the profiles, and the lists by service and city with enough providers. `combinations` are the pages of
 * services in cities.
 */
export async function providersPaths(api: ApiClient, combinations: ReadonlySet<string>): Promise<Paths> {
  const [{ providers, isWhole }, cities] = await Promise.all([readProviders(api), ifKnown(api.cities())])
  return {
    paths: [
      ...listPaths(providers, cities ?? [], combinations),
      ...new Set(providers.map(({ id }) => paths.provider(id))),
    ],
    isWhole: isWhole && cities !== undefined,
  }
}

/** Returns the ids of the jobs of a service; undefined if they cannot be read. A service may have no entry. */
async function readJobIds(api: ApiClient, serviceId: string): Promise<Array<string> | undefined> {
  try {
    const { childCategories } = await api.category(serviceId)
    return childCategories.flatMap(({ superChildren }) => superChildren.map(({ id }) => id))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 404 ? [] : undefined
  }
}

/** Returns the pages of jobs; in cities those of the jobs of the city for which a real provider is listed there. */
export async function jobPaths(
  api: ApiClient,
  serviceIds: ReadonlyArray<string>,
  combinations: ReadonlySet<string>,
): Promise<Paths> {
  const ids = serviceIds.slice(0, MAX_SERVICES)
  const [jobs, { providers, isWhole }, cities] = await Promise.all([
    Promise.all(ids.map(async (id) => [id, await readJobIds(api, id)] as const)),
    readProviders(api),
    ifKnown(api.cities()),
  ])
  const jobsByService = new Map(jobs.map(([id, jobIds = []]) => [id, new Set(jobIds)]))
  const inCities = providers.flatMap((provider) => {
    const { city, services, jobIds } = placeProvider(provider, cities ?? [], combinations)
    const offered = provider.jobs.filter(({ id }) => jobIds?.includes(id) ?? true)
    return [...services].flatMap((service) =>
      offered.flatMap(({ id }) =>
        jobsByService.get(service)?.has(id) ? [paths.jobPage(service, id, city)] : [],
      ),
    )
  })
  return {
    paths: [
      ...[...jobsByService].flatMap(([service, jobIds]) =>
        [...jobIds].map((id) => paths.jobPage(service, id)),
      ),
      ...new Set(inCities),
    ],
    isWhole: isWhole && cities !== undefined && jobs.every(([, jobIds]) => jobIds !== undefined),
  }
}
