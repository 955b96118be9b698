import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { Category, ChildCategory, SuperChild } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { getApiId } from '#lib/slug.ts'

/**
 * The jobs of a city. `listed` holds the lowest price of its providers for each job, `prices` the upstream's usual
 * prices there. Prices are whole rupees.
 */
export type LocalOffer = {
  jobIds?: City['jobIds']
  prices?: City['prices']
  listed?: Readonly<Record<string, number>>
  /** The providers are samples, so search engines do not get their prices. */
  isSample?: boolean
}

/** A price in whole rupees. It is `isUsual` in a city where no provider has named one. */
export type Priced = { priceFrom?: number | undefined; isUsual?: true; isSample?: true }

type LocalGroup = Omit<ChildCategory, 'superChildren'> & { superChildren: Array<SuperChild & Priced> }

/** Returns the lowest prices of a list of providers. Empty without a directory. */
export function toListedPrices(page: ProviderPage | undefined): Pick<LocalOffer, 'listed' | 'isSample'> {
  const prices = page?.counts?.jobs.flatMap(({ value, priceFrom }) =>
    priceFrom === undefined ? [] : [[value, priceFrom] as const],
  )
  return { listed: Object.fromEntries(prices ?? []), ...(page?.data[0]?.sample && { isSample: true }) }
}

type CityIds = Parameters<typeof getApiId>[0]

/**
 * Reads the best providers of a city and the counts of all. The page of the city shows the providers; other pages need
 * only the counts, and make the same call, so that caches answer it.
 */
export function readCityProviders(api: ApiClient, city: CityIds): Promise<ProviderPage> {
  return api.providers({ city: getApiId(city), limit: 3 })
}

/** Reads the lowest prices of the providers of a city. Returns none if there is no directory. */
export async function readListedPrices(
  api: ApiClient,
  city: CityIds,
): Promise<Pick<LocalOffer, 'listed' | 'isSample'>> {
  return toListedPrices(await ifKnown(readCityProviders(api, city)))
}

/**
 * Returns the price of a job. In a city it is the lowest of the listed providers, else the upstream's as a usual price.
 */
export function localPrice(
  { id, priceFrom }: Pick<SuperChild, 'id' | 'priceFrom'>,
  { listed, prices, isSample }: LocalOffer,
): Priced {
  const own = listed?.[id]
  if (own !== undefined) return { priceFrom: own, ...(isSample && { isSample }) }
  const usual = prices?.[id] ?? priceFrom
  return { priceFrom: usual, ...(listed && usual !== undefined && { isUsual: true }) }
}

/** Returns the non-empty job groups of a service, in a city with its jobs and prices. */
export function localJobs({ childCategories }: Category, city: LocalOffer = {}): Array<LocalGroup> {
  const has = city.jobIds && new Set(city.jobIds)
  return childCategories
    .map((child) => ({
      ...child,
      superChildren: child.superChildren
        .filter(({ id }) => !has || has.has(id))
        .map((job) => ({ ...job, ...localPrice(job, city) })),
    }))
    .filter(({ superChildren }) => superChildren.length > 0)
}

type Groups = ReadonlyArray<{ superChildren: ReadonlyArray<Priced> }>

/** Returns the lowest price of the jobs of a page. Providers' prices precede usual ones. Empty if none has a price. */
export function lowestPrice(groups: Groups): Priced {
  const jobs = groups.flatMap(({ superChildren }) => superChildren)
  const priced = jobs.filter(({ priceFrom }) => priceFrom !== undefined)
  const named = priced.filter(({ isUsual }) => !isUsual)
  const [lowest] = [...(named.length > 0 ? named : priced)].sort(
    (one, other) => (one.priceFrom ?? 0) - (other.priceFrom ?? 0),
  )
  if (!lowest) return {}
  const { priceFrom, isUsual, isSample } = lowest
  return { priceFrom, ...(isUsual && { isUsual }), ...(isSample && { isSample }) }
}

/** `none` for a service without jobs, `jobs` for one whose jobs have no prices. */
export type JobsKnown = 'prices' | 'jobs' | 'none'

/** Returns whether a service has jobs, and whether they have prices. */
export function jobsKnown(children: Groups): JobsKnown {
  if (lowestPrice(children).priceFrom !== undefined) return 'prices'
  return children.some(({ superChildren }) => superChildren.length > 0) ? 'jobs' : 'none'
}

/**
 * Returns the number of jobs that can be booked in a city: from the city's own list, else from the upstream, else from
 * the services. Returns undefined if it is unknown.
 */
export function countServices(
  { jobIds, serviceIds, services }: Pick<City, 'jobIds' | 'serviceIds' | 'services'>,
  jobCounts: ReadonlyMap<string, number | undefined>,
): number | undefined {
  if (jobIds) return new Set(jobIds).size
  const counts = serviceIds?.map((id) => jobCounts.get(id)) ?? [undefined]
  const known = counts.filter((count) => count !== undefined)
  return known.length === counts.length
    ? known.reduce((sum, count) => sum + count, 0)
    : (services ?? serviceIds?.length)
}
