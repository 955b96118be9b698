import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#api/api-context.ts'
import type { ServiceOffer } from '#api/services/service-cards.ts'
import { serviceQueries } from '#api/services/service-queries.ts'
import { LoopCarousel } from '#components/sections/carousel-loop.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fromPrice } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { placeService } from '#content/place-pages.ts'
import { langOf } from '#lib/language.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'

/** Specification section 9: three side by side on medium screens, five on large ones. */
const SLIDE = 'w-[45%] sm:w-1/3 lg:w-1/5'
const MOST_IN_VIEW = 5
const { related: words } = placeService

function RelatedCard({
  service: { id, title, priceFrom },
  cityId,
}: {
  service: ServiceOffer
  cityId: string | undefined
}) {
  return (
    <ServiceLink
      href={cityId === undefined ? paths.service(id) : paths.serviceInCity(id, cityId)}
      draggable={false}
      className="group flex h-full flex-col items-center gap-1 rounded-xl border border-line bg-surface px-3 py-6 text-center shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:shadow-low"
    >
      <Picture
        fallback={fallbackImages.service}
        src={`/images/services/${id}.svg`}
        alt=""
        width={64}
        height={64}
        draggable={false}
        className="mb-2 size-14 transition duration-200 group-hover:scale-105"
      />
      <span lang={langOf(title)} className="leading-snug font-semibold group-hover:text-primary">
        {title}
      </span>
      {priceFrom !== undefined && (
        <span className="text-sm text-soft">{fromPrice(formatRupees(priceFrom))}</span>
      )}
    </ServiceLink>
  )
}

type RelatedProps = { serviceId: string; cityId?: string }

function Related({ serviceId, cityId }: RelatedProps) {
  const { data } = useSuspenseQuery(serviceQueries.beside(useApi(), serviceId, cityId))
  if (!data.ok || data.data.length === 0) return null
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={words.title} text={words.text} />
      <LoopCarousel
        label={words.label}
        labels={words}
        slides={data.data.map((service) => ({
          id: service.id,
          content: <RelatedCard service={service} cityId={cityId} />,
        }))}
        slideClass={SLIDE}
        mostInView={MOST_IN_VIEW}
      />
    </section>
  )
}

/** A row without an end of what homes need next to a service; in a city what it offers. */
export function RelatedServicesCarousel(props: RelatedProps) {
  return (
    <Suspense fallback={<div className="skeleton h-64 rounded-xl" />}>
      <Related {...props} />
    </Suspense>
  )
}
