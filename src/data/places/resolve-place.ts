import { isListName } from '#api/client.ts'
import type { City, State } from '#api/schemas/place.ts'
import { cityAliases, stateAliases } from '#catalogue/places/aliases.ts'
import { builtInService, topServiceIds } from '#catalogue/service-list.ts'
import type { LocalOffer } from '#data/places/local-jobs.ts'
import { getBuiltInState } from '#data/places/served-cities.ts'
import { paths } from '#lib/paths.ts'
import { getEntry, getId, isAddressPart, placePart, slugify } from '#lib/slug.ts'

/** A place by its address part; `apiId` is what the API calls it where that is something else. */
export type Place = { id: string; title: string; apiId?: string }

/** A listed city as its pages need it. */
export type PlaceCity = Place &
  LocalOffer & {
    image?: string
    /** The state that it belongs to, when the lists tell. */
    state?: Place
    /** The services offered there. */
    serviceIds: Array<string>
    /** The other cities of its state. */
    neighbours: Array<Place>
  }

/** A listed state as its pages need it. */
export type PlaceState = Place & {
  image?: string
  /** True if the lists say that there are no cities. */
  isUnserved: boolean
  /** Names in its own list that no listed city has: we are there, and know no more. */
  names: Array<string>
  cities: Array<Place & { image?: string; serviceIds: Array<string> }>
}

/** A listed place by its address part and name. */
export function toPlace(listed: Parameters<typeof getId>[0]): Place {
  const id = getId(listed)
  const { _id, title } = listed
  return { id, title, ...(_id !== id && isAddressPart(_id) && { apiId: _id }) }
}

/**
 * Returns the services of a city from `readCities`; the usual six if neither its entry nor the upstream's list says.
 */
export function getServices(city: City): Array<string> {
  return city.serviceIds ?? topServiceIds
}

/** Built-in tables decide only where neither list says which cities a state has. */
function isIn(city: City, state: State): boolean {
  if (city.state) return city.state === state._id || findState([state], city.state) !== undefined
  if (state.cities) return state.cities.some((title) => slugify(title) === slugify(city.title))
  return getBuiltInState(cityPart(getId(city)))?.id === statePart(getId(state))
}

/** Returns true if the lists say which cities a state has: by its own list, or by cities that all name their state. */
function areCitiesKnown(cities: ReadonlyArray<City>, state: State): boolean {
  return state.cities !== undefined || cities.every((city) => city.state)
}

/** The canonical address part of a city without a look at any data: its spelling, and the well-known other names. */
export function cityPart(part: string): string {
  const spelled = placePart(part)
  return getEntry(cityAliases, spelled) ?? spelled
}

/** The same for a state. */
export function statePart(part: string): string {
  const spelled = placePart(part)
  return getEntry(stateAliases, spelled) ?? spelled
}

/** The state of a city, when the lists tell. */
export function getState(city: City, states: ReadonlyArray<State>): State | undefined {
  return states.find((state) => isIn(city, state))
}

/** The city with this name in an address: its own, else one of its other names. */
export function findCity(cities: ReadonlyArray<City>, part: string): City | undefined {
  const spelled = placePart(part)
  const known = cityPart(part)
  return (
    cities.find((city) => getId(city) === spelled) ??
    cities.find((city) => city.aliases?.some((alias) => placePart(alias) === spelled)) ??
    cities.find((city) => getId(city) === known) ??
    cities.find(({ _id }) => _id === part)
  )
}

/** The city that an entry of the API names by its id, or by its name in an address. */
export function cityWithId(cities: ReadonlyArray<City>, id: string): City | undefined {
  return cities.find((city) => city._id === id) ?? findCity(cities, id)
}

/** The state with this name in an address. */
export function findState(states: ReadonlyArray<State>, part: string): State | undefined {
  const spelled = placePart(part)
  const known = statePart(part)
  return (
    states.find((state) => getId(state) === spelled) ??
    states.find((state) => statePart(getId(state)) === known) ??
    states.find(({ aliases }) => aliases?.some((alias) => placePart(alias) === spelled)) ??
    states.find(({ _id }) => _id === part)
  )
}

/** A city by its name in an address, out of the lists of all cities and states; null when it is not listed. */
export function placeCity(
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
  part: string,
): PlaceCity | null {
  const city = findCity(cities, part)
  if (!city) return null
  const state = getState(city, states)
  const neighbours = state ? cities.filter((other) => other !== city && isIn(other, state)) : []
  return {
    ...toPlace(city),
    ...(city.image && { image: city.image }),
    ...(state && { state: toPlace(state) }),
    serviceIds: getServices(city),
    ...(city.jobIds && { jobIds: city.jobIds }),
    ...(city.prices && { prices: city.prices }),
    neighbours: neighbours.map(toPlace),
  }
}

/** The names in a state's own list that are none of its listed cities. */
function unmatchedNames(state: State, own: ReadonlyArray<City>): Array<string> {
  const known = new Set(
    own.flatMap((city) => [slugify(city.title), getId(city), ...(city.aliases ?? []).map(placePart)]),
  )
  return [...new Set(state.cities ?? [])].filter((title) => !known.has(slugify(title)))
}

/**
 * Counts the cities of a state, as many as its page names; undefined when no list says which they are, or none could be
 * read.
 */
export function countCities(cities: ReadonlyArray<City> | undefined, state: State): number | undefined {
  if (!(cities ? areCitiesKnown(cities, state) : state.cities?.length)) return undefined
  const own = cities?.filter((city) => isIn(city, state)) ?? []
  return own.length + unmatchedNames(state, own).length
}

/** A state by its name in an address, with its cities, none when they could not be read; null when it is not listed. */
export function placeState(
  cities: ReadonlyArray<City> | undefined,
  states: ReadonlyArray<State>,
  part: string,
): PlaceState | null {
  const state = findState(states, part)
  if (!state) return null
  const own = cities?.filter((city) => isIn(city, state)) ?? []
  return {
    ...toPlace(state),
    ...(state.image && { image: state.image }),
    isUnserved: countCities(cities, state) === 0,
    names: unmatchedNames(state, own),
    cities: own.map((city) => ({
      ...toPlace(city),
      ...(city.image && { image: city.image }),
      serviceIds: getServices(city),
    })),
  }
}

/** The cities of a state that offer a service. */
export function citiesOffering(state: PlaceState, serviceId: string): PlaceState['cities'] {
  return state.cities.filter(({ serviceIds }) => serviceIds.includes(serviceId))
}

/**
 * The canonical address part of a service that the API does not have by exactly this id: one of the twelve in its own
 * spelling; any other is taken as it is.
 */
export function servicePart(part: string): string {
  return builtInService(placePart(part))?.id ?? part
}

/** The address of a listed service; undefined when there can be no page of it, for its id is no part of an address. */
export function servicePath(id: string): string | undefined {
  const part = [id, servicePart(id)].find(isAddressPart)
  return part && !isListName('category', part) ? paths.service(part) : undefined
}
