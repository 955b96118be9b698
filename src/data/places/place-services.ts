import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { City } from '#api/schemas/place.ts'
import { topServiceIds } from '#catalogue/service-list.ts'
import { builtInServices, inCatalogueOrder, serviceCatalogue } from '#data/services/built-in-services.ts'
import { type NamedService, readServiceCards, type ServiceCard } from '#data/services/service-cards.ts'

/** The services of a place as a page shows them. */
export type PlaceServices = {
  /** False if the services are unknown: the page shows the usual ones, and `more` holds all others. */
  isKnown: boolean
  top: Array<ServiceCard>
  /** The next of the others. */
  more: Array<NamedService>
  /** The number of all services. */
  total: number
}

/** Specification section 2: six top services. */
const MAX_TOP_SERVICES = 6
/** Further services on the page of a place. The page of all services has the rest. */
const MAX_MORE = 24

/** Reads the services of a place: tiles and further ones. `offered` is undefined if it is unknown which it has. */
export async function readPlaceServices(
  api: ApiClient,
  offered: ReadonlyArray<string> | undefined,
  place: { city?: City; state?: string },
): Promise<PlaceServices> {
  const listed = await ifKnown(api.categories())
  if (!listed)
    return {
      isKnown: false,
      top: builtInServices(topServiceIds),
      more: serviceCatalogue.filter(({ id }) => !topServiceIds.includes(id)),
      total: serviceCatalogue.length,
    }
  const services = inCatalogueOrder(listed, topServiceIds).filter(({ _id }) => offered?.includes(_id) ?? true)
  const more = services.slice(MAX_TOP_SERVICES, MAX_TOP_SERVICES + MAX_MORE)
  return {
    isKnown: offered !== undefined,
    top: await readServiceCards(api, services.slice(0, MAX_TOP_SERVICES), place),
    more: more.map(({ _id, title }) => ({ id: _id, title })),
    total: services.length,
  }
}
