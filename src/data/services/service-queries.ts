import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import { inCatalogueOrder, knownService, relatedServices, topServiceIds } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { type PageContext, readCritical } from '#data/page-data.ts'
import { readListedPrices } from '#data/places/listed-query.ts'
import { type JobsKnown, jobsKnown, type LocalService, localJobs } from '#data/places/local-jobs.ts'
import { readCity, readState } from '#data/places/place-queries.ts'
import { findCity, type Place, type PlaceCity, toPlace } from '#data/places/resolve-place.ts'
import { readResult } from '#data/query-result.ts'
import {
  atLocalPrices,
  listedCard,
  type ServiceCard,
  type ServiceOffer,
} from '#data/services/service-cards.ts'
import { pageOf } from '#lib/page-of.ts'

/** Returns the services of a state: those of any of its cities. */
export function servicesOfCities(
  cities: ReadonlyArray<{ serviceIds: ReadonlyArray<string> }>,
): Array<string> {
  return [...new Set(cities.flatMap(({ serviceIds }) => serviceIds))]
}

/** The services of a place as a page shows them. */
export type PlaceServices = {
  /**
   * False if the services of the place are unknown: the page shows the usual ones, and `more` holds all others.
   */
  isKnown: boolean
  top: Array<ServiceCard>
  /** The next of the others. */
  more: Array<ServiceOffer>
  /** The number of all services. */
  total: number
}

/** The services of a city, or of a state, which has no prices of its own. */
type Offering = { serviceIds: ReadonlyArray<string> } | PlaceCity

/** Specification section 2: six top services. */
const MAX_TOP_SERVICES = 6
/** Further services on the page of a place. The page of all services has the rest. */
const MAX_MORE = 24
/** Services beside one: the tiles of its page, and the slides of a row that is endless. */
export const RELATED_TILES = 6
export const RELATED_SLIDES = 12

/** Returns the services of a place: tiles and further ones; the usual services while it is unknown which it has. */
async function servicesOfPlace(
  api: ApiClient,
  reading: Promise<Offering | null | undefined>,
): Promise<PlaceServices> {
  const [place, listed] = await Promise.all([reading, api.categories()])
  const cards = inCatalogueOrder(listed, topServiceIds).map(listedCard)
  const offered = place ? cards.filter(({ id }) => place.serviceIds.includes(id)) : cards
  const top = offered.slice(0, MAX_TOP_SERVICES)
  const more = offered.slice(MAX_TOP_SERVICES, MAX_TOP_SERVICES + MAX_MORE)
  return {
    isKnown: Boolean(place),
    top: place && 'id' in place ? await atLocalPrices(api, top, place) : top,
    more: more.map(({ id, title }) => ({ id, title })),
    total: offered.length,
  }
}

async function stateOffering(api: ApiClient, id: string): Promise<Offering | undefined> {
  const state = await readState(api, id)
  return state && state.cities.length > 0 ? { serviceIds: servicesOfCities(state.cities) } : undefined
}

/** The city whose prices a page shows; undefined for the lowest of all cities, null for the usual ones of a state. */
export type PricedCity = string | null | undefined

/** Returns the listed services beside one: the related ones first, then all others. */
export function servicesBeside<T extends Pick<CategorySummary, '_id' | 'title'>>(
  serviceId: string,
  listed: ReadonlyArray<T>,
): Array<T> {
  const title = listed.find(({ _id }) => _id === serviceId)?.title ?? ''
  const known = knownService({ id: serviceId, title })
  const related = (known && relatedServices(known.id)) ?? topServiceIds
  return inCatalogueOrder(listed, related).filter(({ _id }) => _id !== serviceId)
}

/** Reads the services beside one; in a city only those that it offers, at its prices. */
async function readRelated(
  api: ApiClient,
  id: string,
  most: number,
  cityId: PricedCity,
): Promise<Array<ServiceOffer>> {
  const [city, listed] = await Promise.all([
    typeof cityId === 'string' ? readCity(api, cityId) : undefined,
    api.categories(),
  ])
  const offered = servicesBeside(id, listed).filter(({ _id }) => !city || city.serviceIds.includes(_id))
  const cards = offered.slice(0, most).map(listedCard)
  const priced = cityId === null ? cards : await atLocalPrices(api, cards, city ?? {})
  return priced.map(({ id, title, price }) => ({ id, title, ...(price && { price }) }))
}

/** The number of services on a page of a list. */
export const SERVICES_PER_PAGE = 20

/** Reads a page of a list. `total` counts the services of all pages. */
async function readCards(
  api: ApiClient,
  list: Promise<Array<CategorySummary>>,
  cityId: string | undefined,
  page: number,
): Promise<{ cards: Array<ServiceCard>; total: number }> {
  const [services, city] = await Promise.all([list, cityId === undefined ? undefined : readCity(api, cityId)])
  const shown = pageOf(services, page, SERVICES_PER_PAGE)
  return { cards: await atLocalPrices(api, shown.map(listedCard), city ?? {}), total: services.length }
}

const meta = { errorMessage: messages.errors.categories }

export const serviceQueries = {
  /** A page of all services, those of the specification first, at the prices of the visitor's city, else of all. */
  all: (api: ApiClient, cityId?: string, page = 1) =>
    queryOptions({
      queryKey: ['services', 'all', cityId ?? '', page],
      queryFn: (context) =>
        readResult(readCards(api, api.categories().then(inCatalogueOrder), cityId, page), context),
      meta,
    }),
  /** The services of the home page, at the prices of the visitor's city, else of all cities. */
  primary: (api: ApiClient, cityId?: string, page = 1) =>
    queryOptions({
      queryKey: ['services', 'primary', cityId ?? '', page],
      queryFn: (context) => readResult(readCards(api, api.primaryCategories(), cityId, page), context),
      meta,
    }),
  /** The services of a city. */
  inCity: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['services', 'city', id],
      queryFn: (context) => readResult(servicesOfPlace(api, readCity(api, id)), context),
      meta,
    }),
  /** The services of any city of a state. */
  inState: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['services', 'state', id],
      queryFn: (context) => readResult(servicesOfPlace(api, stateOffering(api, id)), context),
      meta,
    }),
  /** The services that households often need after a service, then others. */
  related: (api: ApiClient, id: string, most: number, cityId?: PricedCity) =>
    queryOptions({
      queryKey: ['services', 'related', id, most, cityId === null ? 'usual' : (cityId ?? '')],
      queryFn: (context) => readResult(readRelated(api, id, most, cityId), context),
      meta,
    }),
}

async function readService(api: ApiClient, id: string, cityId: PricedCity): Promise<LocalService> {
  const [{ priceFrom: _, ...service }, city] = await Promise.all([
    api.category(id),
    typeof cityId === 'string' ? api.cities().then((cities) => findCity(cities, cityId)) : undefined,
  ])
  const listed = cityId === null ? {} : await readListedPrices(api, city && toPlace(city))
  return { ...service, childCategories: localJobs(service, { ...city, listed }) }
}

/** Queries a service with its jobs and prices. */
export function serviceQuery({ api }: Pick<PageContext, 'api'>, id: string, cityId?: PricedCity) {
  return queryOptions({
    queryKey: ['service', id, cityId === null ? 'usual' : (cityId ?? '')],
    queryFn: (context) => readResult(readService(api, id, cityId), context),
    meta,
  })
}

/** The description of a service's page. `jobs` is for search engines. */
export type LoadedService = Place & { jobs: JobsKnown }

/** Reads a service. Returns undefined if the upstream does not list it. @throws ApiError if the read failed */
export async function loadService(
  context: PageContext,
  id: string,
  cityId?: PricedCity,
): Promise<LoadedService | undefined> {
  const service = await readCritical(context, serviceQuery(context, id, cityId))
  return service && { id: service._id, title: service.title, jobs: jobsKnown(service.childCategories) }
}
