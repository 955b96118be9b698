import { type Crumb, homeCrumb, servicesCrumb } from '#content/breadcrumbs.ts'
import type { ProviderProfile } from '#content/providers.ts'
import { paths } from '#lib/paths.ts'

/** Words of the provider page. */
export const providerPage = {
  verified: 'Verified',
  verifiedNote: 'Identity and trade experience were checked before joining.',
  experience: (years: number) => `${years} years in the trade`,
  actions: {
    label: 'Ways to reach this provider',
    contact: 'Contact',
    bookNow: 'Book Now',
    writeReview: 'Write a Review',
  },
  contact: { phone: 'Call', email: 'Write an e-mail' },
  tabs: {
    label: 'Profile',
    names: { about: 'About', services: 'Services', gallery: 'Gallery', reviews: 'Reviews' },
  },
  about: {
    title: (name: string) => `About ${name}`,
    facts: {
      trade: 'Trade',
      speciality: 'Speciality',
      experience: 'Experience',
      area: 'Works from',
    },
    years: (years: number) => `${years} years`,
  },
  services: {
    title: 'Services and starting prices',
    text: 'What a job starts from. The final price is agreed before the work begins.',
    all: (category: string) => `All ${category} jobs`,
  },
  gallery: {
    title: 'From recent jobs',
    text: 'Choose a picture to see it larger.',
    open: (title: string) => `Show larger: ${title}`,
    position: (index: number, count: number) => `${index} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
  },
  reviews: {
    title: 'What customers say',
    outOf: 'out of 5',
    count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    breakdown: 'How the ratings are spread',
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  },
  more: { title: 'More professionals', text: 'Others who take bookings through the app.' },
} as const

/** Home > Services > category > name. */
export function providerCrumbs({
  name,
  serviceId,
  categoryPath,
}: Pick<ProviderProfile, 'name' | 'serviceId' | 'categoryPath'>): Array<Crumb> {
  return [
    homeCrumb,
    servicesCrumb,
    { label: categoryPath.category, href: paths.service(serviceId) },
    { label: name },
  ]
}
