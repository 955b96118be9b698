import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { cityPart, findCity } from '#api/places/resolve-place.ts'
import { servicePart } from '#api/places/service-part.ts'
import { ENOUGH_LISTED } from '#api/professionals/list-queries.ts'
import { MOST_ON_PAGE } from '#api/provider-filters.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { paths } from '#lib/paths.ts'
import { idOf } from '#lib/place-id.ts'
import { ifKnown } from '#worker/endpoints/site-data.ts'

/** Pages of the directory that are read for the sitemap: the best 10,000. A Worker may ask a thousand times in all. */
const MOST_PAGES = 200

export type People = {
  people: ReadonlyArray<ProviderSummary>
  /** All that is to be listed was read. */
  isWhole: boolean
}

/**
 * The real people of the directory, the best first; nobody where there is none. Samples are no people: a list that begins with
 * one is not read on.
 */
export async function readPeople(api: ApiClient): Promise<People> {
  const people: Array<ProviderSummary> = []
  let after: string | undefined
  try {
    for (let page = 0; page < MOST_PAGES; page++) {
      const { data, next } = await api.providers({ limit: MOST_ON_PAGE, after })
      people.push(...data.filter(({ sample }) => !sample))
      if (next === null || next === after || people.length === 0) break
      after = next
    }
    return { people, isWhole: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { people, isWhole: error.status === 404 }
  }
}

/** The lists of a trade in a city that have enough people, by the two names in their addresses. */
export function listedPairs(
  people: ReadonlyArray<Pick<ProviderSummary, 'categoryIds' | 'cityId'>>,
  cities: ReadonlyArray<City>,
): Array<[serviceId: string, cityId: string]> {
  const counts = new Map<string, { pair: [string, string]; count: number }>()
  for (const { categoryIds, cityId } of people) {
    const listed = cities.find(({ _id }) => _id === cityId) ?? findCity(cities, cityId)
    const city = cityPart(listed ? idOf(listed) : cityId)
    for (const service of new Set(categoryIds.map(servicePart))) {
      const key = `${service}/${city}`
      const known = counts.get(key) ?? { pair: [service, city], count: 0 }
      counts.set(key, { ...known, count: known.count + 1 })
    }
  }
  return [...counts.values()].flatMap(({ pair, count }) => (count >= ENOUGH_LISTED ? [pair] : []))
}

/**
 * The pages about people: their profiles, and the lists of a trade in a city with enough of them. `combinations` are the
 * addresses of the services in cities that there are.
 */
export async function peoplePaths(
  api: ApiClient,
  combinations: ReadonlySet<string>,
): Promise<{ paths: Array<string>; isWhole: boolean }> {
  const [{ people, isWhole }, cities] = await Promise.all([readPeople(api), ifKnown(api.cities())])
  const lists = listedPairs(people, cities ?? []).filter(([service, city]) =>
    combinations.has(paths.serviceInCity(service, city)),
  )
  return {
    paths: [
      ...lists.map(([service, city]) => paths.professionals(service, city)),
      ...new Set(people.map(({ id }) => paths.provider(id))),
    ],
    isWhole: isWhole && cities !== undefined,
  }
}
