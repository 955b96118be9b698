import { builtInCityIds } from '#api/served-cities.ts'
import { stateServiceStates } from '#content/places/combinations.ts'
import { topServiceIds } from '#content/services.ts'
import { entryOf, titleFromSlug } from '#lib/slug.ts'
import { cityPart, type Place, type PlaceCity, type PlaceState, statePart } from './resolve-place.ts'

function named(id: string): Place {
  return { id, title: titleFromSlug(id) }
}

function stateOf(cityId: string): Place | undefined {
  const states = Object.keys(stateServiceStates)
  const id = states.find((state) => state === cityId || stateServiceStates[state]?.includes(cityId))
  return id === undefined ? undefined : named(id)
}

/**
 * A city that is served whatever the upstream lists: built-in words and tables link to its page and to those of the
 * services there. It offers the usual six. Null for any other.
 */
export function unlistedCity(part: string): PlaceCity | null {
  const id = cityPart(part)
  if (!builtInCityIds.includes(id)) return null
  const state = stateOf(id)
  return { ...named(id), ...(state && { state }), serviceIds: topServiceIds, neighbours: [] }
}

/** The same for a state of the table of specification section 9, with those cities. */
export function unlistedState(part: string): PlaceState | null {
  const id = statePart(part)
  const cities = entryOf(stateServiceStates, id)?.flatMap((city) => unlistedCity(city) ?? [])
  return cities ? { ...named(id), names: [], cities } : null
}
