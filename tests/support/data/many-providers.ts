import { WEEK } from '#api/provider-filters.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { cities } from '#upstream/seed/places.ts'

const LANGUAGES = ['Hindi', 'English', 'Marathi', 'Tamil', 'Bengali', 'Malayalam', 'Kannada', 'Punjabi']

/** Returns a number of providers. The same index gives the same provider, and a few cities have most of them. */
export function manyProviders(count: number): Array<Provider> {
  return Array.from({ length: count }, (_, index) => providerAt(index))
}

/** Returns a pseudo-random number below `end` that depends only on index and salt. */
function drawn(index: number, salt: number, end: number): number {
  return (Math.imul(index + 1, 2_654_435_761 + 2 * salt) >>> 8) % end
}

export function providerAt(index: number): Provider {
  const city = cities[Math.floor(drawn(index, 1, cities.length) * (drawn(index, 2, 100) / 100))] ?? cities[0]
  const service = catalogue[drawn(index, 3, catalogue.length)] ?? catalogue[0]
  const jobs = (service?.children ?? []).flatMap(({ services }) => services)
  const chosen = jobs.filter((_, at) => drawn(index, 10 + at, 3) === 0)
  const reviewCount = drawn(index, 4, 200)
  return {
    id: `many-${String(index).padStart(6, '0')}`,
    name: `Provider N${index}`,
    image: '',
    title: `${service?.title} works`,
    categoryIds: [service?.id ?? ''],
    jobs: chosen.map(({ id }, at) => ({
      id,
      priceFrom: drawn(index, 20 + at, 4) === 0 ? undefined : 100 + drawn(index, 30 + at, 900),
    })),
    cityId: city?.id ?? '',
    areas: [`Area ${drawn(index, 5, 40)}`, `Area ${drawn(index, 6, 40)}`],
    rating: reviewCount === 0 ? null : 3 + drawn(index, 7, 201) / 100,
    reviewCount,
    verified: drawn(index, 8, 2) === 0 ? { checks: ['identity'], on: '2026-01-31' } : null,
    experienceYears: drawn(index, 9, 40),
    skills: [],
    certifications: [],
    languages: LANGUAGES.filter((_, at) => drawn(index, 50 + at, 3) === 0),
    repliesWithinMinutes: undefined,
    days: WEEK.filter((_, at) => drawn(index, 60 + at, 4) > 0),
    since: undefined,
    sample: false,
    about: [],
    services: [],
    gallery: [],
    ratings: undefined,
    phone: undefined,
    email: undefined,
    reviews: [],
    latitude: city?.latitude ?? 0,
    longitude: city?.longitude ?? 0,
  }
}
