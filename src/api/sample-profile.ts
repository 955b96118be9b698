import type { ProviderDetail } from '#api/schemas/provider.ts'
import type { ProviderProfile } from '#content/data/provider-profiles.ts'

/** When the checks of the samples are said to have been made. */
const CHECKED_ON = '2026-10-01'

/** A profile of the built-in samples as the directory would have it. Its address is 'area, city, state'. */
export function sampleDetail(profile: ProviderProfile): ProviderDetail {
  const { id, name, image, title, serviceId, services, rating, reviews, address, experienceYears } = profile
  const [area = ''] = address.split(', ')
  return {
    id,
    name,
    image: image ?? '',
    title,
    categoryIds: [serviceId],
    jobs: services.map((job) => ({ id: job.id, priceFrom: undefined })),
    cityId: profile.cityId,
    areas: [area],
    rating,
    reviewCount: profile.reviewCount,
    verified: profile.verified ? { checks: ['identity', 'experience'], on: CHECKED_ON } : null,
    experienceYears,
    languages: [],
    repliesWithinMinutes: undefined,
    days: [],
    since: undefined,
    sample: true,
    about: [...profile.about],
    services: services.map((job) => ({ title: job.title, priceFrom: undefined })),
    gallery: profile.gallery.map((picture) => ({ title: picture.title, image: picture.image })),
    reviews: [...profile.reviews],
    nextReviews: null,
    ratings: [1, 2, 3, 4, 5].map((stars) => reviews.filter((review) => review.rating === stars).length),
    phone: profile.phone,
    email: profile.email,
  }
}
