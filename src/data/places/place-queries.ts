import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import { stateServiceStates } from '#catalogue/places/combinations.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'
import { topServiceIds } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { readCities, readPlaces } from '#data/places/read-places.ts'
import { servedCity } from '#data/places/served-cities.ts'
import { readResult } from '#data/query-result.ts'
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
async function readState(api: ApiClient, part: string): Promise<PlaceState | null> {
  const [cities, states] = await Promise.all([ifKnown(readCities(api)), api.states()])
  return withBuiltInCities(placeState(cities, states, part)) ?? unlistedState(part)
}

async function readCity(api: ApiClient, part: string): Promise<PlaceCity | null> {
  return placeCity(...(await readPlaces(api)), part) ?? unlistedCity(part)
}

/** A place by its address part, or null. Only the place enters the page's state, not the lists. */
export const placeQueries = {
  city: (api: ApiClient, part: string) =>
    queryOptions({
      queryKey: ['place', 'city', part],
      queryFn: (context) => readResult(readCity(api, part), context),
      meta: { errorMessage: messages.errors.cities },
    }),
  state: (api: ApiClient, part: string) =>
    queryOptions({
      queryKey: ['place', 'state', part],
      queryFn: (context) => readResult(readState(api, part), context),
      meta: { errorMessage: messages.errors.states },
    }),
}
