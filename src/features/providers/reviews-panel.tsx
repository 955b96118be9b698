import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Star } from 'lucide'
import type { ProviderDetail, ProviderReview } from '#api/schemas/provider.ts'
import { BookLink } from '#components/sections/book-link.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { Avatar } from '#components/ui/avatar.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Rating, Reviews } from '#components/ui/rating.tsx'
import { providerPage } from '#content/provider-page.ts'
import { reviewCount } from '#content/rating.ts'
import { longDate } from '#data/format-dates.ts'
import { reviewsQuery } from '#data/providers/provider-queries.ts'
import { getLang } from '#lib/language.ts'
import { isNew } from '#lib/reviews.ts'
import { withoutRepeats } from '#lib/without-repeats.ts'
import { reviewsHref, tabHref } from './provider-tabs.ts'
import { useGrowingList } from './use-growing-list.ts'

type RatingBar = { stars: number; count: number; percent: number }

const words = providerPage.reviews

/** Returns the number of reviews with 1, 2, 3, 4 and 5 stars. */
function countStars(ratings: ReadonlyArray<number>): Array<number> {
  return [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => Math.round(rating) === stars).length)
}

/** Returns the rows of the counts of 1 to 5 stars: number and share of each, five stars first. */
function ratingBreakdown(counts: ReadonlyArray<number>): Array<RatingBar> {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts[stars - 1] ?? 0
    return { stars, count, percent: all > 0 ? Math.round((count / all) * 100) : 0 }
  })
}

/** A bar for each number of stars. `counts` has the numbers of reviews with 1 to 5 stars. */
function RatingBars({ counts }: { counts: ReadonlyArray<number> }) {
  return (
    <ul aria-label={words.breakdown} className="flex flex-col gap-2 text-sm">
      {ratingBreakdown(counts).map(({ stars, count, percent }) => (
        <li key={stars} className="flex items-center gap-3">
          <span className="flex w-8 shrink-0 items-center gap-1 font-semibold">
            <span aria-hidden="true">{stars}</span>
            <Icon node={Star} className="size-3.5 fill-current text-star" />
            <span className="sr-only">{words.stars(stars)}</span>
          </span>
          <svg aria-hidden="true" className="h-2.5 w-0 flex-1 rounded-full bg-sunken fill-star">
            <rect width={`${percent}%`} height="100%" rx="5" />
          </svg>
          <span className="min-w-6 shrink-0 text-right text-soft [font-variant-numeric:tabular-nums]">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{reviewCount(count)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Returns the counts of 1 to 5 stars; undefined if they are not given and not all reviews are loaded. */
function starCounts({ ratings, reviews, nextReviews }: ProviderDetail): ReadonlyArray<number> | undefined {
  return ratings ?? (nextReviews === null ? countStars(reviews.map(({ rating }) => rating)) : undefined)
}

function Summary({ provider }: { provider: ProviderDetail }) {
  const { rating, reviewCount: all } = provider
  const counts = starCounts(provider)
  if (rating === null) return null
  return (
    <div className="mt-5 rounded-xl border border-line bg-surface p-6 shadow-low lg:sticky lg:top-24">
      {isNew(all) ? (
        <Reviews rating={rating} count={all} />
      ) : (
        <>
          <p className="flex items-baseline gap-2">
            <span className="text-4xl font-bold tracking-tight">{rating.toFixed(1)}</span>
            <span className="text-soft">{words.outOf}</span>
          </p>
          {all !== undefined && <p className="mt-1 text-sm text-soft">{reviewCount(all)}</p>}
          {counts && (
            <div className="mt-5">
              <RatingBars counts={counts} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

const MORE =
  'inline-flex min-h-11 items-center justify-center rounded-md border border-line-strong/50 bg-surface px-5 text-sm font-semibold shadow-low transition hover:border-primary hover:text-primary'

function Review({ review: { user, rating, comment, date } }: { review: ProviderReview }) {
  return (
    <article aria-label={user} className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <Avatar name={user} className="size-11 text-sm" />
        <div className="min-w-40 flex-1">
          <h3 lang={getLang(user)} className="text-base wrap-anywhere">
            {user}
          </h3>
          <time dateTime={date} className="text-sm text-soft">
            {longDate(date)}
          </time>
        </div>
        <Rating value={rating} />
      </div>
      {comment && (
        <p lang={getLang(comment)} className="mt-4 wrap-anywhere">
          {comment}
        </p>
      )}
    </article>
  )
}

/** The reviews and a link to more, which extends the list in place with JavaScript. */
function ReviewList({ provider, after }: Omit<ReviewsPanelProps, 'isUnread'>) {
  const {
    data: { pages },
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useSuspenseInfiniteQuery(reviewsQuery(useApi(), provider, after))
  const reviews = withoutRepeats(pages)
  const { ref, onMore } = useGrowingList<HTMLUListElement>(reviews.length, fetchNextPage)
  if (reviews.length === 0)
    return <p className="text-soft">{after === undefined ? withoutTexts(provider) : words.end}</p>
  return (
    <>
      <ul ref={ref} className="flex flex-col gap-4">
        {reviews.map((review) => (
          <li key={review.id} tabIndex={-1} className="rounded-xl">
            <Review review={review} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <a
          href={reviewsHref(provider.id, pages.at(-1)?.next ?? '')}
          rel="nofollow"
          aria-disabled={isFetchingNextPage}
          onClick={onMore}
          className={MORE}
        >
          {isFetchingNextPage ? words.loading : words.more}
        </a>
      )}
    </>
  )
}

function withoutTexts({ rating, reviewCount }: ProviderDetail): string {
  if (rating === null && reviewCount === undefined) return words.unknown
  return reviewCount === 0 ? words.none : words.notHere
}

type ReviewsPanelProps = {
  provider: ProviderDetail
  /** The cursor of the first page to show; the newest by default. */
  after: string | undefined
  /** The page of reviews at the cursor could not be read. */
  isUnread: boolean
}

/** The mean, its distribution, and the reviews. */
export function ReviewsPanel({ provider, after, isUnread }: ReviewsPanelProps) {
  return (
    <section aria-labelledby="reviews-title" className="grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-12">
      <div>
        <h2 id="reviews-title" className="text-2xl">
          {words.title}
        </h2>
        <Summary provider={provider} />
        <BookLink booking={{ provider: provider.id }} variant="secondary" className="mt-5">
          {providerPage.actions.writeReview}
        </BookLink>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {after !== undefined && (
          <a
            href={tabHref(provider.id, 'reviews')}
            className="inline-flex min-h-11 items-center self-start rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
          >
            {words.newest}
          </a>
        )}
        {isUnread ? (
          <p className="text-soft">{words.failed}</p>
        ) : (
          <ReviewList provider={provider} after={after} />
        )}
      </div>
    </section>
  )
}
