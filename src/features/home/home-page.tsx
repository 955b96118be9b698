import { AppBanner } from './app-banner.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LocationBrowser } from './location-browser.tsx'
import { OurServices } from './our-services.tsx'
import { Promotions } from './promotions.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopProviders } from './top-providers.tsx'
import { TrustStrip } from './trust-strip.tsx'
import { TrustedBrands } from './trusted-brands.tsx'

/** The body of the home page: its sections in the order of specification section 2. */
export function HomePage() {
  return (
    <>
      <Hero />
      <TrustStrip />
      <OurServices />
      <HowItWorks />
      <TrustedBrands />
      <TopProviders />
      <Testimonials />
      <Promotions />
      <AppBanner />
      <LocationBrowser />
    </>
  )
}
