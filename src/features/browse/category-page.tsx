import { Suspense } from 'react'
import { TodayContext } from '#components/sections/site-contexts.ts'
import { LazyHydrate } from '#components/ui/lazy-hydrate.tsx'
import { lazyWithRetry } from '#components/ui/lazy-with-retry.ts'
import type { HeroCity } from './category-hero.tsx'
import { CategoryJobs } from './category-jobs.tsx'
import { CategoryJobsSkeleton } from './category-jobs-skeleton.tsx'
import { FetchedHero, HeroInWaiting } from './fetched-hero.tsx'

const CategoryMore = lazyWithRetry(() =>
  import('./category-more.tsx').then(({ CategoryMore }) => CategoryMore),
)

type CategoryPageProps = { id: string; city?: HeroCity; today: string }

/** A category, in a city or anywhere. The words of the twelve fixed ones stand in until the marketplace's are here. */
export function CategoryPage({ id, city, today }: CategoryPageProps) {
  return (
    <TodayContext value={today}>
      <Suspense fallback={<HeroInWaiting id={id} city={city} />}>
        <FetchedHero id={id} city={city} />
      </Suspense>
      <div className="shell flex flex-col gap-14 py-10 md:gap-20 md:py-14">
        <Suspense fallback={<CategoryJobsSkeleton />}>
          <CategoryJobs key={id} id={id} city={city} />
        </Suspense>
        <LazyHydrate key={id} className="flex flex-col gap-14 md:gap-20">
          <CategoryMore id={id} city={city} />
        </LazyHydrate>
      </div>
    </TodayContext>
  )
}
