import { samplePageStrings as strings } from '#content/sample-provider-pages.ts'
import { sampleProviders } from '#content/sample-providers.ts'
import { type ProviderCard, providerCards } from './sample-providers.ts'

type ProviderReview = {
  id: string
  user: string
  /** 1 to 5. */
  rating: number
  comment: string
  /** ISO date. */
  date: string
}

/** The rating is the mean of the reviews, to one decimal. */
export type SampleProvider = Omit<ProviderCard, 'reviews' | 'services'> & {
  experienceYears: number
  phone: string
  email: string
  about: ReadonlyArray<string>
  /** Jobs of the service. Their prices come from the catalogue. */
  services: ReadonlyArray<{ id: string; title: string }>
  gallery: ReadonlyArray<{ id: string; title: string; image: string }>
  reviews: ReadonlyArray<ProviderReview>
}

type Profile = {
  experienceYears: number
  /** The drawing of each picture of the gallery. */
  pictures: Record<string, string>
  reviews: Record<string, Pick<ProviderReview, 'rating' | 'date'>>
}

const profiles: Record<ProviderCard['id'], Profile> = {
  'mahesh-patil': {
    experienceYears: 14,
    pictures: {
      'sink-leak': 'leak-repair',
      'riser-joint': 'pipe-repair',
      'tank-line': 'water-tank-installation',
    },
    reviews: {
      'mp-1': { rating: 5, date: '2026-10-18' },
      'mp-2': { rating: 5, date: '2026-09-27' },
      'mp-3': { rating: 4, date: '2026-08-14' },
      'mp-4': { rating: 5, date: '2026-07-05' },
      'mp-5': { rating: 5, date: '2026-05-30' },
      'mp-6': { rating: 5, date: '2026-03-22' },
    },
  },
  'anitha-rao': {
    experienceYears: 11,
    pictures: {
      'kitchen-points': 'power-point-installation',
      'quiet-fan': 'fan-repair',
      'child-safe': 'switch-socket-repair',
    },
    reviews: {
      'ar-1': { rating: 5, date: '2026-11-02' },
      'ar-2': { rating: 5, date: '2026-10-09' },
      'ar-3': { rating: 5, date: '2026-09-12' },
      'ar-4': { rating: 4, date: '2026-08-03' },
      'ar-5': { rating: 5, date: '2026-06-21' },
      'ar-6': { rating: 5, date: '2026-05-11' },
      'ar-7': { rating: 5, date: '2026-02-15' },
    },
  },
  'imran-shaikh': {
    experienceYears: 9,
    pictures: {
      'before-summer': 'ac-service',
      'gas-check': 'ac-gas-refill',
      'outdoor-unit': 'ac-deep-cleaning',
    },
    reviews: {
      'is-1': { rating: 5, date: '2026-06-08' },
      'is-2': { rating: 4, date: '2026-05-19' },
      'is-3': { rating: 5, date: '2026-04-30' },
      'is-4': { rating: 5, date: '2026-04-04' },
      'is-5': { rating: 4, date: '2026-03-16' },
    },
  },
}

/** Full profiles of the three sample providers. Structured data never includes them. */
export const sampleProviderPages: ReadonlyArray<SampleProvider> = providerCards.map((card) => {
  const { about, gallery, reviews } = strings[card.id]
  const { experienceYears, pictures, reviews: ratings } = profiles[card.id]
  const texts: Record<string, Pick<ProviderReview, 'user' | 'comment'>> = reviews
  return {
    ...card,
    experienceYears,
    phone: '+91 00000 00000',
    email: `${card.id.replace('-', '.')}@partners.example`,
    services: Object.entries(sampleProviders[card.id].jobs).map(([id, title]) => ({ id, title })),
    about,
    gallery: Object.entries(gallery).map(([id, title]) => ({
      id,
      title,
      image: `/images/services/${pictures[id]}.svg`,
    })),
    reviews: Object.entries(texts).flatMap(([id, text]) =>
      ratings[id] ? { id, ...text, ...ratings[id] } : [],
    ),
  }
})
