import {
  cityPart,
  findCity,
  findState,
  placeState,
  servicesOf,
  statePart,
} from '#api/places/resolve-place.ts'
import { servicePart } from '#api/places/service-part.ts'
import type { City, State } from '#api/schemas/place.ts'
import { builtInCityIds } from '#api/served-cities.ts'
import { servicesOfCities } from '#api/services/offered-services.ts'
import { builtInCities, builtInStates } from '#content/data/places/built-in.ts'
import { placeServiceIds, stateServiceStates } from '#content/places/combinations.ts'
import { paths } from '#lib/paths.ts'
import { idOf } from '#lib/place-id.ts'

type Listed = Parameters<typeof idOf>[0]

const STATE_IDS = [...builtInStates.map(({ id }) => id), ...Object.keys(stateServiceStates)]

/**
 * The places that pages lead to: those that the upstream lists, a built-in one by its built-in id. The built-in ones stand in
 * for a list that has nothing.
 */
function idsOf(
  builtIn: ReadonlyArray<string>,
  listed: ReadonlyArray<Listed>,
  partOf: (id: string) => string,
): Set<string> {
  if (listed.length === 0) return new Set(builtIn)
  const ids = listed.map(idOf).filter((id) => id !== '')
  const parts = new Set(ids.map(partOf))
  const own = ids.filter((id) => !builtIn.includes(partOf(id)))
  return new Set([...builtIn.filter((id) => parts.has(id)), ...own])
}

/** Where a place has its page: at its own id when its words are built in, else as the upstream lists it. */
function pageIdOf(id: string, builtIn: ReadonlyArray<{ id: string }>, listed: Listed | undefined): string {
  return builtIn.some((place) => place.id === id) || !listed ? id : idOf(listed)
}

/** The cities and states that have a page, by what the upstream lists. */
export function* placePaths(cities: ReadonlyArray<City>, states: ReadonlyArray<State>): Generator<string> {
  const cityIds = [...idsOf(builtInCityIds, cities, cityPart)].map((id) =>
    pageIdOf(id, builtInCities, findCity(cities, id)),
  )
  for (const id of new Set(cityIds)) yield paths.city(id)
  const stateIds = [...idsOf(STATE_IDS, states, statePart)].map((id) =>
    pageIdOf(id, builtInStates, findState(states, id)),
  )
  for (const id of new Set(stateIds)) yield paths.state(id)
}

/** The pages about a service in a state: what its cities offer, and the table's where it is listed with none. */
function stateServicePaths(
  services: ReadonlySet<string>,
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
): Set<string> {
  const found = new Set<string>()
  for (const id of idsOf(Object.keys(stateServiceStates), states, statePart)) {
    const state = placeState(cities, states, id)
    const offered = state?.cities.length ? servicesOfCities(state.cities) : placeServiceIds
    const isOfTable = Object.hasOwn(stateServiceStates, statePart(id))
    for (const service of offered) {
      if (!services.has(service) || servicePart(service) !== service) continue
      if (isOfTable && placeServiceIds.includes(service))
        found.add(paths.stateService(statePart(id), service))
      else if (state?.cities.length) found.add(paths.stateService(state.id, service))
    }
  }
  return found
}

/** The pages about a service in a city and in a state; `services` are the ids of all that have a page. */
export function* combinedPaths(
  services: ReadonlySet<string>,
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
): Generator<string> {
  for (const id of idsOf(builtInCityIds, cities, cityPart)) {
    const listed = findCity(cities, id)
    const offered = listed && servicesOf(listed)
    for (const service of services) {
      if (offered?.includes(service) ?? true) yield paths.serviceInCity(service, id)
    }
  }
  yield* stateServicePaths(services, cities, states)
}
