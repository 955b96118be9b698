import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { priceOfJobs } from '#data/places/local-jobs.ts'
import {
  type ListedPrices,
  listedPrices,
  readDirectory,
  servicePrice,
} from '#data/providers/who-is-listed.ts'
import { knownService } from '#data/services/built-in-services.ts'
import type { Price, Priced } from '#lib/listed.ts'
import { getEntry } from '#lib/slug.ts'

/** A link to a service. */
export type NamedService = { id: string; title: string }

/** The fields of a large service card. */
export type ServiceCard = NamedService & Priced & { summary: string; image?: string }

/** Returns the card of a listed service. A missing description is that of the catalogue. */
function toCard({ _id, title, description, image }: CategorySummary, price: Price | undefined): ServiceCard {
  return {
    id: _id,
    title,
    summary: description || (knownService({ id: _id, title })?.summary ?? ''),
    ...(image && { image }),
    ...(price && { price }),
  }
}

/** Returns true if a city has jobs or usual prices of its own. */
function hasOwnJobs({ jobIds, prices = {} }: City): boolean {
  return jobIds !== undefined || Object.keys(prices).length > 0
}

/**
 * Reads the price of a service at a place. The jobs of the service are read only where the city has
 * usual prices of its own and no provider names one.
 */
async function readServicePrice(
  api: ApiClient,
  service: CategorySummary,
  { directory, listed }: { directory: ProviderPage | undefined; listed: ListedPrices },
  city: City | undefined,
): Promise<Price | undefined> {
  if (!city || getEntry(listed.services, service._id) || !hasOwnJobs(city))
    return servicePrice(service, directory, listed)
  const whole = await ifKnown(api.category(service._id))
  return whole && priceOfJobs(whole, { ...city, listed })
}

/** Reads the cards of services with their prices in a city or a state, or in all of India without one. */
export async function readServiceCards(
  api: ApiClient,
  services: ReadonlyArray<CategorySummary>,
  { city, state }: { city?: City | undefined; state?: string } = {},
): Promise<Array<ServiceCard>> {
  const directory = await ifKnown(readDirectory(api, { city: city?.slug, state }))
  const who = { directory, listed: listedPrices(directory) }
  return Promise.all(
    services.map(async (service) => toCard(service, await readServicePrice(api, service, who, city))),
  )
}
