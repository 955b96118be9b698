import type { ApiClient } from '#api/client.ts'
import type { UnlessFailed } from '#api/result.ts'
import { stateServiceStates } from '#catalogue/places/combinations.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'
import { topServiceIds } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { servedCity } from '#data/places/served-cities.ts'
import { readCities, readPlaces, resultQuery } from '#data/queries.ts'
import { getEntry } from '#lib/slug.ts'
import {
  cityPart,
  type PlaceCity,
  type PlaceState,
  placeCity,
  placeState,
  statePart,
} from './resolve-place.ts'

/**
 * Returns a city that is served even if the upstream does not list it, because built-in content links to it. It offers
 * the usual services. Returns null for any other city.
 */
export function unlistedCity(part: string): PlaceCity | null {
  const known = servedCity(cityPart(part))
  return known
    ? { ...known.city, ...(known.state && { state: known.state }), serviceIds: topServiceIds, neighbours: [] }
    : null
}

/** Returns a state of the table of specification section 9 with its built-in cities, or null. */
export function unlistedState(part: string): PlaceState | null {
  const id = statePart(part)
  const cities = getEntry(stateServiceStates, id)?.flatMap((city) => unlistedCity(city) ?? [])
  return cities ? { ...namedPlace(id), isUnserved: false, names: [], cities } : null
}

/** Adds the built-in cities to a state if no list says which cities it has. */
function withBuiltInCities(state: PlaceState | null): PlaceState | null {
  if (!state || state.isUnserved || state.cities.length + state.names.length > 0) return state
  return { ...state, cities: unlistedState(state.id)?.cities ?? [] }
}

/** Reads a state. It exists without the list of cities too. */
async function readState(
  api: ApiClient,
  part: string,
  unlessFailed: UnlessFailed,
): Promise<PlaceState | null> {
  const [cities, states] = await Promise.all([
    unlessFailed(readCities(api, unlessFailed), undefined),
    api.states(),
  ])
  return placeState(cities, states, part)
}

/** A place by its address part, or null. Only the place enters the page's state, not the lists. */
export const placeQueries = {
  /** `quiet` if built-in texts replace missing data. */
  city: (api: ApiClient, part: string, { quiet = false } = {}) =>
    resultQuery(
      ['place', 'city', part],
      async (unlessFailed) => placeCity(...(await readPlaces(api, unlessFailed)), part) ?? unlistedCity(part),
      messages.errors.cities,
      { quiet },
    ),
  state: (api: ApiClient, part: string, { quiet = false } = {}) =>
    resultQuery(
      ['place', 'state', part],
      async (unlessFailed) =>
        withBuiltInCities(await readState(api, part, unlessFailed)) ?? unlistedState(part),
      messages.errors.states,
      { quiet },
    ),
}
