import { Suspense } from 'react'
import { LazyHydrate } from '#components/ui/lazy-hydrate.tsx'
import { lazyWithRetry } from '#components/ui/lazy-with-retry.ts'
import { builtInService } from '#content/services.ts'
import { CategoryHero, type HeroCity } from './category-hero.tsx'
import { CategoryJobs } from './category-jobs.tsx'
import { CategoryJobsSkeleton } from './category-jobs-skeleton.tsx'
import { FetchedHero } from './fetched-hero.tsx'

const CategoryMore = lazyWithRetry(() =>
  import('./category-more.tsx').then(({ CategoryMore }) => CategoryMore),
)

/** A category, in a city or anywhere. The words of the twelve fixed ones are built in, so that their page needs no answer. */
export function CategoryPage({ id, city }: { id: string; city?: HeroCity }) {
  const known = builtInService(id)
  return (
    <>
      {known ? (
        <CategoryHero
          id={id}
          title={known.title}
          text={`${known.summary}.`}
          price={known.fromPrice}
          image={`/images/services/${id}.svg`}
          city={city}
        />
      ) : (
        <Suspense fallback={<div className="h-96 bg-sunken" />}>
          <FetchedHero id={id} city={city} />
        </Suspense>
      )}
      <div className="shell flex flex-col gap-14 py-10 md:gap-20 md:py-14">
        <Suspense fallback={<CategoryJobsSkeleton />}>
          <CategoryJobs key={id} id={id} city={city?.title} />
        </Suspense>
        <LazyHydrate key={id} className="flex flex-col gap-14 md:gap-20">
          <CategoryMore id={id} city={city} />
        </LazyHydrate>
      </div>
    </>
  )
}
