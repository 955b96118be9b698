import { notFound } from '@tanstack/react-router'
import { stateServiceStates } from '#catalogue/places/combinations.ts'
import {
  cityServiceMeta,
  type PlaceMeta,
  stateCityServiceMeta,
  stateServiceMeta,
} from '#content/place-pages.ts'
import { type PageContext, readForHead } from '#data/page-data.ts'
import { citiesElsewhere } from '#data/places/elsewhere.ts'
import { citiesOffering, type Place, type PlaceState } from '#data/places/resolve-place.ts'
import { findServiceCity } from '#data/places/service-city.ts'
import {
  BEST_PROVIDERS,
  type ListedHere,
  listedAmong,
  listedHere,
  listQueries,
} from '#data/providers/list-queries.ts'
import { paths } from '#lib/paths.ts'
import { getApiId, getEntry } from '#lib/slug.ts'
import { keepCanonical, listedState, requireService, requireState } from './-find-place.ts'
import { refusePlace } from './-refuse-place.ts'

/** Number of cities on a state and service page (specification section 2). */
const MAX_CITIES = 4

/** `path` is the canonical path. For a service in a city it is that of the service page. */
type Combination<T> = PlaceMeta & { path: string; service: Place } & T
type Parts<T extends string> = Record<T | 'service' | 'search', string>

type StateService = { state: Place; cities: Array<Place> }

/** Returns the cities of a state in the order of the page, those of the built-in table first. */
function foremost(offering: PlaceState['cities'], table: ReadonlyArray<string>): Array<Place> {
  const isForemost = ({ id }: Place) => table.includes(id)
  return [...offering.filter(isForemost), ...offering.filter((city) => !isForemost(city))]
}

/** Returns a state and its cities with the service; undefined without such cities. @throws ApiError */
async function findStateService(
  context: PageContext,
  part: string,
  serviceId: string,
): Promise<StateService | undefined> {
  const state = await listedState(context, part)
  if (!state) return undefined
  const { id, title } = state
  const table = getEntry(stateServiceStates, id) ?? []
  const cities = foremost(citiesOffering(state, serviceId), table)
  return cities.length > 0 ? { state: { id, title }, cities } : undefined
}

/** Reads who is listed for a service in a city. */
async function readListed(context: PageContext, category: string, city: Place): Promise<ListedHere> {
  const place = { category, city: getApiId(city) }
  return listedHere(await readForHead(context, listQueries.best(context.api, place, BEST_PROVIDERS)))
}

/** Loads a service in a state. @throws notFound when there is no such page */
export async function loadStateService(
  context: PageContext,
  { state: stateName, service: serviceId, search }: Parts<'state'>,
): Promise<Combination<StateService & ListedHere>> {
  const stateService = await findStateService(context, stateName, serviceId)
  if (!stateService) throw notFound({ data: await citiesElsewhere(context, serviceId) })
  const { state } = stateService
  const path = paths.stateService(state.id, serviceId)
  keepCanonical([stateName], [state.id], path + search)
  const [service, all] = await Promise.all([
    requireService(context, serviceId, null),
    readForHead(context, listQueries.anywhere(context.api, { category: serviceId })),
  ])
  const { listed, noIndex } = listedAmong(all, stateService.cities)
  const cities = stateService.cities
    .filter((city) => listedAmong(all, [city]).listed !== 0)
    .slice(0, MAX_CITIES)
    .map(({ id, title }) => ({ id, title }))
  const names = cities.map(({ title }) => title)
  return {
    ...stateServiceMeta(listed, service.title, state.title, names, service.jobs),
    path,
    service,
    state,
    cities,
    listed,
    noIndex,
  }
}

type CityParts = Parts<'city'> & {
  /** Set for an address below a state. */
  state?: string
}

/** Loads a service in a city. @throws notFound when there is no such page */
export async function loadCityService(
  context: PageContext,
  { state: stateName, city: cityName, service: serviceId, search }: CityParts,
): Promise<Combination<{ city: Place; state?: Place } & ListedHere>> {
  const serviceCity = await findServiceCity(context, cityName, serviceId)
  if (!serviceCity) return refusePlace(context, cityName, { serviceId })
  const { city } = serviceCity
  const getHref = (stateId: string, cityId: string) =>
    paths.stateCityService(stateId, cityId, serviceId) + search
  const state =
    stateName === undefined
      ? undefined
      : await requireState(context, { state: stateName, city: cityName }, serviceCity.state, getHref)
  if (!serviceCity.isOffered)
    throw notFound({ data: await citiesElsewhere(context, serviceId, { city: city.id }) })
  if (state) keepCanonical([stateName, cityName], [state.id, city.id], getHref(state.id, city.id))
  else keepCanonical([cityName], [city.id], paths.cityService(city.id, serviceId) + search)
  const [service, here] = await Promise.all([
    requireService(context, serviceId, city.id),
    readListed(context, serviceId, city),
  ])
  const meta = state
    ? stateCityServiceMeta(here.listed, service.title, city.title, state.title, service.jobs)
    : cityServiceMeta(here.listed, service.title, city.title, service.jobs)
  return {
    ...meta,
    ...here,
    path: paths.serviceInCity(serviceId, city.id),
    service,
    city,
    ...(state && { state }),
  }
}
