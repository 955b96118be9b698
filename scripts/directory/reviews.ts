import * as v from 'valibot'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '#api/schemas/fields.ts'
import { calendarDate, type ProviderReview } from '#api/schemas/provider.ts'
import { toPlainDigits } from '#lib/normalize-contact.ts'
import { toSameness } from './cell-text.ts'
import type { RefuseValue } from './read-csv.ts'

/** Splits a line at `|` into `count` parts; the last part may contain more of them. */
export function toParts(line: string, count: number): Array<string> {
  const parts = line.split('|').map((part) => part.trim())
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(' | ')]
}

/** Reads lines like `2026-10-12 | 5 | Asha M. | On time and clean.`, the newest first (docs/directory.md). */
export function readReviews(
  lines: ReadonlyArray<string>,
  today: string,
  refuse: RefuseValue,
): Array<ProviderReview> {
  let newest = today
  const seen = new Set<string>()
  return lines.map((line, index) => {
    const [date = '', stars = '', user = '', comment = ''] = toParts(line, 4)
    const day = toPlainDigits(date)
    const rating = toPlainDigits(stars)
    const isRead = v.is(calendarDate, day) && /^[1-5]$/.test(rating) && user !== ''
    if (!isRead) refuse('reviews', line, 'expected a day, 1 to 5 stars, a name and a text, separated by |')
    else if (day > newest) refuse('reviews', line, `expected a day that is not after ${newest}`)
    else newest = day
    const sameness = toSameness([day, user, comment].join('|'))
    if (seen.has(sameness)) refuse('reviews', line, 'the same review twice')
    seen.add(sameness)
    if (user.length > MAX_NAME_LENGTH || comment.length > MAX_TEXT_LENGTH)
      refuse('reviews', line, `longer than ${MAX_TEXT_LENGTH} characters`)
    return { id: `r${index + 1}`, user, rating: Number(rating), comment, date: day }
  })
}

/** Rounds a rating as visitors see it, so that filters compare what is shown. */
function toShownRating(rating: number): number {
  return Math.round(10 * rating) / 10
}

/** Returns rating and number of reviews: those of the columns, else those computed from the reviews of the row. */
export function reviewFigures(
  reviews: ReadonlyArray<ProviderReview>,
  { rating, count }: { rating: number | undefined; count: number | undefined },
  refuse: RefuseValue,
) {
  const isNamed = rating !== undefined || (count ?? 0) > 0
  if (isNamed && (rating === undefined || !count))
    refuse(
      rating === undefined ? 'rating' : 'review_count',
      '',
      'expected rating and review_count, or neither',
    )
  const reviewCount = isNamed ? (count ?? 0) : reviews.length
  if (reviewCount < reviews.length)
    refuse('review_count', String(reviewCount), `expected at least ${reviews.length}, the number of reviews`)
  const stars = reviews.map((review) => review.rating)
  const mean = stars.reduce((sum, one) => sum + one, 0) / stars.length
  const isWhole = stars.length > 0 && stars.length === reviewCount
  return {
    rating: rating === undefined && stars.length === 0 ? null : toShownRating(rating ?? mean),
    reviewCount,
    ratings: isWhole ? [1, 2, 3, 4, 5].map((star) => stars.filter((one) => one === star).length) : undefined,
  }
}
