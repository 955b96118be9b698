import { Star } from 'lucide'
import { Avatar } from '#components/ui/avatar.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { providerPage } from '#content/provider-page.ts'
import type { ProviderProfile, ProviderReview } from '#content/providers.ts'
import { longDate } from '#lib/dates.ts'

type RatingBar = { stars: number; count: number; percent: number }

/** How many reviews gave each number of stars, five first, and what part of all they are. */
export function ratingBreakdown(ratings: ReadonlyArray<number>): Array<RatingBar> {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = ratings.filter((rating) => rating === stars).length
    return { stars, count, percent: ratings.length > 0 ? Math.round((count / ratings.length) * 100) : 0 }
  })
}

const words = providerPage.reviews

function Breakdown({ ratings }: { ratings: ReadonlyArray<number> }) {
  return (
    <ul aria-label={words.breakdown} className="flex flex-col gap-2 text-sm">
      {ratingBreakdown(ratings).map(({ stars, count, percent }) => (
        <li key={stars} className="flex items-center gap-3">
          <span className="flex w-8 shrink-0 items-center gap-1 font-semibold">
            <span aria-hidden="true">{stars}</span>
            <Icon node={Star} className="size-3.5 fill-current text-star" />
            <span className="sr-only">{words.stars(stars)}</span>
          </span>
          <svg aria-hidden="true" className="h-2.5 w-0 flex-1 rounded-full bg-sunken fill-star">
            <rect width={`${percent}%`} height="100%" rx="5" />
          </svg>
          <span className="w-6 shrink-0 text-right text-soft">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{words.count(count)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Review({ review }: { review: ProviderReview }) {
  const { user, rating, comment, date } = review
  return (
    <article aria-label={user} className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <Avatar name={user} className="size-11 text-sm" />
        <div className="min-w-40 flex-1">
          <h3 className="text-base">{user}</h3>
          <time dateTime={date} className="text-sm text-soft">
            {longDate(date)}
          </time>
        </div>
        <Rating value={rating} />
      </div>
      <p className="mt-4">{comment}</p>
    </article>
  )
}

/** The mean, how it comes about, and what each customer wrote. */
export function ReviewsPanel({ provider }: { provider: ProviderProfile }) {
  const { rating, reviewCount, reviews } = provider
  return (
    <section aria-labelledby="reviews-title" className="grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-12">
      <div>
        <h2 id="reviews-title" className="text-2xl">
          {words.title}
        </h2>
        <div className="mt-5 rounded-xl border border-line bg-surface p-6 shadow-low lg:sticky lg:top-24">
          <p className="flex items-baseline gap-2">
            <span className="text-4xl font-bold tracking-tight">{rating.toFixed(1)}</span>
            <span className="text-soft">{words.outOf}</span>
          </p>
          <p className="mt-1 mb-5 text-sm text-soft">{words.count(reviewCount)}</p>
          <Breakdown ratings={reviews.map((review) => review.rating)} />
        </div>
      </div>
      <ul className="flex flex-col gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    </section>
  )
}
