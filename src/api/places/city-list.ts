import type { ApiClient } from '#api/client.ts'
import type { UnlessFailed } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'

const withOffers = memoizeWeak((cities: ReadonlyArray<City>) =>
  memoizeWeak((listed: ReadonlyArray<CategorySummary>): ReadonlyArray<City> => {
    const serviceIds = listed.map(({ _id }) => _id)
    return cities.map((city) => (city.serviceIds ? city : { ...city, serviceIds }))
  }),
)

/**
 * All cities with what they offer, for whoever tells what that is: a city whose entry does not say has all that the
 * marketplace lists. Where that cannot be read, or is nothing, its entry stays as it is. @throws ApiError
 */
export async function readCities(api: ApiClient, unlessFailed: UnlessFailed): Promise<ReadonlyArray<City>> {
  const cities = await api.cities()
  if (cities.every(({ serviceIds }) => serviceIds)) return cities
  const listed = await unlessFailed(api.categories(), [])
  return listed.length > 0 ? withOffers(cities)(listed) : cities
}
