import { MapPin } from 'lucide'
import { Suspense } from 'react'
import { AdBanner } from '#components/sections/ad-banner.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { browse } from '#content/browse.ts'
import { paths } from '#lib/paths.ts'
import { CategoryFaqs } from './category-faqs.tsx'
import type { HeroCity } from './category-hero.tsx'
import { CityProfessionals, CityProfessionalsSkeleton } from './city-professionals.tsx'
import { KnownBrands } from './known-brands.tsx'
import { RelatedServiceGrid, RelatedServicesSkeleton } from './related-service-grid.tsx'

/** A line on the city of the page, and the way to its own. */
function CityNote({ city }: { city: HeroCity }) {
  return (
    <section
      aria-labelledby="city-title"
      className="flex flex-col items-start justify-between gap-5 rounded-2xl bg-tint p-6 text-on-tint sm:p-8 md:flex-row md:items-center"
    >
      <div className="max-w-2xl">
        <h2 id="city-title" className="flex items-center gap-2 text-xl">
          <Icon node={MapPin} className="size-6 shrink-0" />
          {browse.city.title(city.title)}
        </h2>
        <p className="mt-2 text-sm">{browse.city.text(city.title)}</p>
      </div>
      <ButtonLink href={paths.city(city.id)} variant="secondary" className="shrink-0">
        {browse.city.action(city.title)}
      </ButtonLink>
    </section>
  )
}

/** What follows the jobs of a category: who does them in the city, answers, an offer, and where to go from here. */
export function CategoryMore({ id, city }: { id: string; city: HeroCity | undefined }) {
  return (
    <>
      {city && (
        <Suspense fallback={<CityProfessionalsSkeleton />}>
          <CityProfessionals id={id} city={city} />
        </Suspense>
      )}
      <CategoryFaqs id={id} />
      <AdBanner slot="category" page={paths.service(id)} />
      <KnownBrands id={id} />
      <Suspense fallback={<RelatedServicesSkeleton />}>
        <RelatedServiceGrid id={id} cityId={city?.id} />
      </Suspense>
      {city && <CityNote city={city} />}
    </>
  )
}
