import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Faqs } from '#components/sections/faqs.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { ServiceTile } from '#components/sections/service-tile.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { browse } from '#content/browse.ts'
import { serviceFaqs } from '#content/faqs.ts'
import { RELATED_TILES, serviceQueries } from '#data/services/service-queries.ts'
import type { Listed } from '#lib/listed.ts'
import { paths } from '#lib/paths.ts'
import { PriceList } from './price-list.tsx'
import type { HeroCity } from './service-hero.tsx'

/** Questions about a service. */
function ServiceFaqs({ id }: { id: string }) {
  const faqs = serviceFaqs(id)
  return faqs ? <Faqs {...browse.faqs} faqs={faqs} /> : null
}

const RELATED_GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6'

/** Keeps the place of the grid. */
function RelatedServicesSkeleton() {
  return (
    <div aria-hidden="true" className={RELATED_GRID}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((tile) => (
        <div key={tile} className="skeleton h-36 rounded-xl" />
      ))}
    </div>
  )
}

/** Services that homes need next to this one; in a city only those offered there. */
function RelatedServiceGrid({ id, cityId }: { id: string; cityId: string | undefined }) {
  const { data } = useSuspenseQuery(serviceQueries.related(useApi(), id, RELATED_TILES, cityId))
  if (!data.ok || data.data.length === 0) return null
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={browse.related.title} />
      <ul className={RELATED_GRID}>
        {data.data.map((service) => (
          <li key={service.id}>
            <ServiceTile
              service={service}
              href={cityId ? paths.serviceInCity(service.id, cityId) : paths.service(service.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sections after the jobs: the printed prices, questions and related services. */
type ServiceMoreProps = { id: string; city: HeroCity | undefined; listed: Listed }

export function ServiceMore({ id, city, listed }: ServiceMoreProps) {
  return (
    <>
      <Suspense>
        <PriceList id={id} city={city} />
      </Suspense>
      {listed !== 0 && <ServiceFaqs id={id} />}
      <Suspense fallback={<RelatedServicesSkeleton />}>
        <RelatedServiceGrid id={id} cityId={city?.id} />
      </Suspense>
    </>
  )
}
