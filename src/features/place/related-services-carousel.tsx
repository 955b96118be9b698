import { LoopCarousel } from '#components/sections/carousel-loop.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { fromPrice } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { placeService } from '#content/place-pages.ts'
import type { Service } from '#content/services.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { relatedServices } from './offered-services.ts'

/** Specification section 9: three side by side on medium screens, five on large ones. */
const SLIDE = 'w-[45%] sm:w-1/3 lg:w-1/5'
const MOST_IN_VIEW = 5
const { related: words } = placeService

function RelatedCard({
  service: { id, title, fromPrice: price },
  cityId,
}: {
  service: Service
  cityId: string | undefined
}) {
  return (
    <a
      href={cityId ? paths.serviceInCity(id, cityId) : paths.service(id)}
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
      <span className="leading-snug font-semibold group-hover:text-primary">{title}</span>
      <span className="text-sm text-soft">{fromPrice(formatRupees(price))}</span>
    </a>
  )
}

/** A row without an end of what homes need next to a service; in a city the links stay in the city. */
export function RelatedServicesCarousel({ serviceId, cityId }: { serviceId: string; cityId?: string }) {
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={words.title} text={words.text} />
      <LoopCarousel
        label={words.label}
        labels={words}
        slides={relatedServices(serviceId).map((service) => ({
          id: service.id,
          content: <RelatedCard service={service} cityId={cityId} />,
        }))}
        slideClass={SLIDE}
        mostInView={MOST_IN_VIEW}
      />
    </section>
  )
}
