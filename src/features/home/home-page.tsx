import { TodayContext } from '#components/sections/site-contexts.ts'
import { LazyHydrate } from '#components/ui/lazy-hydrate.tsx'
import { lazyWithRetry } from '#components/ui/lazy-with-retry.ts'
import { Hero } from './hero.tsx'

const HomeMore = lazyWithRetry(() => import('./home-more.tsx').then(({ HomeMore }) => HomeMore))

const HomeOffer = lazyWithRetry(() => import('./home-offer.tsx').then(({ HomeOffer }) => HomeOffer))

/** The body of the home page: its sections in the order of specification section 2. */
export function HomePage({ today }: { today: string }) {
  return (
    <TodayContext value={today}>
      <Hero />
      <LazyHydrate>
        <HomeOffer />
      </LazyHydrate>
      <LazyHydrate>
        <HomeMore />
      </LazyHydrate>
    </TodayContext>
  )
}
