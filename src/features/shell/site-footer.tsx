import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Footer, PlacesColumns } from '#components/layout/footer.tsx'
import { fallbackPlaces, SiteFooterPlaces } from './footer-places.tsx'

/** The footer with the places that the upstream lists. */
export function SiteFooter() {
  const { hasSpeedFigures = false } = useRouter().options.context.siteConfig
  return (
    <Footer hasSpeedFigures={hasSpeedFigures}>
      <Suspense fallback={<PlacesColumns {...fallbackPlaces} />}>
        <SiteFooterPlaces />
      </Suspense>
    </Footer>
  )
}
