import { Suspense } from 'react'
import { Picture } from '#components/ui/picture.tsx'
import { home } from '#content/home.ts'
import { HeroSearch } from './hero-search.tsx'
import { PopularCategories, PopularFallback } from './popular-categories.tsx'

const words = home.hero

/** What the site is for, the search and the quickest ways in. */
export function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="overflow-x-clip bg-[linear-gradient(var(--color-tint),var(--color-paper))]"
    >
      <div className="shell grid grid-cols-1 items-center gap-x-12 gap-y-8 pt-10 pb-10 md:pt-14 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-20">
        <div className="min-w-0">
          <h1 id="hero-title" className="max-w-xl text-4xl">
            {words.headline}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-soft md:mt-5">{words.subHeadline}</p>
          <HeroSearch />
          <div className="rise mt-5 md:mt-6">
            <p id="popular-title" className="mb-2 text-sm font-semibold text-soft">
              {words.popularLabel}
            </p>
            <Suspense fallback={<PopularFallback />}>
              <PopularCategories />
            </Suspense>
          </div>
        </div>
        <Picture
          src="/images/promos/hero.svg"
          fallback="/images/promos/guarantee.svg"
          alt={words.imageAlt}
          width={560}
          height={480}
          priority
          className="mx-auto h-auto w-full max-w-sm sm:max-w-md lg:max-w-none"
        />
      </div>
    </section>
  )
}
