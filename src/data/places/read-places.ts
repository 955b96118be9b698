import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'

type Listed = ReadonlyArray<Pick<CategorySummary, '_id'>>

/** Gives the listed services to the cities that do not name their own. Returns the same cities if none is listed. */
export function withServices(cities: ReadonlyArray<City>, listed: Listed): ReadonlyArray<City> {
  const ids = listed.map(({ _id }) => _id)
  return ids.length > 0 ? cities.map((city) => ({ ...city, serviceIds: city.serviceIds ?? ids })) : cities
}

/**
 * Reads all cities with their services. A city that does not name its services has all that the upstream lists, or
 * `unread` if that list cannot be read.
 * @throws ApiError
 */
export async function readCities(api: ApiClient, unread: Listed = []): Promise<ReadonlyArray<City>> {
  const cities = await api.cities()
  if (cities.every((city) => city.serviceIds)) return cities
  return withServices(cities, await ifKnown(api.categories(), unread))
}

/** Reads all cities as `readCities` does, and all states. @throws ApiError */
export function readPlaces(
  api: ApiClient,
  unread?: Parameters<typeof readCities>[1],
): Promise<[ReadonlyArray<City>, Array<State>]> {
  return Promise.all([readCities(api, unread), api.states()])
}
