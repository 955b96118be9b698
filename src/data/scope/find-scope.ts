import type { Category, SuperChild } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import { findCity, findState, getState, isIn, offers, type Place, toPlace } from './places.ts'
import type { Places } from './read-places.ts'

/** The service, job, city and state that a page is about, each with its address part as `id`. */
export type Scope = {
  service?: Place
  /** A job of the service. */
  job?: Place
  city?: Place
  /** The state of the address: a page about a city has it only below its state. */
  state?: Place
}

/** A scope that has some parts for certain. */
export type ScopeWith<Part extends keyof Scope> = Scope & { [Each in Part]: Place }

/** The parts of an address. */
export type ScopeParts = { [Part in keyof Scope]?: string | undefined }

/** The entries of the upstream that an address names. */
export type ScopeEntries = { service?: Category; job?: SuperChild; city?: City; state?: State }

/** `offer`: the place does not offer the service or job. The entries are those that exist. */
export type MissingScope = { kind: 'missing'; what: keyof Scope | 'offer'; entries: ScopeEntries }

/** The outcome for an address. It is canonical if its parts are the ids of the scope. */
type ScopeOutcome = { kind: 'found'; entries: ScopeEntries } | MissingScope

/** Finds a job of a service. */
export function findJob({ childCategories }: Category, jobId: string): SuperChild | undefined {
  return childCategories.flatMap(({ superChildren }) => superChildren).find(({ id }) => id === jobId)
}

/** Returns the cities of a state; with a service those that offer it. */
export function citiesOfState(cities: ReadonlyArray<City>, state: State, serviceId?: string): Array<City> {
  return cities.filter((city) => isIn(city, state) && (serviceId === undefined || offers(city, serviceId)))
}

/**
 * Finds the place of an address. A state before a city must be the city's own; if nothing says which state a city is in,
 * the scope has none.
 */
function findPlace(
  { city: cityPart, state: statePart }: ScopeParts,
  { cities, states }: Places,
): ScopeOutcome {
  const city = cityPart === undefined ? undefined : findCity(cities, cityPart)
  const state = statePart === undefined ? undefined : findState(states, statePart)
  if (statePart !== undefined && !state) return { kind: 'missing', what: 'state', entries: {} }
  if (cityPart === undefined) return { kind: 'found', entries: { ...(state && { state }) } }
  const own = city && getState(city, states)
  if (!city || (state && own && own !== state)) return { kind: 'missing', what: 'city', entries: {} }
  return { kind: 'found', entries: { city, ...(own && { state: own }) } }
}

/**
 * Finds what an address is about in the lists of the upstream. `service` is the entry of the address, or undefined if
 * there is none.
 */
export function findScope(parts: ScopeParts, places: Places, service: Category | undefined): ScopeOutcome {
  const place = findPlace(parts, places)
  if (parts.service === undefined) return place
  if (!service) return { ...place, kind: 'missing', what: 'service' }
  const job = parts.job === undefined ? undefined : findJob(service, parts.job)
  const entries = { ...place.entries, service, ...(job && { job }) }
  if (place.kind === 'missing') return { ...place, entries }
  const { city, state } = entries
  const isThere = city
    ? offers(city, service._id)
    : !state || citiesOfState(places.cities, state, service._id).length > 0
  if (isThere && parts.job !== undefined && !job) return { kind: 'missing', what: 'job', entries }
  const isOffered = isThere && (!city || offers(city, service._id, job?.id))
  return isOffered ? { kind: 'found', entries } : { kind: 'missing', what: 'offer', entries }
}

/** Returns the scope of entries. */
export function toScope({ service, job, city, state }: ScopeEntries): Scope {
  return {
    ...(service && { service: { id: service._id, title: service.title } }),
    ...(job && { job: { id: job.id, title: job.title } }),
    ...(city && { city: toPlace(city) }),
    ...(state && { state: toPlace(state) }),
  }
}
