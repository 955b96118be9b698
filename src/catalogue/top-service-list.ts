import { topServiceTexts } from '#content/top-services.ts'
import type { Sampled } from '#lib/samples.ts'

export type TopService = Sampled & {
  id: string
  serviceId: string
  name: string
  description: string
  rating: number
  bookings: number
  avgTime: string
  verified: boolean
  image: string
  features: ReadonlyArray<string>
}

/** Sample cards. Their ratings and bookings never enter structured data. */
export const topServices: ReadonlyArray<TopService> = [
  {
    id: 'leak-repair',
    ...topServiceTexts['leak-repair'],
    serviceId: 'plumbing',
    rating: 4.8,
    bookings: 1240,
    verified: true,
    sample: true,
    image: '/images/services/leak-repair.svg',
  },
  {
    id: 'fan-repair',
    ...topServiceTexts['fan-repair'],
    serviceId: 'electrician',
    rating: 4.9,
    bookings: 1515,
    verified: true,
    sample: true,
    image: '/images/services/fan-repair.svg',
  },
  {
    id: 'ac-service',
    ...topServiceTexts['ac-service'],
    serviceId: 'ac-repair',
    rating: 4.7,
    bookings: 1860,
    verified: true,
    sample: true,
    image: '/images/services/ac-service.svg',
  },
  {
    id: 'door-repair',
    ...topServiceTexts['door-repair'],
    serviceId: 'carpentry',
    rating: 4.7,
    bookings: 680,
    verified: true,
    sample: true,
    image: '/images/services/door-repair.svg',
  },
  {
    id: 'bathroom-cleaning',
    ...topServiceTexts['bathroom-cleaning'],
    serviceId: 'cleaning',
    rating: 4.8,
    bookings: 1390,
    verified: true,
    sample: true,
    image: '/images/services/bathroom-cleaning.svg',
  },
  {
    id: 'room-painting',
    ...topServiceTexts['room-painting'],
    serviceId: 'painting',
    rating: 4.6,
    bookings: 420,
    verified: true,
    sample: true,
    image: '/images/services/room-painting.svg',
  },
]
