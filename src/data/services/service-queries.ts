import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { isAbsent } from '#api/errors.ts'
import { ifKnown, toResult } from '#api/result.ts'
import type { Category } from '#api/schemas/category.ts'
import { builtInService, relatedServices, serviceCatalogue, topServiceIds } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { type PageContext, readCritical, readForHead } from '#data/page-data.ts'
import {
  type JobsKnown,
  jobsKnown,
  type LocalOffer,
  localJobs,
  readListedPrices,
} from '#data/places/local-jobs.ts'
import { readPlaces } from '#data/places/read-places.ts'
import { findCity, type Place, placeCity, placeState, toPlace } from '#data/places/resolve-place.ts'
import { catalogueQueries } from '#data/queries.ts'
import { readResult } from '#data/query-result.ts'
import { atLocalPrices, type ServiceCard, type ServiceOffer, toCards } from '#data/services/service-cards.ts'

/** Specification section 2: six top services. */
const MAX_TOP_SERVICES = 6

const catalogueIds = serviceCatalogue.map(({ id }) => id)

const knownIds = [...topServiceIds, ...catalogueIds.filter((id) => !topServiceIds.includes(id))]

/** Returns the services of a place in display order: the usual ones first, those that only the upstream knows last. */
export function orderedServices(serviceIds: ReadonlyArray<string>): Array<string> {
  const offered = new Set(serviceIds)
  return [...knownIds.filter((id) => offered.has(id)), ...[...offered].filter((id) => !knownIds.includes(id))]
}

/** Splits the services of a place into tiles and further ones. */
export function splitServices<T>(offered: ReadonlyArray<T>): { top: Array<T>; more: Array<T> } {
  return { top: offered.slice(0, MAX_TOP_SERVICES), more: offered.slice(MAX_TOP_SERVICES) }
}

/** Returns the services of a state: those of any of its cities. */
export function servicesOfCities(
  cities: ReadonlyArray<{ serviceIds: ReadonlyArray<string> }>,
): Array<string> {
  return [...new Set(cities.flatMap(({ serviceIds }) => serviceIds))]
}

/**
 * Returns related services first, then others until the row is full, among the listed services or, without a list, the
 * built-in ones.
 */
export function servicesBeside(serviceId: string, listedIds: ReadonlyArray<string> = []): Array<string> {
  const all = listedIds.length > 0 ? listedIds : catalogueIds
  const related = relatedServices(serviceId) ?? topServiceIds
  const beside = new Set([...related.filter((id) => all.includes(id)), ...all])
  beside.delete(serviceId)
  return [...beside]
}

/** The services of a place as a page shows them. */
export type PlaceServices = {
  /**
   * False if the services of the place are unknown: the page shows the usual ones, and `more` holds all others.
   */
  isKnown: boolean
  top: Array<ServiceCard>
  more: Array<ServiceOffer>
}

/** The services of a city or a state. */
type Offering = LocalOffer & { serviceIds: ReadonlyArray<string> }

const MAX_RELATED = 6

function getOffer({ id, title, priceFrom, isUsual }: ServiceCard): ServiceOffer {
  return { id, title, ...(priceFrom !== undefined && { priceFrom }), ...(isUsual && { isUsual }) }
}

/** Reads the listed services. Falls back to built-in cards, which have no price. */
function listedServices(api: ApiClient) {
  return ifKnown(api.categories(), [])
}

async function readCity(api: ApiClient, id: string) {
  return placeCity(...(await readPlaces(api)), id)
}

async function servicesOfPlace(
  api: ApiClient,
  reading: Promise<Offering | null | undefined>,
): Promise<PlaceServices> {
  const [place, listed] = await Promise.all([ifKnown(reading), listedServices(api)])
  if (!place) {
    const others = knownIds.filter((id) => !topServiceIds.includes(id))
    const more = toCards(others, listed).map(({ id, title }) => ({ id, title }))
    return { isKnown: false, top: toCards(topServiceIds, listed), more }
  }
  const { top, more } = splitServices(toCards(orderedServices(place.serviceIds), listed))
  return {
    isKnown: true,
    top: await atLocalPrices(api, top, place),
    more: more.map(({ id, title }) => ({ id, title })),
  }
}

async function stateOffering(api: ApiClient, id: string): Promise<Offering | undefined> {
  const state = placeState(...(await readPlaces(api)), id)
  return state && state.cities.length > 0 ? { serviceIds: servicesOfCities(state.cities) } : undefined
}

/** Reads services related to one; in a city only those that it offers, at its prices. */
async function servicesNextTo(
  api: ApiClient,
  id: string,
  most: number | undefined,
  cityId: string | undefined,
): Promise<Array<ServiceOffer>> {
  const [city, listed] = await Promise.all([
    cityId === undefined ? undefined : ifKnown(readCity(api, cityId)),
    listedServices(api),
  ])
  const beside = servicesBeside(
    id,
    listed.map(({ _id }) => _id),
  )
  const offered = beside.filter((other) => !city || city.serviceIds.includes(other))
  const cards = await atLocalPrices(api, toCards(offered.slice(0, most), listed), city ?? {})
  return cards.map(getOffer)
}

/** A built-in service. It has no page if the upstream does not list it. */
export type FixedService = ServiceCard & { isUnlisted?: boolean }

async function readFixed(api: ApiClient): Promise<Array<FixedService>> {
  const listed = await api.categories()
  return serviceCatalogue.map(
    (service) => toCards([service.id], listed)[0] ?? { ...service, isUnlisted: true },
  )
}

const meta = { errorMessage: messages.errors.categories }

export const serviceQueries = {
  /** The built-in services with the marketplace's ids. */
  fixed: (api: ApiClient) =>
    queryOptions({
      queryKey: ['services', 'fixed'],
      queryFn: (context) => readResult(readFixed(api), context),
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
  /** The services that households often need after a service. */
  related: (api: ApiClient, id: string, cityId?: string) =>
    queryOptions({
      queryKey: ['services', 'related', id, cityId ?? ''],
      queryFn: (context) => readResult(servicesNextTo(api, id, MAX_RELATED, cityId), context),
      meta,
    }),
  /** The same services, then all others. */
  beside: (api: ApiClient, id: string, cityId?: string) =>
    queryOptions({
      queryKey: ['services', 'beside', id, cityId ?? ''],
      queryFn: (context) => readResult(servicesNextTo(api, id, undefined, cityId), context),
      meta,
    }),
}

async function serviceInCity(api: ApiClient, id: string, cityId: string): Promise<Category> {
  const [service, cities] = await Promise.all([api.category(id), ifKnown(api.cities(), [])])
  const city = findCity(cities, cityId)
  const listed = await readListedPrices(api, city ? toPlace(city) : { id: cityId })
  return { ...service, childCategories: localJobs(service, { ...city, ...listed }) }
}

/**
 * Queries a service with its jobs; in a city with its jobs and prices, or with the general ones if the city cannot be
 * read.
 */
export function serviceQuery({ api }: Pick<PageContext, 'api'>, id: string, cityId?: string) {
  if (cityId === undefined) return catalogueQueries.detail(api, id)
  return queryOptions({
    queryKey: ['category', id, cityId],
    queryFn: (context) => readResult(serviceInCity(api, id, cityId), context),
    meta,
  })
}

/**
 * The description of a service's page. `jobs` is for search engines; undefined if they could not be read.
 */
export type LoadedService = Place & { jobs?: JobsKnown }

function described(id: string, { title, childCategories }: Category): LoadedService {
  return { id, title, jobs: jobsKnown(childCategories) }
}

/** Returns true if the upstream lists any service. Without a list no built-in service is denied. */
async function hasServices(api: ApiClient): Promise<boolean> {
  const answer = await toResult(api.categories(), messages.errors.categories)
  return answer.ok && answer.data.length > 0
}

/**
 * Reads a service and returns its title. A built-in service exists until the upstream denies it; for others the
 * upstream decides. Returns undefined if it does not exist.
 */
export async function loadService(
  context: PageContext,
  id: string,
  cityId?: string,
): Promise<LoadedService | undefined> {
  const query = serviceQuery(context, id, cityId)
  const known = builtInService(id)
  if (known) {
    const answer = await readForHead(context, query)
    if (answer.ok) return described(id, answer.data)
    const isAbsentThere = isAbsent(answer.status)
    if (isAbsentThere && (await hasServices(context.api))) return undefined
    return { id, title: known.title, ...(isAbsentThere && { jobs: 'none' }) }
  }
  const service = await readCritical(context, query)
  return service && described(service._id, service)
}

/** Starts reading the brands of a service. They are below the fold, so the page does not depend on them. */
export async function startBrands(context: PageContext, id: string): Promise<void> {
  const queries = await import('#data/services/brand-queries.ts').catch(() => undefined)
  if (queries) void context.queryClient.prefetchQuery(queries.serviceBrandsQuery(context.api, id))
}
