import { AppBanner } from './app-banner.tsx'
import { LocationBrowser } from './location-browser.tsx'
import { Promotions } from './promotions.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopProviders } from './top-providers.tsx'
import { TrustedBrands } from './trusted-brands.tsx'

/** The sections of the home page that nobody sees without scrolling. */
export function HomeMore() {
  return (
    <>
      <TrustedBrands />
      <TopProviders />
      <Testimonials />
      <Promotions />
      <AppBanner />
      <LocationBrowser />
    </>
  )
}
