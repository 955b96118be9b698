import {
  cityServiceCities,
  stateCityServiceCities,
  stateServiceStates,
} from '#catalogue/places/combinations.ts'
import { headerCities } from '#catalogue/places/header-cities.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'

const combinedCities = [...cityServiceCities, ...Object.values(stateCityServiceCities).flat()]

/** The cities that are served even if the upstream does not list them. */
export const builtInCityIds = [...headerCities.map(({ id }) => id), ...combinedCities]

type Named = { id: string; title: string }

/** Returns the state of a built-in city by the canonical address part of the city. */
export function getBuiltInState(cityId: string): Named | undefined {
  const [id] =
    Object.entries(stateServiceStates).find(
      ([state, cities]) => state === cityId || cities.includes(cityId),
    ) ?? []
  return id === undefined ? undefined : namedPlace(id)
}

/** Returns a city that is served even if it is not listed, with its state if that is known. */
export function servedCity(id: string): { city: Named; state?: Named } | undefined {
  if (!builtInCityIds.includes(id)) return undefined
  const state = getBuiltInState(id)
  return { city: namedPlace(id), ...(state && { state }) }
}
