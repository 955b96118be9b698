import { Star } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { providerPage } from '#content/provider-page.ts'

type RatingBar = { stars: number; count: number; percent: number }

const words = providerPage.reviews

/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export function countStars(ratings: ReadonlyArray<number>): Array<number> {
  return [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => Math.round(rating) === stars).length)
}

/** Of the counts of 1 to 5 stars: how many gave each number, five first, and what part of all they are. */
export function ratingBreakdown(counts: ReadonlyArray<number>): Array<RatingBar> {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts[stars - 1] ?? 0
    return { stars, count, percent: all > 0 ? Math.round((count / all) * 100) : 0 }
  })
}

/** A bar for each number of stars. `counts` is how many reviews gave 1 to 5. */
export function RatingBars({ counts }: { counts: ReadonlyArray<number> }) {
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
            <span className="sr-only">{words.count(count)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
