import { useSuspenseQuery } from '@tanstack/react-query'
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { providerQueries } from '#api/provider-queries.ts'
import type { ProviderReview } from '#api/schemas/provider.ts'
import { Avatar } from '#components/ui/avatar.tsx'
import { Button } from '#components/ui/button.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { longDate } from '#content/data/dates.ts'
import { providerPage } from '#content/provider-page.ts'
import { langOf } from '#lib/language.ts'
import { reviewsHref } from './tabs.ts'

const words = providerPage.reviews
const MORE =
  'inline-flex min-h-11 items-center justify-center rounded-md border border-line-strong/50 bg-surface px-5 text-sm font-semibold shadow-low transition hover:border-primary hover:text-primary'

function Review({ review, takesFocus }: { review: ProviderReview; takesFocus: boolean }) {
  const { user, rating, comment, date } = review
  const article = useRef<HTMLElement>(null)

  useEffect(() => {
    if (takesFocus) article.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <article
      ref={article}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={user}
      className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <Avatar name={user} className="size-11 text-sm" />
        <div className="min-w-40 flex-1">
          <h3 lang={langOf(user)} className="text-base wrap-anywhere">
            {user}
          </h3>
          <time dateTime={date} className="text-sm text-soft">
            {longDate(date)}
          </time>
        </div>
        <Rating value={rating} />
      </div>
      {comment && (
        <p lang={langOf(comment)} className="mt-4 wrap-anywhere">
          {comment}
        </p>
      )}
    </article>
  )
}

type ListProps = {
  providerId: string
  reviews: ReadonlyArray<ProviderReview>
  /** The cursor of the page that follows. */
  next: string | null
  /** Those that stand above: a list that changes while it is paged repeats nobody. */
  above?: ReadonlyArray<string>
  takesFocus?: boolean
}

/** Reviews as entries of a list, and the way to those that follow. */
export function ReviewList({ providerId, reviews, next, above = [], takesFocus = false }: ListProps) {
  const shown = reviews.filter(({ id }) => !above.includes(id))
  return (
    <>
      {shown.map((review, index) => (
        <li key={review.id}>
          <Review review={review} takesFocus={takesFocus && index === 0} />
        </li>
      ))}
      {next !== null && (
        <Further
          key={next}
          providerId={providerId}
          after={next}
          above={[...above, ...shown.map(({ id }) => id)]}
        />
      )}
    </>
  )
}

type FurtherProps = { providerId: string; after: string; above: ReadonlyArray<string> }

function Waiting() {
  return (
    <li aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      <div className="h-40 rounded-xl border border-line bg-sunken motion-safe:animate-pulse" />
    </li>
  )
}

/** A link to the page of reviews that follows; with a script they appear below those that are there. */
function Further(props: FurtherProps) {
  const [isOpen, setOpen] = useState(false)

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }

  if (isOpen) {
    return (
      <Suspense fallback={<Waiting />}>
        <ReviewPage {...props} takesFocus />
      </Suspense>
    )
  }
  return (
    <li>
      <a href={reviewsHref(props.providerId, props.after)} rel="nofollow" onClick={open} className={MORE}>
        {words.more}
      </a>
    </li>
  )
}

/** One page of reviews after the first. */
export function ReviewPage({ providerId, after, above, takesFocus }: FurtherProps & { takesFocus: boolean }) {
  const { data, refetch, isFetching } = useSuspenseQuery(providerQueries.reviews(useApi(), providerId, after))
  if (!data.ok) {
    return (
      <li className="flex flex-wrap items-center gap-4">
        <p>{words.failed}</p>
        <Button variant="secondary" disabled={isFetching} onClick={() => refetch()}>
          {words.retry}
        </Button>
      </li>
    )
  }
  const { data: reviews, next } = data.data
  if (reviews.length === 0) return <li className="text-soft">{words.end}</li>
  return (
    <ReviewList
      providerId={providerId}
      reviews={reviews}
      next={next === after ? null : next}
      above={above}
      takesFocus={takesFocus}
    />
  )
}
