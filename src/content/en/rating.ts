import { formatCount } from '#lib/money.ts'

export function reviewCount(count: number): string {
  return count === 1 ? '1 review' : `${formatCount(count)} reviews`
}

/** Formats the number of reviews. */
export function reviewsLabel(count: number): string {
  return count === 0 ? 'No reviews yet' : reviewCount(count)
}

/** Stands in place of stars for a provider with fewer than three reviews. */
export const newLabel = 'New'

/** Describes a rating for screen readers: on a scale of five, with the number of reviews if known. */
export function ratingLabel(value: number, count?: number): string {
  const rated = `Rated ${value} out of 5`
  return count === undefined ? rated : `${rated}, ${reviewCount(count)}`
}
