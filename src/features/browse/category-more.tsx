import { AdBanner } from '#components/sections/ad-banner.tsx'
import { CategoryFaqs } from './category-faqs.tsx'
import type { HeroCity } from './category-hero.tsx'
import { CityNote } from './city-note.tsx'
import { KnownBrands } from './known-brands.tsx'
import { RelatedServiceGrid } from './related-service-grid.tsx'

/** What follows the jobs of a category: answers, an offer, and where to go from here. */
export function CategoryMore({ id, city }: { id: string; city: HeroCity | undefined }) {
  return (
    <>
      <CategoryFaqs id={id} />
      <AdBanner slot="category" />
      <KnownBrands id={id} />
      <RelatedServiceGrid id={id} cityId={city?.id} />
      {city && <CityNote city={city} />}
    </>
  )
}
