import { technicianTexts, topTechniciansPage } from '#content/top-technicians.ts'
import { providerCards } from '#data/samples/sample-providers.ts'
import type { Sampled } from '#lib/samples.ts'

type TechnicianId = keyof typeof technicianTexts

export type TopTechnician = Sampled & {
  id: string
  serviceId: string
  name: string
  specialization: string
  rating: number
  reviews: number
  experience: string
  location: string
  completedJobs: number
  responseTime: string
  /** Null shows the initials. */
  image: string | null
  skills: ReadonlyArray<string>
  certifications: ReadonlyArray<string>
  /** There is a full profile at `/provider/{id}`. */
  hasProfile: boolean
}

type Figures = Pick<TopTechnician, 'serviceId' | 'rating' | 'reviews' | 'completedJobs'> & {
  years: number
  minutes: number
}

/** The figures of the sample technicians, in the order of the page. */
const figures: Record<TechnicianId, Figures> = {
  'mahesh-patil': {
    serviceId: 'plumbing',
    rating: 4.8,
    reviews: 6,
    years: 14,
    completedJobs: 312,
    minutes: 30,
  },
  'anitha-rao': {
    serviceId: 'electrician',
    rating: 4.9,
    reviews: 7,
    years: 11,
    completedJobs: 286,
    minutes: 25,
  },
  'imran-shaikh': {
    serviceId: 'ac-repair',
    rating: 4.6,
    reviews: 5,
    years: 9,
    completedJobs: 241,
    minutes: 40,
  },
  'bhupendra-jangid': {
    serviceId: 'carpentry',
    rating: 4.8,
    reviews: 41,
    years: 18,
    completedJobs: 367,
    minutes: 45,
  },
  'selvi-murugan': {
    serviceId: 'cleaning',
    rating: 4.7,
    reviews: 38,
    years: 7,
    completedJobs: 258,
    minutes: 35,
  },
  'gopal-biswas': {
    serviceId: 'painting',
    rating: 4.6,
    reviews: 29,
    years: 16,
    completedJobs: 194,
    minutes: 60,
  },
}

/** Sample technicians. Their ratings and counts never enter structured data. */
export const topTechnicians: ReadonlyArray<TopTechnician> = (Object.keys(figures) as Array<TechnicianId>).map(
  (id) => {
    const { years, minutes, ...technician } = figures[id]
    return {
      id,
      ...technician,
      ...technicianTexts[id],
      sample: true,
      image: null,
      experience: topTechniciansPage.years(years),
      responseTime: topTechniciansPage.minutes(minutes),
      hasProfile: providerCards.some((card) => card.id === id),
    }
  },
)
