import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import { relatedServices, topServiceIds } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { type LocalService, localJobs } from '#data/places/local-jobs.ts'
import { listedPrices, lowestPrice, readDirectory } from '#data/providers/who-is-listed.ts'
import { readResult } from '#data/query-result.ts'
import type { ScopeParts } from '#data/scope/find-scope.ts'
import { findCity, getServices } from '#data/scope/places.ts'
import { readCities } from '#data/scope/read-places.ts'
import { inCatalogueOrder, knownService } from '#data/services/built-in-services.ts'
import { type NamedService, readServiceCards, type ServiceCard } from '#data/services/service-cards.ts'
import { pageOf } from '#lib/page-of.ts'

/** Services beside one: the tiles of its page, and the slides of a row that is endless. */
export const RELATED_TILES = 6
export const RELATED_SLIDES = 12

async function readCity(api: ApiClient, city: string | undefined): Promise<City | undefined> {
  return city === undefined ? undefined : findCity(await ifKnown(readCities(api), []), city)
}

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

/** Reads the services beside one; in a city only those that it offers. */
async function readRelated(
  api: ApiClient,
  { service, city: cityId }: ScopeParts,
  most: number,
): Promise<Array<NamedService>> {
  const [city, listed] = await Promise.all([readCity(api, cityId), api.categories()])
  return servicesBeside(service ?? '', listed)
    .filter(({ _id }) => !city || getServices(city).includes(_id))
    .slice(0, most)
    .map(({ _id, title }) => ({ id: _id, title }))
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
  const [services, city] = await Promise.all([list, readCity(api, cityId)])
  const shown = pageOf(services, page, SERVICES_PER_PAGE)
  return { cards: await readServiceCards(api, shown, { city }), total: services.length }
}

/** Reads the primary services; all that the upstream lists if that call fails. @throws ApiError if both fail */
async function readPrimary(api: ApiClient): Promise<Array<CategorySummary>> {
  return (await ifKnown(api.primaryCategories())) ?? inCatalogueOrder(await api.categories())
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
      queryFn: (context) => readResult(readCards(api, readPrimary(api), cityId, page), context),
      meta,
    }),
  /** The services that households often need after a service, then others. */
  related: (api: ApiClient, parts: ScopeParts, most: number) =>
    queryOptions({
      queryKey: ['services', 'related', parts.service ?? '', parts.city ?? '', most],
      queryFn: (context) => readResult(readRelated(api, parts, most), context),
      meta,
    }),
}

async function readService(api: ApiClient, parts: ScopeParts): Promise<LocalService> {
  const { service: id = '', city: cityId, state } = parts
  const [{ priceFrom: _, ...service }, city, directory] = await Promise.all([
    api.category(id),
    readCity(api, cityId),
    ifKnown(readDirectory(api, { service: id, city: cityId, state })),
  ])
  const childCategories = localJobs(service, { ...city, listed: listedPrices(directory) })
  const price = lowestPrice(childCategories.flatMap(({ superChildren }) => superChildren))
  return { ...service, childCategories, ...(price && { price }) }
}

/** Queries the service of a scope with its jobs and prices there. */
export function serviceQuery(api: ApiClient, parts: ScopeParts) {
  const { service = '', city = '', state = '' } = parts
  return queryOptions({
    queryKey: ['service', service, city, city === '' ? state : ''],
    queryFn: (context) => readResult(readService(api, parts), context),
    meta,
  })
}
