import type { City, State } from '#api/schemas/place.ts'
import { cityAliases, stateAliases } from '#catalogue/places/aliases.ts'
import { stateServiceStates } from '#catalogue/places/combinations.ts'
import type { LocalOffer } from '#data/places/local-jobs.ts'
import { getEntry, getId, isAddressPart, placePart, slugify } from '#lib/slug.ts'

/** A place by its address part. `apiId` is its id in the API, if that differs. */
export type Place = { id: string; title: string; apiId?: string }

/** The fields of a listed city that its pages need. */
export type PlaceCity = Place &
  LocalOffer & {
    image?: string
    /** Its state, if a list names it. */
    state?: Place
    /** The services offered there. */
    serviceIds: Array<string>
    /** The other cities of its state. */
    neighbours: Array<Place>
  }

/** The fields of a listed state that its pages need. */
export type PlaceState = Place & {
  image?: string
  /** True if the lists say that there are no cities. */
  isUnserved: boolean
  cities: Array<Place & { image?: string; serviceIds: Array<string> }>
}

/** Returns the address part and the name of a listed place. */
export function toPlace(listed: Parameters<typeof getId>[0]): Place {
  const id = getId(listed)
  const { _id, title } = listed
  return { id, title, ...(_id !== id && isAddressPart(_id) && { apiId: _id }) }
}

/** Returns the services of a city from `readCities`. */
export function getServices(city: City): Array<string> {
  return city.serviceIds ?? []
}

/** Returns true if a city from `readCities` offers a service, or a job of it, as far as its entry says. */
export function offers(city: City, serviceId: string, jobId?: string): boolean {
  return (
    getServices(city).includes(serviceId) && (jobId === undefined || (city.jobIds?.includes(jobId) ?? true))
  )
}

/** Returns true if a city is in a state. The built-in tables decide only if neither list does. */
function isIn(city: City, state: State): boolean {
  if (city.state) return city.state === state._id || findState([state], city.state) !== undefined
  if (state.cities) return state.cities.some((title) => slugify(title) === slugify(city.title))
  const cityId = cityPart(getId(city))
  const stateId = statePart(getId(state))
  return stateId === cityId || getEntry(stateServiceStates, stateId)?.includes(cityId) === true
}

/** Returns true if the lists say which cities a state has: by its own list, or by cities that all name their state. */
function areCitiesKnown(cities: ReadonlyArray<City>, state: State): boolean {
  return state.cities !== undefined || cities.every((city) => city.state)
}

/** Returns the canonical address part of a city by spelling and well-known aliases, without reading data. */
export function cityPart(part: string): string {
  const spelled = placePart(part)
  return getEntry(cityAliases, spelled) ?? spelled
}

/** Returns the canonical address part of a state, as `cityPart` does. */
export function statePart(part: string): string {
  const spelled = placePart(part)
  return getEntry(stateAliases, spelled) ?? spelled
}

/** Returns the state of a city if the lists say which. */
export function getState(city: City, states: ReadonlyArray<State>): State | undefined {
  return states.find((state) => isIn(city, state))
}

/** Finds a place by its address part, by an alias, or by its id. `known` is the canonical spelling of the part. */
function findPlace<T extends City | State>(
  places: ReadonlyArray<T>,
  part: string,
  known: string,
): T | undefined {
  const spelled = placePart(part)
  return (
    places.find((place) => getId(place) === spelled) ??
    places.find(({ aliases }) => aliases?.some((alias) => placePart(alias) === spelled)) ??
    places.find((place) => getId(place) === known) ??
    places.find(({ _id }) => _id === part)
  )
}

/** Finds a city by its address part, else by an alias. */
export function findCity(cities: ReadonlyArray<City>, part: string): City | undefined {
  return findPlace(cities, part, cityPart(part))
}

/** Finds a state by its address part, else by an alias. */
export function findState(states: ReadonlyArray<State>, part: string): State | undefined {
  return findPlace(states, part, statePart(part))
}

/** Finds the city of an API entry by id, else by address part. */
export function cityWithId(cities: ReadonlyArray<City>, id: string): City | undefined {
  return cities.find((city) => city._id === id) ?? findCity(cities, id)
}

/** The page of a city names so many others, and leads to all of its state. */
const MAX_NEIGHBOURS = 4

/** Finds a city by its address part in the lists of cities and states. Returns null if it is not listed. */
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
    neighbours: neighbours.slice(0, MAX_NEIGHBOURS).map(toPlace),
  }
}

/**
 * Counts the listed cities of a state; undefined when no list names them, when the state names others only, or when the
 * cities could not be read.
 */
export function countCities(cities: ReadonlyArray<City> | undefined, state: State): number | undefined {
  if (!cities || !areCitiesKnown(cities, state)) return undefined
  const count = cities.filter((city) => isIn(city, state)).length
  return count === 0 && state.cities?.length ? undefined : count
}

/** Finds a state by its address part, with its cities. Returns null if it is not listed. */
export function placeState(
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
  part: string,
): PlaceState | null {
  const state = findState(states, part)
  if (!state) return null
  const stateCities = cities.filter((city) => isIn(city, state))
  return {
    ...toPlace(state),
    ...(state.image && { image: state.image }),
    isUnserved: countCities(cities, state) === 0,
    cities: stateCities.map((city) => ({
      ...toPlace(city),
      ...(city.image && { image: city.image }),
      serviceIds: getServices(city),
    })),
  }
}

/** Returns the cities of a state that offer a service. */
export function citiesOffering(state: PlaceState, serviceId: string): PlaceState['cities'] {
  return state.cities.filter(({ serviceIds }) => serviceIds.includes(serviceId))
}
