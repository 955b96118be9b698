import { contactHref } from './contact-href.ts'

export type TopService = {
  id: string
  serviceId: string
  name: string
  description: string
  rating: number
  bookings: number
  avgTime: string
  verified: boolean
  image: string
  features: Array<string>
}

/** Sample cards: ratings and bookings are demo figures, never put into structured data. */
export const topServices: Array<TopService> = [
  {
    id: 'leak-repair',
    serviceId: 'plumbing',
    name: 'Leak repair',
    description: 'Dripping taps, leaking joints and wet cabinets under the sink, traced and sealed.',
    rating: 4.8,
    bookings: 1240,
    avgTime: '45-60 minutes',
    verified: true,
    image: '/images/services/leak-repair.svg',
    features: ['Old part handed over', 'Price agreed first', 'Area left dry'],
  },
  {
    id: 'fan-repair',
    serviceId: 'electrician',
    name: 'Fan repair',
    description: 'Humming, wobbling or slow fans and their regulators, tested and put right.',
    rating: 4.9,
    bookings: 1515,
    avgTime: '30-60 minutes',
    verified: true,
    image: '/images/services/fan-repair.svg',
    features: ['Licensed electricians', 'ISI-marked parts', 'Circuit tested after'],
  },
  {
    id: 'ac-service',
    serviceId: 'ac-repair',
    name: 'AC service',
    description: 'Filters, coil and drain tray cleaned, pressure and cooling measured before and after.',
    rating: 4.7,
    bookings: 1860,
    avgTime: '60-90 minutes',
    verified: true,
    image: '/images/services/ac-service.svg',
    features: ['Indoor and outdoor unit', 'Readings on the bill', 'Floor covered'],
  },
  {
    id: 'door-repair',
    serviceId: 'carpentry',
    name: 'Door repair and alignment',
    description: 'Swollen, sagging or scraping doors planed, re-hung and made to close again.',
    rating: 4.7,
    bookings: 680,
    avgTime: '60-90 minutes',
    verified: true,
    image: '/images/services/door-repair.svg',
    features: ['Hinges checked', 'Edges sealed', 'Shavings swept up'],
  },
  {
    id: 'bathroom-cleaning',
    serviceId: 'cleaning',
    name: 'Bathroom deep cleaning',
    description: 'Tiles, fittings and corners scrubbed free of hard-water marks, by hand and machine.',
    rating: 4.8,
    bookings: 1390,
    avgTime: '60-75 minutes',
    verified: true,
    image: '/images/services/bathroom-cleaning.svg',
    features: ['Products brought along', 'Safe on marble', 'Checked with you'],
  },
  {
    id: 'room-painting',
    serviceId: 'painting',
    name: 'One-room painting',
    description: 'Furniture covered, small cracks filled and two even coats on walls and ceiling.',
    rating: 4.6,
    bookings: 420,
    avgTime: '1-2 days',
    verified: true,
    image: '/images/services/room-painting.svg',
    features: ['Written quote', 'Shade shown first', 'Floor protected'],
  },
]

export const topServicesPage = {
  title: 'Top Services',
  intro: 'The jobs that households ask for most, and what happens on the visit.',
  points: [
    'Done by technicians whose identity and experience we checked',
    'The full price is agreed before the work starts',
    'A second visit if something is not right',
  ],
  verified: 'Verified',
  features: 'What you can expect',
  bookingsLabel: 'Bookings',
  avgTimeLabel: 'Average time',
  book: 'Book Now',
  prices: 'See jobs and prices',
  custom: {
    title: 'Need a Custom Service?',
    text: 'If the job does not fit a category, describe it in a few lines and we look for the right person.',
    action: 'Contact Us',
    href: contactHref('custom-service'),
  },
} as const
