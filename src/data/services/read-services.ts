import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import { relatedServices, topServiceIds } from '#catalogue/service-list.ts'
import { type LocalService, localJobs } from '#data/places/local-jobs.ts'
import { listedPrices, lowestPrice, readDirectory } from '#data/providers/who-is-listed.ts'
import type { ScopeParts } from '#data/scope/find-scope.ts'
import { findCity, getServices } from '#data/scope/places.ts'
import { readCities } from '#data/scope/read-places.ts'
import { inCatalogueOrder, knownService } from '#data/services/built-in-services.ts'
import { type NamedService, readServiceCards, type ServiceCard } from '#data/services/service-cards.ts'
import { pageOf } from '#lib/page-of.ts'

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
export async function readRelated(
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

/** A page of a list. `total` counts the services of all pages. */
type CardPage = { cards: Array<ServiceCard>; total: number }

async function readCards(
  api: ApiClient,
  list: Promise<Array<CategorySummary>>,
  cityId: string | undefined,
  page: number,
): Promise<CardPage> {
  const [services, city] = await Promise.all([list, readCity(api, cityId)])
  const shown = pageOf(services, page, SERVICES_PER_PAGE)
  return { cards: await readServiceCards(api, shown, { city }), total: services.length }
}

/** Reads a page of all services, those of the specification first. */
export function readAll(api: ApiClient, cityId: string | undefined, page: number): Promise<CardPage> {
  return readCards(api, api.categories().then(inCatalogueOrder), cityId, page)
}

/** Reads a page of the primary services; of all that the upstream lists if that call fails. */
export function readPrimary(api: ApiClient, cityId: string | undefined, page: number): Promise<CardPage> {
  const list = ifKnown(api.primaryCategories()).then(
    async (primary) => primary ?? inCatalogueOrder(await api.categories()),
  )
  return readCards(api, list, cityId, page)
}

/** Reads a service with its jobs and prices at a place. */
export async function readService(api: ApiClient, parts: ScopeParts): Promise<LocalService> {
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
