import type { ProviderDetail, ProviderReview } from '#api/schemas/provider.ts'
import type { FurtherLanguage } from '#upstream/languages.ts'

/** Somebody of the directory as it is written: a profile with all reviews, and where it is in degrees. */
export type Person = Omit<ProviderDetail, 'reviews' | 'nextReviews'> & {
  reviews: Array<ProviderReview>
  latitude: number
  longitude: number
  translations?: Partial<Record<FurtherLanguage, PersonTranslation>>
}

/** What another language says of somebody: every list is as long as the English one. */
export type PersonTranslation = {
  summary: Pick<Person, 'name' | 'title' | 'areas' | 'skills' | 'certifications' | 'languages'>
  profile: Pick<Person, 'about' | 'services' | 'gallery'>
  reviews: Array<Pick<ProviderReview, 'user' | 'comment'>>
}

/** The part of a profile that lists show. */
export function summaryOf(person: Person) {
  const { id, name, image, title, categoryIds, jobs, cityId, areas, rating, reviewCount, verified } = person
  const { experienceYears, jobsCompleted, skills, certifications } = person
  const { languages, repliesWithinMinutes, days, since, sample } = person
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
    jobsCompleted,
    skills,
    certifications,
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
