import type { ProviderDetail, ProviderReview } from '#api/schemas/provider.ts'

/** Somebody of the directory as it is written: a profile with all reviews, and where it is in degrees. */
export type Person = Omit<ProviderDetail, 'reviews' | 'nextReviews'> & {
  reviews: Array<ProviderReview>
  latitude: number
  longitude: number
}

/** The part of a profile that lists show. */
export function summaryOf(person: Person) {
  const { id, name, image, title, categoryIds, jobs, cityId, areas, rating, reviewCount, verified } = person
  const { experienceYears, languages, repliesWithinMinutes, days, since, sample } = person
  return {
    id,
    name,
    image,
    title,
    categoryIds,
    jobs,
    cityId,
    areas,
    rating,
    reviewCount,
    verified,
    experienceYears,
    languages,
    repliesWithinMinutes,
    days,
    since,
    sample,
  }
}

/** The part of a profile that lists do not show. */
export function profileOf({ about, services, gallery, ratings, phone, email, latitude, longitude }: Person) {
  return { about, services, gallery, ratings, phone, email, latitude, longitude }
}
