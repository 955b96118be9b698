import { Near } from '#components/ui/near.tsx'
import { Hero } from './hero.tsx'
import { HomeMore } from './home-more.tsx' with { load: 'near' }
import { HomeOffer } from './home-offer.tsx' with { load: 'near' }

/** The body of the home page: its sections in the order of specification section 2. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Near>
        <HomeOffer />
      </Near>
      <Near>
        <HomeMore />
      </Near>
    </>
  )
}
