import type { ApiClient } from '#api/client.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'

/** Gives the listed services to the cities that do not name their own. */
export function withServices(
  cities: ReadonlyArray<City>,
  listed: ReadonlyArray<Pick<CategorySummary, '_id'>>,
): ReadonlyArray<City> {
  const ids = listed.map(({ _id }) => _id)
  return cities.map((city) => ({ ...city, serviceIds: city.serviceIds ?? ids }))
}

/** Reads all cities with their services: those of the entry, else all that the upstream lists. @throws ApiError */
export async function readCities(api: ApiClient): Promise<ReadonlyArray<City>> {
  const cities = await api.cities()
  return cities.every((city) => city.serviceIds) ? cities : withServices(cities, await api.categories())
}

/** Reads all cities with their services, and all states. @throws ApiError */
export function readPlaces(api: ApiClient): Promise<[ReadonlyArray<City>, Array<State>]> {
  return Promise.all([readCities(api), api.states()])
}
