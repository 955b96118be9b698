import {
  builtInCities,
  builtInStates,
  type CityContent,
  type StateContent,
} from '#catalogue/places/built-in.ts'
import { stateServiceStates } from '#catalogue/places/combinations.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'
import { topServiceIds } from '#catalogue/service-list.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { getEntry } from '#lib/slug.ts'

export function builtInCity(id: string): CityContent | undefined {
  return builtInCities.find((city) => city.id === id)
}

export function builtInState(id: string): StateContent | undefined {
  return builtInStates.find((state) => state.id === id)
}

/** Returns the cities of a built-in state and service page; undefined when that page needs the data. */
export function stateServiceCities(stateId: string, serviceId: string): Array<Place> | undefined {
  if (!topServiceIds.includes(serviceId)) return undefined
  return getEntry(stateServiceStates, stateId)?.map(namedPlace)
}

/** Returns other cities of a built-in city's state, as a fallback for missing data. */
export function builtInNeighbours(cityId: string): Array<Place> {
  const stateId = builtInCity(cityId)?.stateId ?? ''
  const ids = builtInState(stateId)?.cityIds ?? getEntry(stateServiceStates, stateId) ?? []
  return ids.filter((id) => id !== cityId).map(namedPlace)
}
