import type { ApiClient } from '#api/client.ts'
import type { City, State } from '#api/schemas/place.ts'
import type { CityOffer, NearbyCity } from '#browser/chosen-city.ts'
import { headerCities } from '#catalogue/places/header-cities.ts'
import { messages } from '#content/messages.ts'
import { getServices, getState, type Place, toPlace } from '#data/places/resolve-place.ts'
import { readCities, resultQuery } from '#data/queries.ts'
import { type Coordinates, distanceKm, nearestPlace } from '#lib/geo.ts'

/** A city that a visitor can choose. */
export type CityChoice = Place & {
  /** All that it is called. */
  names: Array<string>
  /** Where it is, when another one has its name. */
  state?: string
  /** The services offered there; undefined for a built-in city whose list could not be read. */
  serviceIds?: Array<string>
  position?: Coordinates
}

/** The cities that can be chosen while, or because, the list is not there. */
export const builtInChoices: Array<CityChoice> = headerCities.map(({ id, title, latitude, longitude }) => ({
  id,
  title,
  names: [title, id],
  position: { latitude, longitude },
}))

function getPosition({ latitude, longitude }: City, id: string): Coordinates | undefined {
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude }
  return builtInChoices.find((city) => city.id === id)?.position
}

function getChoice(city: City, state: State | undefined): CityChoice {
  const place = toPlace(city)
  const { id } = place
  const position = getPosition(city, id)
  return {
    ...place,
    names: [
      city.title,
      id,
      ...(city.aliases ?? []),
      ...(state ? [choiceName({ title: city.title, state: state.title })] : []),
    ],
    ...(state && { state: state.title }),
    serviceIds: getServices(city),
    ...(position && { position }),
  }
}

/** The names that more than one city has. */
function sharedTitles(cities: ReadonlyArray<City>): Set<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { title } of cities) (seen.has(title) ? shared : seen).add(title)
  return shared
}

/** The list of the dialog: every served city, in the order of the upstream. The states tell those of one name apart. */
export function cityChoices(
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State> = [],
): Array<CityChoice> {
  const shared = sharedTitles(cities)
  // A state may list a name without saying which city of it is meant.
  return cities.map((city) =>
    getChoice(city, city.state && shared.has(city.title) ? getState(city, states) : undefined),
  )
}

/** All that a visitor can choose; the built-in ones stand in for a list that cannot be read. */
export function cityChoicesQuery(api: ApiClient) {
  return resultQuery(
    ['cities', 'choices'],
    async (unlessFailed) => {
      const cities = await readCities(api, unlessFailed)
      const isShared = sharedTitles(cities).size > 0
      return cityChoices(cities, isShared ? await unlessFailed(api.states(), []) : [])
    },
    messages.errors.cities,
    { quiet: true },
  )
}

/** Returns the label of a city in the list of all cities. */
export function choiceName({ title, state }: Pick<CityChoice, 'title' | 'state'>): string {
  return state ? `${title}, ${state}` : title
}

function kmBetween(from: CityChoice, to: CityChoice): number | undefined {
  return from.position && to.position ? Math.round(distanceKm(from.position, to.position)) : undefined
}

/** The nearest of the cities that offer a service; the first of them when it is not known where they are. */
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
 * Returns the services of a city, and where the others are offered; undefined if the list does not say. `now` is in
 * milliseconds.
 */
export function getOffer(
  city: CityChoice,
  cities: ReadonlyArray<CityChoice>,
  now: number,
): Omit<CityOffer, 'title'> | undefined {
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

/** The served city nearest to a position, and how far it is in kilometres; undefined when no position is known. */
export function nearestChoice(
  position: Coordinates,
  cities: ReadonlyArray<CityChoice>,
): { city: CityChoice; km: number } | undefined {
  const known = cities.flatMap((city) => (city.position ? [{ ...city.position, city }] : []))
  const nearest = nearestPlace(position, known)
  return nearest && { city: nearest.city, km: distanceKm(position, nearest) }
}
