import { formatCount } from '#lib/money.ts'

export function reviewCount(count: number): string {
  return count === 1 ? '1 review' : `${formatCount(count)} reviews`
}

/** Returns the number of reviews in words. */
export function reviewsLabel(count: number): string {
  return count === 0 ? 'No reviews yet' : reviewCount(count)
}

/** A rating read aloud: on the scale of five, with the number of reviews behind it when that is known. */
export function ratingLabel(value: number, count?: number): string {
  const rated = `Rated ${value} out of 5`
  return count === undefined ? rated : `${rated}, ${reviewCount(count)}`
}
