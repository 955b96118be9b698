import type { Place } from '#api/places/resolve-place.ts'
import {
  cityServiceCities,
  stateCityServiceCities,
  stateServiceStates,
} from '#content/places/combinations.ts'
import { headerCities } from '#content/places/header-cities.ts'
import { titleFromSlug } from '#lib/slug.ts'

const combinedCities = [...cityServiceCities, ...Object.values(stateCityServiceCities).flat()]

/** The cities that are served whatever the upstream lists. */
export const builtInCityIds = [...headerCities.map(({ id }) => id), ...combinedCities]

function builtInStateOf(cityId: string): Place | undefined {
  const [id] =
    Object.entries(stateServiceStates).find(
      ([state, cities]) => state === cityId || cities.includes(cityId),
    ) ?? []
  return id === undefined ? undefined : { id, title: titleFromSlug(id) }
}

/** A city that is served whatever the upstream lists, by its canonical address part; with its state where that is known. */
export function servedCity(id: string): { city: Place; state?: Place } | undefined {
  if (!builtInCityIds.includes(id)) return undefined
  const title = headerCities.find((city) => city.id === id)?.title ?? titleFromSlug(id)
  const state = builtInStateOf(id)
  return { city: { id, title }, ...(state && { state }) }
}
