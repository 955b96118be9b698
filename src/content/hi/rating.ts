import { formatCount } from '#lib/money.ts'

export function reviewCount(count: number): string {
  return count === 1 ? '1 ग्राहक की राय' : `${formatCount(count)} ग्राहकों की राय`
}

/** Returns the number of reviews in words. */
export function reviewsLabel(count: number): string {
  return count === 0 ? 'अभी कोई राय नहीं' : reviewCount(count)
}

/** Returns a rating for screen readers: on a scale of five, with the number of reviews if it is known. */
export function ratingLabel(value: number, count?: number): string {
  const rated = `रेटिंग 5 में से ${value}`
  return count === undefined ? rated : `${rated}, ${reviewCount(count)}`
}
