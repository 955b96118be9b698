import type { City, State } from '#api/schemas/place.ts'
import { cityAliases, stateAliases } from '#catalogue/places/aliases.ts'
import { stateCities } from '#catalogue/places/state-cities.ts'
import { getEntry, placePart, slugify } from '#lib/slug.ts'

/** A part of what a page is about. `id` is its part of addresses. */
export type Place = { id: string; title: string }

type Listed = { slug: string; title: string }

/** Returns a listed place by its address part. */
export function toPlace({ slug, title }: Listed): Place {
  return { id: slug, title }
}

/** Returns the canonical spelling of a part of an address: the well-known name for an alias. */
function spell(part: string, aliases: Readonly<Record<string, string>>): string {
  const spelled = placePart(part)
  return getEntry(aliases, spelled) ?? spelled
}

/** Returns the canonical address part of a city by spelling and well-known aliases, without reading data. */
export function cityPart(part: string): string {
  return spell(part, cityAliases)
}

/** Finds a place by its address part, by one of its aliases, by a well-known name, or by its id in the API. */
function findPlace<T extends City | State>(
  places: ReadonlyArray<T>,
  part: string,
  known: string,
): T | undefined {
  const spelled = placePart(part)
  return (
    places.find(({ slug }) => slug === spelled) ??
    places.find(({ aliases }) => aliases?.some((alias) => placePart(alias) === spelled)) ??
    places.find(({ slug }) => slug === known) ??
    places.find(({ _id }) => _id === part)
  )
}

/** Finds the city that an address or an entry names. */
export function findCity(cities: ReadonlyArray<City>, part: string): City | undefined {
  return findPlace(cities, part, cityPart(part))
}

/** Finds the state that an address or an entry names. */
export function findState(states: ReadonlyArray<State>, part: string): State | undefined {
  return findPlace(states, part, spell(part, stateAliases))
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

/** Returns true if a city is in a state. The built-in table decides only if neither list does. */
export function isIn(city: City, state: State): boolean {
  if (city.state) return city.state === state._id || findState([state], city.state) !== undefined
  if (state.cities) return state.cities.some((title) => slugify(title) === slugify(city.title))
  return city.slug === state.slug || getEntry(stateCities, state.slug)?.includes(city.slug) === true
}

/** Returns the state of a city if the lists or the built-in tables say which. */
export function getState(city: City, states: ReadonlyArray<State>): State | undefined {
  return states.find((state) => isIn(city, state))
}

/**
 * Counts the listed cities of a state; undefined when no list names them, when the state names others only, or when the
 * cities could not be read.
 */
export function countCities(cities: ReadonlyArray<City> | undefined, state: State): number | undefined {
  const areKnown = state.cities !== undefined || cities?.every((city) => city.state)
  if (!cities || !areKnown) return undefined
  const count = cities.filter((city) => isIn(city, state)).length
  return count === 0 && state.cities?.length ? undefined : count
}
