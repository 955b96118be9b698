import { sampleProviders } from '#content/sample-providers.ts'
import type { Sampled } from '#lib/samples.ts'

export type ProviderCard = Sampled & {
  /** Id in the URL `/provider/{id}`. */
  id: keyof typeof sampleProviders
  serviceId: string
  /** The provider's city as a path segment. */
  cityId: string
  name: string
  /** Null shows the initials. */
  image: string | null
  title: string
  rating: number
  reviewCount: number
  /** The quote on the card. */
  reviews: string
  /** Area, city, state. */
  address: string
  /** The card shows three of them, then '+N more'. */
  services: ReadonlyArray<string>
}

type CardData = Pick<ProviderCard, 'serviceId' | 'cityId' | 'rating' | 'reviewCount'>

function card(id: ProviderCard['id'], data: CardData): ProviderCard {
  const { name, title, address, quote, jobs } = sampleProviders[id]
  return {
    id,
    ...data,
    name,
    title,
    address,
    image: null,
    reviews: quote,
    services: Object.values(jobs),
    sample: true,
  }
}

/**
 * Sample cards for the home page and the service pages. Structured data never includes them. They repeat the head of
 * each profile, so that a page of cards does not load whole profiles.
 */
export const providerCards = [
  card('mahesh-patil', {
    serviceId: 'plumbing',
    cityId: 'mumbai',
    rating: 4.8,
    reviewCount: 6,
  }),
  card('anitha-rao', {
    serviceId: 'electrician',
    cityId: 'bangalore',
    rating: 4.9,
    reviewCount: 7,
  }),
  card('imran-shaikh', {
    serviceId: 'ac-repair',
    cityId: 'pune',
    rating: 4.6,
    reviewCount: 5,
  }),
] as const
