import { ServiceCard } from '#components/sections/service-card.tsx'
import { waysOn } from '#components/sections/ways-on.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { cityPage } from '#content/place-pages.ts'
import type { PlaceServices } from '#data/places/place-services.ts'
import { serviceDrawing } from '#data/services/built-in-services.ts'
import { paths } from '#lib/paths.ts'

type ServiceChipsProps = {
  title: string
  services: PlaceServices['more']
  isWhole: boolean
  getHref: (serviceId: string) => string
}

const CHIP =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface py-1.5 pr-4 pl-2 text-sm font-semibold shadow-low transition duration-200 ease-out hover:border-primary/60 hover:text-primary hover:shadow-mid active:scale-[0.98]'

/** Further services of a place, smaller than the tiles. */
function ServiceChips({ title, services, isWhole, getHref }: ServiceChipsProps) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title" className="text-lg">
        {title}
      </h2>
      <ul className="snap-row mt-3 -mx-[clamp(1rem,4vw,2rem)] scroll-px-[clamp(1rem,4vw,2rem)] gap-2 px-[clamp(1rem,4vw,2rem)] py-1 sm:gap-3 lg:flex-wrap">
        {services.map(({ id, title }) => (
          <li key={id}>
            <ServiceLink href={getHref(id)} className={CHIP}>
              <ServicePicture src={serviceDrawing({ id, title })} className="size-8" />
              <ApiText>{title}</ApiText>
            </ServiceLink>
          </li>
        ))}
        {!isWhole && (
          <li>
            <ServiceLink href={waysOn.services.href} className={`${CHIP} pl-4`}>
              {waysOn.services.label}
            </ServiceLink>
          </li>
        )}
      </ul>
    </section>
  )
}

const { services: words } = cityPage

type ListProps = {
  /** The text above the tiles. */
  title: string
  text?: string | undefined
  place: string
  services: PlaceServices
  getHref: (serviceId: string) => string
}

/** The services of a place. If only the usual ones are known, the others link to the service without a place. */
export function ServiceList({
  title,
  text,
  place,
  services: { isKnown, top, more, total },
  getHref,
}: ListProps) {
  if (top.length === 0) return null
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="services-title">
        <SectionHeading id="services-title" title={title} {...(text && { text })} />
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
          {top.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} href={getHref(service.id)} />
            </li>
          ))}
        </ul>
      </section>
      <ServiceChips
        title={isKnown ? words.also(place) : words.elsewhere}
        services={more}
        isWhole={top.length + more.length === total}
        getHref={isKnown ? getHref : paths.service}
      />
    </div>
  )
}
