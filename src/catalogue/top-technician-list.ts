import { technicianTexts, topTechniciansPage } from '#content/top-technicians.ts'
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
  verified: boolean
  /** Null shows the initials. */
  image: string | null
  skills: ReadonlyArray<string>
  certifications: ReadonlyArray<string>
  /** Set if the provider has a full profile at `/provider/{id}`. */
  providerId?: string
}

type Figures = Pick<
  TopTechnician,
  'serviceId' | 'rating' | 'reviews' | 'completedJobs' | 'verified' | 'image' | 'providerId'
> & { id: TechnicianId; years: number; minutes: number }

/** Sample providers. Their ratings and counts never enter structured data. */
const figures: ReadonlyArray<Figures> = [
  {
    id: 'mahesh-patil',
    serviceId: 'plumbing',
    rating: 4.8,
    reviews: 6,
    years: 14,
    completedJobs: 312,
    minutes: 30,
    verified: true,
    image: null,
    providerId: 'mahesh-patil',
  },
  {
    id: 'anitha-rao',
    serviceId: 'electrician',
    rating: 4.9,
    reviews: 7,
    years: 11,
    completedJobs: 286,
    minutes: 25,
    verified: true,
    image: null,
    providerId: 'anitha-rao',
  },
  {
    id: 'imran-shaikh',
    serviceId: 'ac-repair',
    rating: 4.6,
    reviews: 5,
    years: 9,
    completedJobs: 241,
    minutes: 40,
    verified: true,
    image: null,
    providerId: 'imran-shaikh',
  },
  {
    id: 'bhupendra-jangid',
    serviceId: 'carpentry',
    rating: 4.8,
    reviews: 41,
    years: 18,
    completedJobs: 367,
    minutes: 45,
    verified: true,
    image: null,
  },
  {
    id: 'selvi-murugan',
    serviceId: 'cleaning',
    rating: 4.7,
    reviews: 38,
    years: 7,
    completedJobs: 258,
    minutes: 35,
    verified: true,
    image: null,
  },
  {
    id: 'gopal-biswas',
    serviceId: 'painting',
    rating: 4.6,
    reviews: 29,
    years: 16,
    completedJobs: 194,
    minutes: 60,
    verified: true,
    image: null,
  },
]

export const topTechnicians: ReadonlyArray<TopTechnician> = figures.map(
  ({ years, minutes, ...provider }) => ({
    ...provider,
    ...technicianTexts[provider.id],
    sample: true,
    experience: topTechniciansPage.years(years),
    responseTime: topTechniciansPage.minutes(minutes),
  }),
)
