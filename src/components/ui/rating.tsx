import { newLabel, ratingLabel, reviewsLabel } from '#content/rating.ts'
import { formatCount } from '#lib/money.ts'
import { isNew } from '#lib/reviews.ts'
import { Badge } from './badge.tsx'

/** Renders a rating of up to five stars, in quarters; `count` is the number of reviews. */
export function Rating({ value, count }: { value: number; count?: number | undefined }) {
  return (
    <span
      role="img"
      aria-label={ratingLabel(value, count)}
      className="inline-flex flex-wrap items-center gap-1.5 text-sm"
    >
      <span className="stars" style={{ backgroundSize: `${Math.round(value * 4) * 5}%` }} />
      <span className="font-semibold">{value.toFixed(1)}</span>
      {count !== undefined && <span className="text-soft">({formatCount(count)})</span>}
    </span>
  )
}

/** Renders the rating of a provider: 'New' below three reviews, and nothing if neither stars nor reviews are known. */
export function Reviews({ rating, count }: { rating: number | null; count: number | undefined }) {
  if (isNew(count))
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <Badge>{newLabel}</Badge>
        <span>{reviewsLabel(count ?? 0)}</span>
      </p>
    )
  if (rating !== null) return <Rating value={rating} count={count} />
  return count !== undefined && <p className="text-sm text-soft">{reviewsLabel(count)}</p>
}
