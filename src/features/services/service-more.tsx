import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { Faqs } from '#components/sections/faqs.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { ServiceTile } from '#components/sections/service-tile.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { browse } from '#content/browse.ts'
import { serviceFaqs } from '#content/faqs.ts'
import type { LocalService } from '#data/places/local-jobs.ts'
import type { Place } from '#data/scope/places.ts'
import { RELATED_TILES, serviceQueries } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { PriceList } from './price-list.tsx'

/** Questions about a service. */
function ServiceFaqs({ id }: { id: string }) {
  const faqs = serviceFaqs(id)
  return faqs ? <Faqs {...browse.faqs} faqs={faqs} /> : null
}

/** Services that homes need next to this one; in a city only those offered there. */
function RelatedServiceGrid({ id, cityId }: { id: string; cityId: string | undefined }) {
  const { data } = useSuspenseQuery(
    serviceQueries.related(useApi(), { service: id, city: cityId }, RELATED_TILES),
  )
  if (!data.ok || data.data.length === 0) return null
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={browse.related.title} />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6">
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

type ServiceMoreProps = { service: LocalService; city: Place | undefined }

/** The sections after the jobs: the printed prices, questions and related services. */
export function ServiceMore({ service, city }: ServiceMoreProps) {
  const { _id: id } = service
  const { count } = use(ListedContext)
  return (
    <>
      <PriceList service={service} city={city} />
      {count !== 0 && <ServiceFaqs id={id} />}
      <Suspense fallback={<div className="skeleton h-112 rounded-xl md:h-48" />}>
        <RelatedServiceGrid id={id} cityId={city?.id} />
      </Suspense>
    </>
  )
}
