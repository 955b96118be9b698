import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { City, State } from '#api/schemas/place.ts'
import type { NearbyCity } from '#browser/chosen-city.ts'
import type { ReadOffer } from '#browser/save-city.ts'
import { headerCities } from '#catalogue/places/header-cities.ts'
import { readCities } from '#data/places/read-places.ts'
import { getServices, getState, type Place, toPlace } from '#data/places/resolve-place.ts'
import { readResult } from '#data/query-result.ts'
import { type Coordinates, distanceKm, getPosition, nearestPlace } from '#lib/geo.ts'

/** A city that a visitor can choose. */
export type CityChoice = Place & {
  /** All names of the city. */
  names: Array<string>
  /** The state, if another city has the same name. */
  state?: string
  stateId?: string
  /** The services offered there; undefined for a built-in city whose list could not be read. */
  serviceIds?: Array<string>
  position?: Coordinates
}

/** The cities to choose from while the list is missing. */
export const builtInChoices: Array<CityChoice> = headerCities.map(({ id, title, latitude, longitude }) => ({
  id,
  title,
  names: [title, id],
  position: { latitude, longitude },
}))

function getChoice(city: City, state: State | undefined): CityChoice {
  const place = toPlace(city)
  const { id } = place
  const position = getPosition(city) ?? builtInChoices.find((choice) => choice.id === id)?.position
  return {
    ...place,
    names: [
      city.title,
      id,
      ...(city.aliases ?? []),
      ...(state ? [choiceName({ title: city.title, state: state.title })] : []),
    ],
    ...(state && { state: state.title }),
    ...(city.state && { stateId: city.state }),
    serviceIds: getServices(city),
    ...(position && { position }),
  }
}

/** Returns the names that more than one city has. */
function sharedTitles(cities: ReadonlyArray<City>): Set<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { title } of cities) (seen.has(title) ? shared : seen).add(title)
  return shared
}

/** Returns the cities of the location dialog, in the order of the upstream. Cities of one name carry their state. */
export function cityChoices(
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State> = [],
): Array<CityChoice> {
  const shared = sharedTitles(cities)
  // A state may list a name that several cities have.
  return cities.map((city) =>
    getChoice(city, city.state && shared.has(city.title) ? getState(city, states) : undefined),
  )
}

async function readChoices(api: ApiClient): Promise<Array<CityChoice>> {
  const cities = await readCities(api)
  const isShared = sharedTitles(cities).size > 0
  return cityChoices(cities, isShared ? await ifKnown(api.states(), []) : [])
}

/** Queries the cities that a visitor can choose. Falls back to the built-in cities. */
export function cityChoicesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['cities', 'choices'],
    queryFn: (context) => readResult(readChoices(api), context),
  })
}

/** Returns the label of a city in the list of all cities. */
export function choiceName({ title, state }: Pick<CityChoice, 'title' | 'state'>): string {
  return state ? `${title}, ${state}` : title
}

function kmBetween(from: CityChoice, to: CityChoice): number | undefined {
  return from.position && to.position ? Math.round(distanceKm(from.position, to.position)) : undefined
}

/** Returns the nearest city that offers a service, or the first one if the positions are unknown. */
function nearestOffering(
  city: CityChoice,
  cities: ReadonlyArray<CityChoice>,
  serviceId: string,
): NearbyCity | undefined {
  const [nearest] = cities
    .filter(({ serviceIds }) => serviceIds?.includes(serviceId))
    .map((other) => ({ other, km: kmBetween(city, other) }))
    .sort((one, two) => (one.km ?? Number.POSITIVE_INFINITY) - (two.km ?? Number.POSITIVE_INFINITY))
  if (!nearest) return undefined
  const { other, km } = nearest
  return { id: other.id, title: other.title, ...(km !== undefined && { km }) }
}

/**
 * Returns the services of a city, and the nearest cities with the others; undefined if the list does not say. `now` is
 * in milliseconds.
 */
export function getOffer(
  city: CityChoice,
  cities: ReadonlyArray<CityChoice>,
  now: number,
): ReadOffer | undefined {
  const { id, apiId, serviceIds } = city
  if (!serviceIds) return undefined
  const missing = new Set(cities.flatMap((other) => other.serviceIds ?? []))
  for (const serviceId of serviceIds) missing.delete(serviceId)
  const elsewhere = [...missing].flatMap((serviceId) => {
    const nearest = nearestOffering(city, cities, serviceId)
    return nearest ? [[serviceId, nearest] as const] : []
  })
  return { id, ...(apiId && { apiId }), serviceIds, elsewhere: Object.fromEntries(elsewhere), at: now }
}

/** Returns the served city nearest to a position and its distance (km), or undefined if no position is known. */
export function nearestChoice(
  position: Coordinates,
  cities: ReadonlyArray<CityChoice>,
): { city: CityChoice; km: number } | undefined {
  const known = cities.flatMap((city) => (city.position ? [{ ...city.position, city }] : []))
  const nearest = nearestPlace(position, known)
  return nearest && { city: nearest.city, km: distanceKm(position, nearest) }
}
