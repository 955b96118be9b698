import type { ApiClient } from '#api/client.ts'
import type { LocalOffer } from '#api/places/local-jobs.ts'
import { placeCity, placeState } from '#api/places/resolve-place.ts'
import { resultQuery } from '#api/queries.ts'
import { serviceCatalogue, topServiceIds } from '#content/data/services.ts'
import { messages } from '#content/messages.ts'
import { orderedServices, servicesBeside, servicesOfCities, splitServices } from './offered-services.ts'
import { atLocalPrices, cardsOf, type ServiceCard, type ServiceOffer, unlessFailed } from './service-cards.ts'

/** What a page shows of the services of a place. */
export type PlaceServices = {
  /** False when nobody can say what is offered there: the usual six are shown. */
  isKnown: boolean
  top: Array<ServiceCard>
  more: Array<ServiceOffer>
}

/** A city or a state as far as its services go. */
type Offering = LocalOffer & { serviceIds: ReadonlyArray<string> }

const MOST_RELATED = 6

const catalogueIds = serviceCatalogue.map(({ id }) => id)

function offerOf({ id, title, priceFrom }: ServiceCard): ServiceOffer {
  return { id, title, ...(priceFrom !== undefined && { priceFrom }) }
}

/** Without the list the cards are those that are built in, which have no price. */
function listedCategories(api: ApiClient) {
  return unlessFailed(api.categories(), [])
}

async function readCity(api: ApiClient, id: string) {
  return placeCity(...(await Promise.all([api.cities(), api.states()])), id)
}

async function readState(api: ApiClient, id: string) {
  return placeState(...(await Promise.all([api.cities(), api.states()])), id)
}

async function servicesOfPlace(
  api: ApiClient,
  reading: Promise<Offering | null | undefined>,
): Promise<PlaceServices> {
  const [place, listed] = await Promise.all([reading, listedCategories(api)])
  if (!place) return { isKnown: false, top: cardsOf(topServiceIds, listed), more: [] }
  const { top, more } = splitServices(cardsOf(orderedServices(place.serviceIds), listed))
  return {
    isKnown: true,
    top: await atLocalPrices(api, top, place),
    more: more.map(({ id, title }) => ({ id, title })),
  }
}

async function stateOffering(api: ApiClient, id: string): Promise<Offering | undefined> {
  const state = await readState(api, id)
  return state && state.cities.length > 0 ? { serviceIds: servicesOfCities(state.cities) } : undefined
}

/** The services next to one; in a city those that it offers, at its prices. */
async function servicesNextTo(
  api: ApiClient,
  id: string,
  most: number | undefined,
  cityId: string | undefined,
): Promise<Array<ServiceOffer>> {
  const [city, listed] = await Promise.all([
    cityId === undefined ? undefined : unlessFailed(readCity(api, cityId), undefined),
    listedCategories(api),
  ])
  const offered = servicesBeside(id).filter((other) => !city || city.serviceIds.includes(other))
  const cards = await atLocalPrices(api, cardsOf(offered.slice(0, most), listed), city ?? {})
  return cards.map(offerOf)
}

/** Cards of services are always there, at least as they are built in. */
function cardQuery<T>(key: ReadonlyArray<string>, read: () => Promise<T>) {
  return resultQuery(['services', ...key], read, messages.errors.categories, { quiet: true })
}

export const serviceQueries = {
  /** The twelve fixed services as the marketplace has them. */
  fixed: (api: ApiClient) =>
    cardQuery(['fixed'], async () => cardsOf(catalogueIds, await listedCategories(api))),
  /** What a city offers. */
  inCity: (api: ApiClient, id: string) =>
    cardQuery(['city', id], () => servicesOfPlace(api, unlessFailed(readCity(api, id), undefined))),
  /** What is offered in any city of a state. */
  inState: (api: ApiClient, id: string) =>
    cardQuery(['state', id], () => servicesOfPlace(api, unlessFailed(stateOffering(api, id), undefined))),
  /** What homes often need next to a service. */
  related: (api: ApiClient, id: string, cityId?: string) =>
    cardQuery(['related', id, ...(cityId ? [cityId] : [])], () =>
      servicesNextTo(api, id, MOST_RELATED, cityId),
    ),
  /** The same, and then all others. */
  beside: (api: ApiClient, id: string, cityId?: string) =>
    cardQuery(['beside', id, ...(cityId ? [cityId] : [])], () => servicesNextTo(api, id, undefined, cityId)),
}
