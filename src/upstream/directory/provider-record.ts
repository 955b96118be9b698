import type { ProviderDetail, ProviderReview } from '#api/schemas/provider.ts'
import { slugify } from '#lib/slug.ts'
import type { FurtherLanguage } from '#upstream/languages.ts'

/** A provider as stored: a profile with all reviews and a position in degrees. */
export type Provider = Omit<ProviderDetail, 'reviews' | 'nextReviews'> & {
  reviews: Array<ProviderReview>
  latitude: number
  longitude: number
  translations?: Partial<Record<FurtherLanguage, ProviderTranslation>>
}

/** The translation of a provider: every list is as long as the English one. */
export type ProviderTranslation = {
  summary: Pick<Provider, 'name' | 'title' | 'areas' | 'skills' | 'certifications' | 'languages'>
  profile: Pick<Provider, 'about' | 'services' | 'gallery'>
  reviews: Array<Pick<ProviderReview, 'user' | 'comment'>>
}

/** Returns the part of a profile that lists show. */
export function toSummary(provider: Provider) {
  const { id, name, image, title, categoryIds, jobs, cityId, areas, rating, reviewCount, verified } = provider
  const { experienceYears, jobsCompleted, skills, certifications } = provider
  const { languages, repliesWithinMinutes, days, since, sample } = provider
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

/** Returns the part of a profile that lists do not show. */
export function toDetail({ about, services, gallery, ratings, phone, email, latitude, longitude }: Provider) {
  return { about, services, gallery, ratings, phone, email, latitude, longitude }
}

/** Sort key of a provider without the sorted value, so that they come last. */
export const MAX_KEY = 2_147_483_647

/** Quantile of the normal distribution for a confidence of 95 percent. */
const Z = 1.96
const MAX_STARS = 5
/** Years of experience above this number do not raise the key. */
const MAX_YEARS = 20
const QUICK_MINUTES = 60
const SCALE = 10_000

/**
 * Returns the lower bound of Wilson's interval for the share of possible stars, from 0 to 1; 0 without reviews. Unlike
 * a Bayesian mean it depends on this provider alone.
 */
export function ratingBound(rating: number | null, reviewCount = 0): number {
  if (rating === null || reviewCount === 0) return 0
  const share = Math.min(1, rating / MAX_STARS)
  const z2 = Z * Z
  const spread = Math.sqrt((share * (1 - share) + z2 / (4 * reviewCount)) / reviewCount)
  return Math.max(0, (share + z2 / (2 * reviewCount) - Z * spread) / (1 + z2 / reviewCount))
}

type Ranked = Pick<
  Provider,
  'rating' | 'reviewCount' | 'verified' | 'experienceYears' | 'repliesWithinMinutes'
>

/**
 * Returns the key of the order 'best match': the rating's lower bound counts for 65 of 100, recorded checks for 20,
 * experience for 10, an answer within the hour for 5. Nothing else counts, because positions are not for sale.
 */
export function matchKey({
  rating,
  reviewCount,
  verified,
  experienceYears = 0,
  repliesWithinMinutes,
}: Ranked): number {
  const isQuick = repliesWithinMinutes !== undefined && repliesWithinMinutes <= QUICK_MINUTES
  const score =
    65 * ratingBound(rating, reviewCount) +
    20 * (verified ? 1 : 0) +
    10 * (Math.min(experienceYears, MAX_YEARS) / MAX_YEARS) +
    5 * (isQuick ? 1 : 0)
  return Math.round(SCALE * (100 - score))
}

/**
 * Returns the sort keys of a provider in the list of a service: integers, in ascending order. The best match ranks
 * providers with the service as their main one (the first of `categoryIds`) before all others.
 */
export function sortKeys(
  provider: Provider,
  service: string,
): {
  match: number
  rating: number
  experience: number
} {
  const { rating, reviewCount, experienceYears, categoryIds } = provider
  const isMainService = service === '' || service === categoryIds[0]
  return {
    match: matchKey(provider) + (isMainService ? 0 : SCALE * 100),
    rating: rating === null ? MAX_KEY : Math.round(SCALE * (1 - ratingBound(rating, reviewCount))),
    experience: experienceYears === undefined ? MAX_KEY : SCALE - experienceYears,
  }
}

/** Returns the lowest price of a provider in whole rupees, of the given jobs if there are any. */
export function priceKey({ jobs }: Pick<Provider, 'jobs'>, jobIds?: ReadonlySet<string>): number {
  const priced = jobIds ? jobs.filter(({ id }) => jobIds.has(id)) : jobs
  return Math.min(MAX_KEY, ...priced.flatMap(({ priceFrom }) => priceFrom ?? []))
}

/** Returns a name as a path segment; empty without a letter or digit. */
export function filterValue(title: string): string {
  return slugify(title).slice(0, 64)
}
