import { Star } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { ratingLabel, reviewsLabel } from '#content/rating.ts'
import { formatCount } from '#lib/money.ts'

const STARS = [1, 2, 3, 4, 5]

/** A rating on the scale of five; `count` is the number of reviews behind it. */
export function Rating({ value, count }: { value: number; count?: number | undefined }) {
  return (
    <span
      role="img"
      aria-label={ratingLabel(value, count)}
      className="inline-flex flex-wrap items-center gap-1.5 text-sm"
    >
      <span className="flex gap-0.5 text-star">
        {STARS.map((star) => (
          <Icon
            node={Star}
            key={star}
            aria-hidden="true"
            className={star <= Math.round(value) ? 'size-4 fill-current' : 'size-4'}
            strokeWidth={1.75}
          />
        ))}
      </span>
      <span className="font-semibold">{value.toFixed(1)}</span>
      {count !== undefined && <span className="text-soft">({formatCount(count)})</span>}
    </span>
  )
}

/** The rating of a provider, else the number of reviews. Renders nothing without either. */
export function Reviews({ rating, count }: { rating: number | null; count: number | undefined }) {
  if (rating !== null) return <Rating value={rating} count={count} />
  return count !== undefined && <p className="text-sm text-soft">{reviewsLabel(count)}</p>
}
