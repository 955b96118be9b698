import {
  builtInCities,
  builtInStates,
  type CityContent,
  type StateContent,
} from '#catalogue/places/built-in.ts'
import { stateServiceStates } from '#catalogue/places/combinations.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { getEntry } from '#lib/slug.ts'

export function builtInCity(id: string): CityContent | undefined {
  return builtInCities.find((city) => city.id === id)
}

export function builtInState(id: string): StateContent | undefined {
  return builtInStates.find((state) => state.id === id)
}

/** Returns other cities of a built-in city's state, as a fallback for missing data. */
export function builtInNeighbours(cityId: string): Array<Place> {
  const stateId = builtInCity(cityId)?.stateId ?? ''
  const ids = builtInState(stateId)?.cityIds ?? getEntry(stateServiceStates, stateId) ?? []
  return ids.filter((id) => id !== cityId).map(namedPlace)
}
