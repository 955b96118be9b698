import { ArrowRight } from 'lucide'
import type { ServiceCard } from '#api/services/service-cards.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fromPrice } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { langOf } from '#lib/language.ts'
import { formatRupees } from '#lib/money.ts'

type ServiceTilesProps = {
  title: string
  text: string
  services: ReadonlyArray<ServiceCard>
  hrefOf: (serviceId: string) => string
}

function ServiceTile({ service, href }: { service: ServiceCard; href: string }) {
  const { id, title, summary, image, priceFrom } = service
  return (
    <ServiceLink
      href={href}
      className="group flex h-full flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:shadow-low sm:flex-row sm:gap-4 sm:p-5"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-sunken transition duration-200 group-hover:bg-tint sm:size-16">
        <Picture
          fallback={fallbackImages.service}
          src={image || `/images/services/${id}.svg`}
          alt=""
          width={64}
          height={64}
          className="size-10 sm:size-12"
        />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span
          lang={langOf(title)}
          className="leading-snug font-bold tracking-tight group-hover:text-primary sm:text-lg"
        >
          {title}
        </span>
        <span
          lang={langOf(summary)}
          className="mt-1 line-clamp-(--lines) text-sm text-pretty text-soft max-sm:hidden"
        >
          {summary}
        </span>
        <span className="mt-auto flex items-center justify-between gap-2 pt-1 text-sm font-semibold sm:pt-3">
          <span>{priceFrom !== undefined && fromPrice(formatRupees(priceFrom))}</span>
          <Icon
            node={ArrowRight}
            className="hidden size-5 text-primary transition duration-200 group-hover:translate-x-1 sm:block"
          />
        </span>
      </span>
    </ServiceLink>
  )
}

/** The top services of a place. */
export function ServiceTiles({ title, text, services, hrefOf }: ServiceTilesProps) {
  return (
    <section aria-labelledby="services-title">
      <SectionHeading id="services-title" title={title} text={text} />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceTile service={service} href={hrefOf(service.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
