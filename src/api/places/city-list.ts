import type { ApiClient } from '#api/client.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'

type Listed = ReadonlyArray<Pick<CategorySummary, '_id'>>

type UnlessUnlisted = (list: Promise<Listed>, other: []) => Promise<Listed>

const withOffers = memoizeWeak((cities: ReadonlyArray<City>) =>
  memoizeWeak((listed: Listed): ReadonlyArray<City> => {
    const ids = listed.map(({ _id }) => _id)
    return cities.map((city) => ({ ...city, serviceIds: city.serviceIds ?? ids }))
  }),
)

/**
 * All cities with what they offer, for whoever tells what that is: a city whose entry does not say has all that the
 * marketplace lists. Where that cannot be read, or is nothing, its entry stays as it is. @throws ApiError
 */
export async function readCities(api: ApiClient, unlessFailed: UnlessUnlisted): Promise<ReadonlyArray<City>> {
  const cities = await api.cities()
  if (cities.every((city) => city.serviceIds)) return cities
  const listed = await unlessFailed(api.categories(), [])
  return listed.length > 0 ? withOffers(cities)(listed) : cities
}

/** The same with all states. @throws ApiError */
export function readPlaces(
  api: ApiClient,
  unlessFailed: UnlessUnlisted,
): Promise<[ReadonlyArray<City>, Array<State>]> {
  return Promise.all([readCities(api, unlessFailed), api.states()])
}
