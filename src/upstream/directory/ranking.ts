import type { ProviderSummary } from '#api/schemas/provider.ts'

/** For a confidence of 95 percent. */
const Z = 1.96
const MOST_STARS = 5
/** Years of experience beyond these make no difference. */
const MOST_YEARS = 20
const QUICK_MINUTES = 60

/**
 * The lower bound of Wilson's interval for the share of all stars that were given, from 0 to 1. It needs no mean of the
 * whole directory, as a Bayesian one does: nobody's place changes because somebody else joins. 90 reviews of 4.8 come
 * before one of 5; without any it is 0.
 */
export function ratingBound(rating: number | null, reviewCount: number): number {
  if (rating === null || reviewCount === 0) return 0
  const share = Math.min(1, rating / MOST_STARS)
  const z2 = Z * Z
  const spread = Math.sqrt((share * (1 - share) + z2 / (4 * reviewCount)) / reviewCount)
  return Math.max(0, (share + z2 / (2 * reviewCount) - Z * spread) / (1 + z2 / reviewCount))
}

type Ranked = Pick<
  ProviderSummary,
  'rating' | 'reviewCount' | 'verified' | 'experienceYears' | 'repliesWithinMinutes'
>

/**
 * The order 'best match', the first has the lowest: ratings by their lower bound count for 65 of 100, recorded checks for
 * 20, experience for 10, an answer within the hour for 5. Nothing else counts, and nobody can pay for a place.
 */
export function matchKey(person: Ranked): number {
  const { rating, reviewCount, verified, experienceYears = 0, repliesWithinMinutes } = person
  const isQuick = repliesWithinMinutes !== undefined && repliesWithinMinutes <= QUICK_MINUTES
  const score =
    65 * ratingBound(rating, reviewCount) +
    20 * (verified ? 1 : 0) +
    10 * (Math.min(experienceYears, MOST_YEARS) / MOST_YEARS) +
    5 * (isQuick ? 1 : 0)
  return Math.round(10_000 * (100 - score))
}
