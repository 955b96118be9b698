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
import { citiesOffering, type Place } from '#data/places/resolve-place.ts'
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

/** Reads who is listed for a service in a city. */
async function readListed(context: PageContext, category: string, city: Place): Promise<ListedHere> {
  const place = { category, city: getApiId(city) }
  return listedHere(await readForHead(context, listQueries.best(context.api, place, BEST_PROVIDERS)))
}

/** Loads a service in a state. @throws notFound when there is no such page */
export async function loadStateService(
  context: PageContext,
  { state: stateName, service: serviceId, search }: Parts<'state'>,
): Promise<Combination<{ state: Place; cities: Array<Place> } & ListedHere>> {
  const found = await listedState(context, stateName)
  const offering = found ? citiesOffering(found, serviceId) : []
  if (!found || offering.length === 0) throw notFound({ data: await citiesElsewhere(context, serviceId) })
  const state = { id: found.id, title: found.title }
  const path = paths.stateService(state.id, serviceId)
  keepCanonical([stateName], [state.id], path + search)
  const [service, all] = await Promise.all([
    requireService(context, serviceId, null),
    readForHead(context, listQueries.anywhere(context.api, { category: serviceId })),
  ])
  const { listed, noIndex } = listedAmong(all, offering)
  const foremost = getEntry(stateServiceStates, state.id) ?? []
  const cities = offering
    .toSorted((one, other) => Number(foremost.includes(other.id)) - Number(foremost.includes(one.id)))
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
