import type { ShapeName } from './calls.ts'

const category = {
  _id: 'plumbing',
  title: 'Plumbing',
  description: 'Leaks, taps, toilets and pipes.',
  image: 'https://cdn.example.com/plumbing.jpg',
  priceFrom: 149,
  jobCount: 14,
}

const post = {
  _id: 'tap-care',
  title: 'A dripping tap, and what it costs',
  slug: 'dripping-tap',
  image: 'https://cdn.example.com/tap.jpg',
  categories: ['Plumbing'],
  short_description: 'Six litres an hour.',
  createdAt: '2026-10-01T06:30:00Z',
  updatedAt: '2026-11-02T09:00:00Z',
}

const review = { id: 'r1', user: 'Meera', rating: 5, comment: 'On time and clean.', date: '2026-11-01' }

const provider = {
  id: 'asha-rao',
  name: 'Asha Rao',
  image: 'https://cdn.example.com/asha.jpg',
  title: 'Plumber',
  categoryIds: ['plumbing'],
  jobs: [{ id: 'tap-repair', priceFrom: 199 }],
  cityId: 'pune',
  areas: ['Kothrud'],
  rating: 4.8,
  reviewCount: 21,
  verified: { checks: ['identity', 'address'], on: '2026-09-15' },
  experienceYears: 9,
  jobsCompleted: 312,
  skills: ['Leak tracing', 'Bathroom fittings'],
  certifications: ['ITI Plumber'],
  languages: ['Marathi', 'Hindi'],
  repliesWithinMinutes: 20,
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  since: '2023-04-01',
}

/** An example of each shape, with every field that it can have. */
export const examples: Readonly<Record<ShapeName, object>> = {
  CategorySummary: { ...category, matches: [{ id: 'tap-repair', title: 'Tap repair', priceFrom: 149 }] },
  SearchTerm: {
    kind: 'job',
    id: 'tap-repair',
    serviceId: 'plumbing',
    title: 'Tap repair',
    keywords: ['leaking tap', 'nal tapak raha hai'],
    description: 'Washer, cartridge or spindle.',
  },
  JobFacts: {
    id: 'tap-repair',
    durationMinutes: [30, 60],
    priceTo: 399,
    warrantyDays: 7,
    safetySteps: ['Close the main valve.'],
    includes: ['The tap is opened and its washer or cartridge is replaced.'],
    excludes: ['A new tap.'],
    priceNotes: ['Taps inside a wall take longer.'],
    partsNote: 'The professional brings washers; they are charged at their printed price.',
    beforeVisit: ['Clear the space below the basin.'],
    notNeededWhen: ['The tap only drips until it is closed firmly.'],
    relatedJobs: [{ id: 'pipe-repair', serviceId: 'plumbing', title: 'Pipe repair', priceFrom: 499 }],
    articles: [{ slug: 'dripping-tap', title: 'A dripping tap, and what it costs' }],
  },
  Category: {
    ...category,
    childCategories: [
      {
        id: 'taps',
        title: 'Taps and mixers',
        superChildren: [
          {
            id: 'tap-repair',
            title: 'Tap repair',
            image: 'https://cdn.example.com/tap-repair.jpg',
            description: 'Washer, cartridge or spindle.',
            priceFrom: 149,
          },
        ],
      },
    ],
  },
  Brand: {
    _id: 'nalvika',
    title: 'Nalvika',
    image: 'https://cdn.example.com/nalvika.svg',
    redirect: '/brand/nalvika',
    website: 'https://nalvika.example',
  },
  City: {
    _id: 'pune',
    title: 'Pune',
    slug: 'pune',
    image: 'https://cdn.example.com/pune.jpg',
    services: 96,
    state: 'maharashtra',
    serviceIds: ['plumbing', 'electrician'],
    aliases: ['Poona', 'पुणे'],
    jobIds: ['tap-repair'],
    prices: { 'tap-repair': 179 },
    latitude: 18.52,
    longitude: 73.86,
  },
  State: {
    _id: 'maharashtra',
    title: 'Maharashtra',
    slug: 'maharashtra',
    image: 'https://cdn.example.com/maharashtra.jpg',
    cities: ['Mumbai', 'Pune'],
    aliases: ['MH'],
  },
  PostSummary: post,
  Post: {
    ...post,
    content: '<h2>First</h2><p>Close the valve.</p>',
    seo_description: 'What a drip costs.',
    jobs: [{ id: 'tap-repair', serviceId: 'plumbing', title: 'Tap repair', priceFrom: 199 }],
  },
  ProviderSummary: provider,
  Provider: {
    ...provider,
    about: ['Nine years in homes and small offices.'],
    services: [{ title: 'Bathroom fitting', priceFrom: 2_500 }],
    gallery: [{ title: 'A new mixer', image: 'https://cdn.example.com/mixer.jpg' }],
    reviews: [review],
    nextReviews: 'p1',
    ratings: [0, 0, 1, 3, 17],
    phone: '+91 98000 00000',
    email: 'asha@example.com',
  },
  Review: review,
}

export const messageExample = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+919800000000',
  message: 'The kitchen tap leaks and the floor is wet.',
  language: 'en',
}
