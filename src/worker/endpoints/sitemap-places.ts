import { cityPart, placeState, statePart } from '#api/places/resolve-place.ts'
import { servicePart } from '#api/places/service-part.ts'
import type { City, State } from '#api/schemas/place.ts'
import { builtInCityIds } from '#api/served-cities.ts'
import { placeServiceIds, stateServiceStates } from '#content/places/combinations.ts'
import { builtInStates } from '#content/places/states.ts'
import { paths } from '#lib/paths.ts'
import { idOf } from '#lib/place-id.ts'

type Listed = Parameters<typeof idOf>[0]

const STATE_IDS = [...builtInStates.map(({ id }) => id), ...Object.keys(stateServiceStates)]

/** The built-in places, and those listed ones that are not another name of one of them. */
function idsOf(
  builtIn: ReadonlyArray<string>,
  listed: ReadonlyArray<Listed>,
  partOf: (id: string) => string,
): Set<string> {
  const ids = new Set(builtIn)
  const own = listed.map(idOf).filter((id) => id !== '' && !ids.has(partOf(id)))
  return new Set([...ids, ...own])
}

/** The cities and states that have a page, by what the upstream lists. */
export function* placePaths(cities: ReadonlyArray<City>, states: ReadonlyArray<State>): Generator<string> {
  for (const id of idsOf(builtInCityIds, cities, cityPart)) yield paths.city(id)
  for (const id of idsOf(STATE_IDS, states, statePart)) yield paths.state(id)
}

/** The services that are offered somewhere in a state. */
function offeredIn(
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
  stateId: string,
): Array<string> {
  return placeState(cities, states, stateId)?.cities.flatMap(({ serviceIds }) => serviceIds) ?? []
}

/** The pages about a service in a state. */
function stateServicePaths(
  services: ReadonlySet<string>,
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
): Set<string> {
  const builtIn = Object.keys(stateServiceStates)
  const found = new Set(
    builtIn.flatMap((id) => placeServiceIds.map((service) => paths.stateService(id, service))),
  )
  for (const id of idsOf([], states, statePart)) {
    const known = builtIn.includes(statePart(id)) ? statePart(id) : id
    for (const service of new Set(offeredIn(cities, states, id))) {
      if (!services.has(service) || servicePart(service) !== service) continue
      found.add(paths.stateService(placeServiceIds.includes(service) ? known : id, service))
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
  for (const city of idsOf(builtInCityIds, cities, cityPart)) {
    for (const service of services) yield paths.serviceInCity(service, city)
  }
  yield* stateServicePaths(services, cities, states)
}
