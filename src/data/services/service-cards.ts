import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import { knownService } from '#catalogue/service-list.ts'
import { readListedPrices } from '#data/places/listed-query.ts'
import { type LocalOffer, localJobs, lowestPrice, usualPrice } from '#data/places/local-jobs.ts'
import type { Priced } from '#lib/listed.ts'

/** The fields of a small service card; without a price it shows none. */
export type ServiceOffer = { id: string; title: string } & Priced

/** The fields of a large service card. */
export type ServiceCard = ServiceOffer & { summary: string; image?: string }

/** Returns the card of a listed service. A missing description is that of the catalogue. */
export function listedCard({ _id, title, description, image, priceFrom }: CategorySummary): ServiceCard {
  const price = usualPrice(priceFrom)
  return {
    id: _id,
    title,
    summary: description || (knownService({ id: _id, title })?.summary ?? ''),
    ...(image && { image }),
    ...(price && { price }),
  }
}

/** Returns true if the jobs of a place or their prices differ from the catalogue's. */
function isLocal({ jobIds, prices = {}, listed = {} }: LocalOffer): boolean {
  return jobIds !== undefined || Object.keys(prices).length > 0 || Object.keys(listed).length > 0
}

/** Maximum number of cards whose jobs are read. Cards after them show no price where prices differ. */
const MAX_PRICED = 24

/**
 * Returns the cards with the prices of a city, or of all cities without an id. The jobs of the services are read
 * together with the prices, although they are not needed where all prices are the catalogue's.
 */
export async function atLocalPrices(
  api: ApiClient,
  cards: ReadonlyArray<ServiceCard>,
  place: Omit<LocalOffer, 'listed'> & { id?: string; apiId?: string | undefined },
): Promise<Array<ServiceCard>> {
  const { id, apiId } = place
  const [listed, services] = await Promise.all([
    readListedPrices(api, id === undefined ? undefined : { id, apiId }),
    Promise.all(cards.slice(0, MAX_PRICED).map((card) => ifKnown(api.category(card.id)))),
  ])
  const offer = { ...place, listed }
  if (!isLocal(offer)) return [...cards]
  return cards.map(({ price: _, ...card }, index) => {
    const service = services[index]
    const price = service && lowestPrice(localJobs(service, offer))
    return { ...card, ...(price && { price }) }
  })
}
