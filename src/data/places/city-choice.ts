import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { City } from '#api/schemas/place.ts'
import type { NearbyCity } from '#browser/chosen-city.ts'
import type { ReadOffer } from '#browser/save-city.ts'
import { headerCities } from '#data/places/header-cities.ts'
import { readResult } from '#data/query-result.ts'
import { getServices, type Place, toPlace } from '#data/scope/places.ts'
import { readCities } from '#data/scope/read-places.ts'
import { byDistance, type Coordinates, getPosition } from '#lib/geo.ts'

/** A city that a visitor can choose. */
export type CityChoice = Place & {
  /** The services offered there; undefined for a built-in city whose list could not be read. */
  serviceIds?: Array<string>
} & Partial<Coordinates>

/** The cities to choose from while the list is missing. */
export const builtInChoices: ReadonlyArray<CityChoice> = headerCities

/** Returns the cities of the location dialog, in the order of the upstream. */
export function cityChoices(cities: ReadonlyArray<City>): Array<CityChoice> {
  return cities.map((city) => {
    const place = toPlace(city)
    const position = getPosition(city) ?? getPosition(headerCities.find(({ id }) => id === place.id))
    return {
      ...place,
      serviceIds: getServices(city),
      ...position,
    }
  })
}

/** Queries the cities that a visitor can choose. */
export function cityChoicesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['cities', 'choices'],
    queryFn: (context) => readResult(readCities(api).then(cityChoices), context),
  })
}

/** Returns the nearest city that offers a service, or the first one if the positions are unknown. */
function nearestOffering(
  city: CityChoice,
  cities: ReadonlyArray<CityChoice>,
  serviceId: string,
): NearbyCity | undefined {
  const offering = cities.filter(({ serviceIds }) => serviceIds?.includes(serviceId))
  const from = getPosition(city)
  const [nearest] = from ? byDistance(from, offering) : []
  const other = nearest?.entry ?? offering[0]
  return other && { id: other.id, title: other.title, ...(nearest && { km: Math.round(nearest.km) }) }
}

/**
 * Returns the services of a city, and the nearest cities with the others; undefined if the list does not say. `now` is
 * in milliseconds.
 */
export function getOffer(
  city: CityChoice,
  cities: ReadonlyArray<CityChoice>,
  now: number,
): ReadOffer | undefined {
  const { id, serviceIds } = city
  if (!serviceIds) return undefined
  const missing = new Set(cities.flatMap((other) => other.serviceIds ?? []))
  for (const serviceId of serviceIds) missing.delete(serviceId)
  const elsewhere = [...missing].flatMap((serviceId) => {
    const nearest = nearestOffering(city, cities, serviceId)
    return nearest ? [[serviceId, nearest] as const] : []
  })
  return { id, serviceIds, elsewhere: Object.fromEntries(elsewhere), at: now }
}
