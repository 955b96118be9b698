import { servedCity } from '#api/served-cities.ts'
import { namedPlace } from '#content/data/places/named-place.ts'
import { topServiceIds } from '#content/data/services.ts'
import { stateServiceStates } from '#content/places/combinations.ts'
import { entryOf } from '#lib/slug.ts'
import { cityPart, type PlaceCity, type PlaceState, statePart } from './resolve-place.ts'

/**
 * A city that is served whatever the upstream lists: built-in words and tables link to its page and to those of the
 * services there. It offers the usual six. Null for any other.
 */
export function unlistedCity(part: string): PlaceCity | null {
  const known = servedCity(cityPart(part))
  return known
    ? { ...known.city, ...(known.state && { state: known.state }), serviceIds: topServiceIds, neighbours: [] }
    : null
}

/** The same for a state of the table of specification section 9, with those cities. */
export function unlistedState(part: string): PlaceState | null {
  const id = statePart(part)
  const cities = entryOf(stateServiceStates, id)?.flatMap((city) => unlistedCity(city) ?? [])
  return cities ? { ...namedPlace(id), names: [], cities } : null
}
