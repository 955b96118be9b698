import { formatCount } from '#lib/money.ts'

export function reviewCount(count: number): string {
  return count === 1 ? '1 ग्राहक की राय' : `${formatCount(count)} ग्राहकों की राय`
}

/** Formats the number of reviews. */
export function reviewsLabel(count: number): string {
  return count === 0 ? 'अभी कोई राय नहीं' : reviewCount(count)
}

export const newLabel = 'नई प्रोफ़ाइल'

/** Describes a rating for screen readers: on a scale of five, with the number of reviews if known. */
export function ratingLabel(value: number, count?: number): string {
  const rated = `रेटिंग 5 में से ${value}`
  return count === undefined ? rated : `${rated}, ${reviewCount(count)}`
}
