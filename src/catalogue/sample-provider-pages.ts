import { samplePageStrings as strings } from '#content/sample-provider-pages.ts'
import { sampleProviders } from '#content/sample-providers.ts'
import { type ProviderCard, providerCards } from './sample-providers.ts'

export type ProviderReview = {
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

function getJobs(id: keyof typeof sampleProviders): SampleProvider['services'] {
  return Object.entries(sampleProviders[id].jobs).map(([job, title]) => ({ id: job, title }))
}

const [mahesh, anitha, imran] = providerCards

/** Full profiles of the three sample providers. Structured data never includes them. */
export const sampleProviderPages: ReadonlyArray<SampleProvider> = [
  {
    ...mahesh,
    experienceYears: 14,
    phone: '+91 00000 00000',
    email: 'mahesh.patil@partners.example',
    services: getJobs('mahesh-patil'),
    about: strings['mahesh-patil'].about,
    gallery: [
      {
        id: 'sink-leak',
        title: strings['mahesh-patil'].gallery['sink-leak'],
        image: '/images/services/leak-repair.svg',
      },
      {
        id: 'riser-joint',
        title: strings['mahesh-patil'].gallery['riser-joint'],
        image: '/images/services/pipe-repair.svg',
      },
      {
        id: 'tank-line',
        title: strings['mahesh-patil'].gallery['tank-line'],
        image: '/images/services/water-tank-installation.svg',
      },
    ],
    reviews: [
      { id: 'mp-1', ...strings['mahesh-patil'].reviews['mp-1'], rating: 5, date: '2026-10-18' },
      { id: 'mp-2', ...strings['mahesh-patil'].reviews['mp-2'], rating: 5, date: '2026-09-27' },
      { id: 'mp-3', ...strings['mahesh-patil'].reviews['mp-3'], rating: 4, date: '2026-08-14' },
      { id: 'mp-4', ...strings['mahesh-patil'].reviews['mp-4'], rating: 5, date: '2026-07-05' },
      { id: 'mp-5', ...strings['mahesh-patil'].reviews['mp-5'], rating: 5, date: '2026-05-30' },
      { id: 'mp-6', ...strings['mahesh-patil'].reviews['mp-6'], rating: 5, date: '2026-03-22' },
    ],
  },
  {
    ...anitha,
    experienceYears: 11,
    phone: '+91 00000 00000',
    email: 'anitha.rao@partners.example',
    services: getJobs('anitha-rao'),
    about: strings['anitha-rao'].about,
    gallery: [
      {
        id: 'kitchen-points',
        title: strings['anitha-rao'].gallery['kitchen-points'],
        image: '/images/services/power-point-installation.svg',
      },
      {
        id: 'quiet-fan',
        title: strings['anitha-rao'].gallery['quiet-fan'],
        image: '/images/services/fan-repair.svg',
      },
      {
        id: 'child-safe',
        title: strings['anitha-rao'].gallery['child-safe'],
        image: '/images/services/switch-socket-repair.svg',
      },
    ],
    reviews: [
      { id: 'ar-1', ...strings['anitha-rao'].reviews['ar-1'], rating: 5, date: '2026-11-02' },
      { id: 'ar-2', ...strings['anitha-rao'].reviews['ar-2'], rating: 5, date: '2026-10-09' },
      { id: 'ar-3', ...strings['anitha-rao'].reviews['ar-3'], rating: 5, date: '2026-09-12' },
      { id: 'ar-4', ...strings['anitha-rao'].reviews['ar-4'], rating: 4, date: '2026-08-03' },
      { id: 'ar-5', ...strings['anitha-rao'].reviews['ar-5'], rating: 5, date: '2026-06-21' },
      { id: 'ar-6', ...strings['anitha-rao'].reviews['ar-6'], rating: 5, date: '2026-05-11' },
      { id: 'ar-7', ...strings['anitha-rao'].reviews['ar-7'], rating: 5, date: '2026-02-15' },
    ],
  },
  {
    ...imran,
    experienceYears: 9,
    phone: '+91 00000 00000',
    email: 'imran.shaikh@partners.example',
    services: getJobs('imran-shaikh'),
    about: strings['imran-shaikh'].about,
    gallery: [
      {
        id: 'before-summer',
        title: strings['imran-shaikh'].gallery['before-summer'],
        image: '/images/services/ac-service.svg',
      },
      {
        id: 'gas-check',
        title: strings['imran-shaikh'].gallery['gas-check'],
        image: '/images/services/ac-gas-refill.svg',
      },
      {
        id: 'outdoor-unit',
        title: strings['imran-shaikh'].gallery['outdoor-unit'],
        image: '/images/services/ac-deep-cleaning.svg',
      },
    ],
    reviews: [
      { id: 'is-1', ...strings['imran-shaikh'].reviews['is-1'], rating: 5, date: '2026-06-08' },
      { id: 'is-2', ...strings['imran-shaikh'].reviews['is-2'], rating: 4, date: '2026-05-19' },
      { id: 'is-3', ...strings['imran-shaikh'].reviews['is-3'], rating: 5, date: '2026-04-30' },
      { id: 'is-4', ...strings['imran-shaikh'].reviews['is-4'], rating: 5, date: '2026-04-04' },
      { id: 'is-5', ...strings['imran-shaikh'].reviews['is-5'], rating: 4, date: '2026-03-16' },
    ],
  },
]
