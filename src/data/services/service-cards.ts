import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import { knownService } from '#catalogue/service-list.ts'
import {
  type LocalOffer,
  localJobs,
  lowestPrice,
  type Priced,
  readListedPrices,
} from '#data/places/local-jobs.ts'

/** The fields of a small service card; without `priceFrom` it shows no price. */
export type ServiceOffer = { id: string; title: string } & Priced

/** Returns true if any of these cards shows a price. */
export function hasPrices(cards: ReadonlyArray<ServiceOffer>): boolean {
  return cards.some(({ priceFrom }) => priceFrom !== undefined)
}

/** The fields of a large service card. */
export type ServiceCard = ServiceOffer & { summary: string; image?: string }

/** Returns the card of a listed service. A missing description is that of the catalogue. */
export function listedCard({ _id, title, description, image, priceFrom }: CategorySummary): ServiceCard {
  return {
    id: _id,
    title,
    summary: description || (knownService({ id: _id, title })?.summary ?? ''),
    ...(image && { image }),
    ...(priceFrom !== undefined && { priceFrom }),
  }
}

/** Returns true if the jobs of a place or their prices differ from the catalogue's. */
function isLocal({ jobIds, prices = {}, listed = {} }: LocalOffer): boolean {
  return jobIds !== undefined || Object.keys(prices).length > 0 || Object.keys(listed).length > 0
}

/**
 * Returns the cards with the prices of a place. A city, which has an id, has those of its providers, else usual ones.
 * The jobs of the services are read only if their prices differ.
 */
export async function atLocalPrices(
  api: ApiClient,
  cards: ReadonlyArray<ServiceCard>,
  place: LocalOffer & { id?: string; apiId?: string | undefined },
): Promise<Array<ServiceCard>> {
  const { id, apiId } = place
  const listed = id === undefined ? {} : await readListedPrices(api, { id, apiId })
  const offer = { ...place, ...listed }
  if (!isLocal(offer))
    return cards.map((card) =>
      id !== undefined && card.priceFrom !== undefined ? { ...card, isUsual: true } : card,
    )
  return Promise.all(
    cards.map(async ({ priceFrom: _, ...card }) => {
      const service = await ifKnown(api.category(card.id))
      return { ...card, ...(service && lowestPrice(localJobs(service, offer))) }
    }),
  )
}
