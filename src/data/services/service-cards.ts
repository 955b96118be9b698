import type { ApiClient } from '#api/client.ts'
import type { UnlessFailed } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { type LocalOffer, localJobs, lowestPrice } from '#data/places/local-jobs.ts'

/** What a small card of a service says; without `priceFrom` it says no price. */
export type ServiceOffer = { id: string; title: string; priceFrom?: number }

/** Whether any of these cards says a price. */
export function hasPrices(cards: ReadonlyArray<ServiceOffer>): boolean {
  return cards.some(({ priceFrom }) => priceFrom !== undefined)
}

/** What a large card of a service says. */
export type ServiceCard = ServiceOffer & { summary: string; image?: string }

/** A card as the marketplace's list gives it; a description that it lacks is built in for the twelve. */
export function listedCard({ _id, title, description, image, priceFrom }: CategorySummary): ServiceCard {
  return {
    id: _id,
    title,
    summary: description || (builtInService(_id)?.summary ?? ''),
    ...(image && { image }),
    ...(priceFrom !== undefined && { priceFrom }),
  }
}

/**
 * The cards of some services, in that order: what the marketplace lists wins over what is built in. A service that
 * neither knows has no page and so no card.
 */
export function cardsOf(
  ids: ReadonlyArray<string>,
  listed: ReadonlyArray<CategorySummary>,
): Array<ServiceCard> {
  return ids.flatMap((id): Array<ServiceCard> => {
    const entry = listed.find(({ _id }) => _id === id)
    if (entry) return [listedCard(entry)]
    const known = builtInService(id)
    return known ? [known] : []
  })
}

/** Whether the jobs of a place or their prices are not those of everywhere. */
function isLocal({ jobIds, prices }: LocalOffer): boolean {
  return jobIds !== undefined || (prices !== undefined && Object.keys(prices).length > 0)
}

/** The cards at the prices of a city, which for one with prices or jobs of its own are those of its jobs. */
export async function atLocalPrices(
  api: ApiClient,
  cards: ReadonlyArray<ServiceCard>,
  offer: LocalOffer,
  unlessFailed: UnlessFailed,
): Promise<Array<ServiceCard>> {
  if (!isLocal(offer)) return [...cards]
  return Promise.all(
    cards.map(async ({ priceFrom: _, ...card }) => {
      const category = await unlessFailed(api.category(card.id), undefined)
      const priceFrom = category && lowestPrice(localJobs(category, offer))
      return { ...card, ...(priceFrom !== undefined && { priceFrom }) }
    }),
  )
}
