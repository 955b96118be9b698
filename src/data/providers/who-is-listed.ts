import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { isAbsent } from '#api/errors.ts'
import type { Result } from '#api/result.ts'
import type { CategorySummary, SuperChild } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { listedAnywhereQuery } from '#data/providers/top-providers.ts'
import { readResult } from '#data/query-result.ts'
import { citiesOfState, type ScopeParts } from '#data/scope/find-scope.ts'
import { findState } from '#data/scope/places.ts'
import { readPlaces } from '#data/scope/read-places.ts'
import type { Price, Priced, WhoIsListed } from '#lib/listed.ts'
import { getEntry } from '#lib/slug.ts'

/** Number of providers on the page of a city, or of a service or job in one. */
export const BEST_PROVIDERS = 3

/** Returns the cities where providers are listed; undefined if the upstream does not count by city. */
function countedCities({ total, counts }: ProviderPage): Set<string> | undefined {
  if (total === 0) return new Set()
  return counts && new Set(counts.cities.map(({ value }) => value))
}

/** Returns the cities where somebody is listed; all cities if that is unknown. */
export function citiesWithProviders(
  cities: ReadonlyArray<City>,
  directory: ProviderPage | undefined,
): ReadonlyArray<City> {
  const counted = directory && countedCities(directory)
  return counted ? cities.filter(({ slug }) => counted.has(slug)) : cities
}

/**
 * Returns what a directory says about some cities. An upstream may ignore the filter of a state: then its other counts,
 * with their prices, are of other places.
 */
function ofCities(directory: ProviderPage, cities: ReadonlySet<string>): ProviderPage {
  const { counts } = directory
  if (!counts || counts.cities.every(({ value }) => cities.has(value))) return directory
  const counted = counts.cities.filter(({ value }) => cities.has(value))
  return {
    ...directory,
    data: directory.data.filter(({ cityId }) => cities.has(cityId)),
    total: counted.reduce((sum, { count }) => sum + count, 0),
    counts: { ...counts, cities: counted, jobs: [], services: [] },
  }
}

/**
 * Reads the best providers of a scope and the counts of all: how many there are, where, and their lowest prices. All
 * parts of a page make this one call. @throws ApiError, with status 404 if the upstream has no directory
 */
export async function readDirectory(
  api: ApiClient,
  { service, job, city, state: statePart }: ScopeParts = {},
): Promise<ProviderPage> {
  const state = city === undefined ? statePart : undefined
  const [directory, places] = await Promise.all([
    api.providers({ category: service, job, city, state, limit: BEST_PROVIDERS }),
    state === undefined ? undefined : readPlaces(api),
  ])
  if (!places || state === undefined) return directory
  const entry = findState(places.states, state)
  const cities = entry ? citiesOfState(places.cities, entry) : []
  return ofCities(directory, new Set(cities.map(({ slug }) => slug)))
}

/** The lowest prices that listed providers name, by the id of the job and of the service. */
export type ListedPrices = Readonly<Record<'jobs' | 'services', Readonly<Record<string, Price>>>>

/** Returns the lowest prices that the providers of a scope name; none if they could not be read. */
export function listedPrices(directory: ProviderPage | undefined): ListedPrices {
  const kind = directory?.data[0]?.sample ? 'sample' : 'provider'
  const toPrices = (counted: ReadonlyArray<{ value: string; priceFrom?: number | undefined }> = []) =>
    Object.fromEntries(
      counted.flatMap(({ value, priceFrom }) =>
        priceFrom === undefined ? [] : [[value, { amount: priceFrom, kind }] as const],
      ),
    )
  return { jobs: toPrices(directory?.counts?.jobs), services: toPrices(directory?.counts?.services) }
}

/** The prices at a place: `listed` are those of its providers, `prices` the upstream's usual ones in the city. */
export type LocalPrices = { listed?: ListedPrices | undefined; prices?: City['prices'] }

/** Returns a usual price; undefined without an amount. */
export function usualPrice(amount: number | undefined): Price | undefined {
  return amount === undefined ? undefined : { amount, kind: 'usual' }
}

/** Returns the lowest price: of those that a provider names, else of the usual ones. */
export function lowestPrice(priced: ReadonlyArray<Priced>): Price | undefined {
  const prices = priced.flatMap(({ price }) => price ?? [])
  const named = prices.filter(({ kind }) => kind !== 'usual')
  return (named.length > 0 ? named : prices).toSorted((one, other) => one.amount - other.amount)[0]
}

/** Returns the price of a job at a place: the lowest that a provider names, else the usual one. */
export function jobPrice(
  { id, priceFrom }: Pick<SuperChild, 'id' | 'priceFrom'>,
  { listed, prices }: LocalPrices,
): Price | undefined {
  return getEntry(listed?.jobs ?? {}, id) ?? usualPrice(getEntry(prices ?? {}, id) ?? priceFrom)
}

/**
 * Returns the price of a service in all of India from its entry in a list: the lowest that a provider names, else the
 * usual one. Undefined if providers are listed for it and their prices are not counted.
 */
export function servicePrice(
  { _id, priceFrom }: Pick<CategorySummary, '_id' | 'priceFrom'>,
  directory: ProviderPage | undefined,
  listed: ListedPrices,
): Price | undefined {
  const named = getEntry(listed.services, _id)
  if (named) return named
  const count = directory?.counts?.services.find(({ value }) => value === _id)?.count ?? 0
  return count > 0 && Object.keys(listed.jobs).length > 0 ? undefined : usualPrice(priceFrom)
}

/** The number of providers before the price is known, with the cities of the state that have one. */
export type Counted = Omit<WhoIsListed, 'price'> & { cities?: Array<string> }

/**
 * Counts who is listed for a scope. A page without a place is always indexed; another if somebody real is listed. In a
 * state that is unknown unless the upstream counts by city.
 */
export function countProviders(directory: ProviderPage, { city, state }: ScopeParts): Counted {
  const { total, data } = directory
  const isReal = data.some(({ sample }) => !sample)
  const all = total ?? data.length
  const samples = data.length > 0 && !isReal && ({ isSample: true } as const)
  if (city !== undefined || state === undefined)
    return { count: all, isIndexed: city === undefined || isReal, ...samples }
  if (all === 0) return { count: 0, isIndexed: false, cities: [] }
  const counted = countedCities(directory)
  if (!counted) return { count: undefined, isIndexed: true }
  return { count: all, isIndexed: isReal, ...samples, cities: [...counted] }
}

/** Queries who is listed for a scope. */
export function listedQuery(api: ApiClient, parts: ScopeParts) {
  const { service = '', job = '', city = '', state = '' } = parts
  return queryOptions({
    queryKey: ['listed', service, job, city, city === '' ? state : ''],
    queryFn: (context) =>
      readResult(
        readDirectory(api, parts).then((directory) => countProviders(directory, parts)),
        context,
      ),
  })
}

/** The number from which nothing on a page depends on how many providers are listed anywhere. */
const ENOUGH = 2

/**
 * Starts the read of how many providers are listed anywhere, unless the page has found enough for its scope, or that
 * there is no directory.
 */
export function prefetchListedAnywhere(api: ApiClient, queryClient: QueryClient): void {
  const anywhere = listedAnywhereQuery(api)
  const known = queryClient
    .getQueriesData<Result<Counted>>({ queryKey: anywhere.queryKey })
    .flatMap(([, counted]): Array<Result<number>> => {
      if (!counted?.ok) return counted && isAbsent(counted.status) ? [counted] : []
      const { count = 0 } = counted.data
      return count >= ENOUGH ? [{ ok: true, data: count }] : []
    })
  if (known[0]) queryClient.setQueryData(anywhere.queryKey, known[0])
  else void queryClient.prefetchQuery(anywhere)
}

/**
 * Returns who is listed. Without a directory the page of a job in a city repeats that of the job, so it is not indexed.
 */
export function toListed(counted: Result<Counted>, { job, city }: ScopeParts, price?: Price): WhoIsListed {
  if (counted.ok) {
    const { cities: _, ...listed } = counted.data
    return { ...listed, ...(price && { price }) }
  }
  const isRepeated = isAbsent(counted.status) && job !== undefined && city !== undefined
  return { count: undefined, isIndexed: !isRepeated, ...(price && { price }) }
}
