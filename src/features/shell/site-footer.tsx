import { Suspense } from 'react'
import { Footer, PlacesColumns } from '#components/layout/footer.tsx'
import { fallbackPlaces, SiteFooterPlaces } from './footer-places.tsx'

/** The footer with the places that the upstream lists. */
export function SiteFooter() {
  return (
    <Footer>
      <Suspense fallback={<PlacesColumns {...fallbackPlaces} />}>
        <SiteFooterPlaces />
      </Suspense>
    </Footer>
  )
}
