import type { Place } from '#api/places/resolve-place.ts'
import type { CityContent, StateContent } from '#content/data/places/built-in.ts'
import { builtInCities, builtInStates } from '#content/data/places/built-in.ts'
import { namedPlace } from '#content/data/places/named-place.ts'
import { placeServiceIds, stateServiceStates } from '#content/places/combinations.ts'
import { entryOf } from '#lib/slug.ts'

export function builtInCity(id: string): CityContent | undefined {
  return builtInCities.find((city) => city.id === id)
}

export function builtInState(id: string): StateContent | undefined {
  return builtInStates.find((state) => state.id === id)
}

/** The cities of a built-in state and service page; undefined when that page needs the data. */
export function stateServiceCities(stateId: string, serviceId: string): Array<Place> | undefined {
  if (!placeServiceIds.includes(serviceId)) return undefined
  return entryOf(stateServiceStates, stateId)?.map(namedPlace)
}

/** Other cities of a built-in city's state, for when the data is not to be had. */
export function builtInNeighbours(cityId: string): Array<Place> {
  const stateId = builtInCity(cityId)?.stateId ?? ''
  const ids = builtInState(stateId)?.cityIds ?? entryOf(stateServiceStates, stateId) ?? []
  return ids.filter((id) => id !== cityId).map(namedPlace)
}
