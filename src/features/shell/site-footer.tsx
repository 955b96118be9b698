import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Footer, PlacesColumns, ServicesColumn } from '#components/layout/footer.tsx'
import { fallbackPlaces, fallbackServices, SiteFooterPlaces, SiteFooterServices } from './footer-columns.tsx'

/** The footer with the services and places that the upstream lists. */
export function SiteFooter() {
  const { hasSpeedFigures = false } = useRouter().options.context.siteConfig
  return (
    <Footer
      hasSpeedFigures={hasSpeedFigures}
      services={
        <Suspense fallback={<ServicesColumn services={fallbackServices} />}>
          <SiteFooterServices />
        </Suspense>
      }
    >
      <Suspense fallback={<PlacesColumns {...fallbackPlaces} />}>
        <SiteFooterPlaces />
      </Suspense>
    </Footer>
  )
}
