import { Suspense } from 'react'
import type { ProviderDetail } from '#api/schemas/provider.ts'
import { providerPage } from '#content/provider-page.ts'
import { countStars, RatingBars } from './rating-bars.tsx'
import { ReviewList, ReviewPage } from './review-list.tsx'
import { tabHref } from './tabs.ts'

const words = providerPage.reviews

/** How many of all reviews gave 1 to 5 stars; undefined when nobody has said and not all are here to be counted. */
function starCounts({ ratings, reviews, nextReviews }: ProviderDetail): ReadonlyArray<number> | undefined {
  return ratings ?? (nextReviews === null ? countStars(reviews.map(({ rating }) => rating)) : undefined)
}

function Summary({ person }: { person: ProviderDetail }) {
  const { rating, reviewCount, sample } = person
  const counts = starCounts(person)
  if (rating === null) return null
  return (
    <div className="mt-5 rounded-xl border border-line bg-surface p-6 shadow-low lg:sticky lg:top-24">
      {sample && (
        <p className="-mx-6 -mt-6 mb-5 rounded-t-xl bg-accent-tint px-6 py-2 text-sm font-semibold text-on-accent-tint">
          {words.sample}
        </p>
      )}
      <p className="flex items-baseline gap-2">
        <span className="text-4xl font-bold tracking-tight">{rating.toFixed(1)}</span>
        <span className="text-soft">{words.outOf}</span>
      </p>
      <p className="mt-1 text-sm text-soft">{words.count(reviewCount)}</p>
      {counts && (
        <div className="mt-5">
          <RatingBars counts={counts} />
        </div>
      )}
    </div>
  )
}

type ReviewsPanelProps = {
  person: ProviderDetail
  /** The cursor of the page to begin with; the newest when there is none. */
  after: string | undefined
}

/** The mean, how it comes about, and what each customer wrote. */
export function ReviewsPanel({ person, after }: ReviewsPanelProps) {
  const { id, reviews, nextReviews } = person
  return (
    <section aria-labelledby="reviews-title" className="grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-12">
      <div>
        <h2 id="reviews-title" className="text-2xl">
          {words.title}
        </h2>
        <Summary person={person} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {after !== undefined && (
          <a
            href={tabHref(id, 'reviews')}
            className="inline-flex min-h-11 items-center self-start rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
          >
            {words.newest}
          </a>
        )}
        {reviews.length === 0 && (
          <p className="text-soft">{person.reviewCount > 0 ? words.notHere : words.none}</p>
        )}
        <ul className="flex flex-col gap-4">
          {after === undefined ? (
            <ReviewList providerId={id} reviews={reviews} next={nextReviews} />
          ) : (
            <Suspense>
              <ReviewPage providerId={id} after={after} above={[]} takesFocus={false} />
            </Suspense>
          )}
        </ul>
      </div>
    </section>
  )
}
