import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { serviceQueries } from '#api/services/service-queries.ts'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { browse, fromPrice } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { langOf } from '#lib/language.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6'

/** Keeps the place of the grid. */
export function RelatedServicesSkeleton() {
  return (
    <div aria-hidden="true" className={GRID}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((tile) => (
        <div key={tile} className="skeleton h-36 rounded-xl" />
      ))}
    </div>
  )
}

/** What homes need next to this service; in a city what it offers, and the links stay there. */
export function RelatedServiceGrid({ id, cityId }: { id: string; cityId: string | undefined }) {
  const { data } = useSuspenseQuery(serviceQueries.related(useApi(), id, cityId))
  if (!data.ok || data.data.length === 0) return null
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={browse.related.title} text={browse.related.text} />
      <ul className={GRID}>
        {data.data.map((service) => (
          <li key={service.id}>
            <ServiceLink
              href={cityId ? paths.serviceInCity(service.id, cityId) : paths.service(service.id)}
              className="group flex h-full flex-col items-center gap-1 rounded-xl border border-line bg-surface px-3 py-5 text-center shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low"
            >
              <Picture
                fallback={fallbackImages.service}
                src={`/images/services/${service.id}.svg`}
                alt=""
                width={64}
                height={64}
                className="mb-2 size-12 transition duration-200 group-hover:scale-105"
              />
              <span lang={langOf(service.title)} className="font-semibold leading-snug">
                {service.title}
              </span>
              {service.priceFrom !== undefined && (
                <span className="text-sm text-soft">{fromPrice(formatRupees(service.priceFrom))}</span>
              )}
            </ServiceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
