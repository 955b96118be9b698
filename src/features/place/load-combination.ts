import { notFound } from '@tanstack/react-router'
import type { PageContext } from '#api/page-data.ts'
import { citiesOffering, cityPart, type Place, statePart } from '#api/places/resolve-place.ts'
import { servicePart } from '#api/places/service-part.ts'
import {
  cityServiceMeta,
  type PlaceMeta,
  stateCityServiceMeta,
  stateServiceMeta,
} from '#content/place-meta.ts'
import { paths } from '#lib/paths.ts'
import { hasCityService, hasStateCityService, namedPlace, stateServiceCities } from './combinations.ts'
import { keepCanonical, listedCity, listedState, requireService } from './find-place.ts'

/** Specification section 2: a state and service page names four cities. */
const MOST_CITIES = 4

/** `path` is the shortest address of the same, which for a service in a city is its category's. */
type Combination<T> = PlaceMeta & { path: string; service: Place } & T
type Parts<T extends string> = Record<T | 'service' | 'search', string>

/** The state and the cities of it that offer the service; undefined when there are none. */
async function findStateService(
  context: PageContext,
  part: string,
  serviceId: string,
): Promise<{ state: Place; cities: Array<Place> } | undefined> {
  const known = statePart(part)
  const builtIn = stateServiceCities(known, serviceId)
  if (builtIn) return { state: namedPlace(known), cities: builtIn }
  const state = await listedState(context, part)
  const cities = state ? citiesOffering(state, serviceId) : []
  if (!state || cities.length === 0) return undefined
  return {
    state: { id: state.id, title: state.title },
    cities: cities.slice(0, MOST_CITIES).map(({ id, title }) => ({ id, title })),
  }
}

/** The city, if the service is offered there; with its state where that is known. */
async function findCityService(
  context: PageContext,
  part: string,
  serviceId: string,
): Promise<(Place & { state?: Place }) | undefined> {
  const city = await listedCity(context, part)
  if (!city?.serviceIds.includes(serviceId)) return undefined
  const { id, title, state } = city
  return { id, title, ...(state && { state }) }
}

/** Finds out whether there is a page about this service in this state. */
export async function loadStateService(
  context: PageContext,
  { state: stateName, service: part, search }: Parts<'state'>,
): Promise<Combination<{ state: Place; cities: Array<Place> }>> {
  const serviceId = servicePart(part)
  const found = await findStateService(context, stateName, serviceId)
  if (!found) throw notFound()
  const { state, cities } = found
  const path = paths.stateService(state.id, serviceId)
  keepCanonical([stateName, part], [state.id, serviceId], path + search)
  const service = await requireService(context, serviceId)
  const names = cities.map(({ title }) => title)
  return { ...stateServiceMeta(service.title, state.title, names), path, service, state, cities }
}

/** Finds out whether there is a page about this service in this city. */
export async function loadCityService(
  context: PageContext,
  { city: cityName, service: part, search }: Parts<'city'>,
): Promise<Combination<{ city: Place }>> {
  const serviceId = servicePart(part)
  const known = cityPart(cityName)
  const city = hasCityService(known, serviceId)
    ? namedPlace(known)
    : await findCityService(context, cityName, serviceId)
  if (!city) throw notFound()
  keepCanonical([cityName, part], [city.id, serviceId], paths.cityService(city.id, serviceId) + search)
  const service = await requireService(context, serviceId)
  return {
    ...cityServiceMeta(service.title, city.title),
    path: paths.serviceInCity(serviceId, city.id),
    service,
    city: { id: city.id, title: city.title },
  }
}

/** The same for an address that goes through the state, which must be the city's own. */
export async function loadStateCityService(
  context: PageContext,
  { state: stateName, city: cityName, service: part, search }: Parts<'state' | 'city'>,
): Promise<Combination<{ city: Place; state: Place }>> {
  const serviceId = servicePart(part)
  const [knownState, knownCity] = [statePart(stateName), cityPart(cityName)]
  const city = hasStateCityService(knownState, knownCity, serviceId)
    ? { ...namedPlace(knownCity), state: namedPlace(knownState) }
    : await findCityService(context, cityName, serviceId)
  const state = city?.state
  if (!city || !state || state.id !== knownState) throw notFound()
  const href = paths.stateCityService(state.id, city.id, serviceId)
  keepCanonical([stateName, cityName, part], [state.id, city.id, serviceId], href + search)
  const service = await requireService(context, serviceId)
  return {
    ...stateCityServiceMeta(service.title, city.title, state.title),
    path: paths.serviceInCity(serviceId, city.id),
    service,
    city: { id: city.id, title: city.title },
    state,
  }
}
