import { formatCount } from '#lib/money.ts'

export function reviewCount(count: number): string {
  return count === 1 ? '1 review' : `${formatCount(count)} reviews`
}

/** Returns the number of reviews in words. */
export function reviewsLabel(count: number): string {
  return count === 0 ? 'No reviews yet' : reviewCount(count)
}

/** Returns a rating for screen readers: on a scale of five, with the number of reviews if it is known. */
export function ratingLabel(value: number, count?: number): string {
  const rated = `Rated ${value} out of 5`
  return count === undefined ? rated : `${rated}, ${reviewCount(count)}`
}
