import { stateServiceStates } from '#catalogue/places/combinations.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'

/** Returns the state of a city of the built-in table by the canonical address part of the city. */
export function getBuiltInState(cityId: string): { id: string; title: string } | undefined {
  const [id] =
    Object.entries(stateServiceStates).find(
      ([state, cities]) => state === cityId || cities.includes(cityId),
    ) ?? []
  return id === undefined ? undefined : namedPlace(id)
}
