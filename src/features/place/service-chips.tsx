import type { ServiceOffer } from '#api/services/service-cards.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fallbackImages } from '#content/fallback-images.ts'
import { CHIP_ROW } from './spacing.ts'

type ServiceChipsProps = {
  title: string
  services: ReadonlyArray<ServiceOffer>
  hrefOf: (serviceId: string) => string
}

/** What else can be booked in a place, in less room than the tiles take. */
export function ServiceChips({ title, services, hrefOf }: ServiceChipsProps) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title" className="text-lg">
        {title}
      </h2>
      <ul className={`mt-3 ${CHIP_ROW} lg:flex-wrap`}>
        {services.map(({ id, title }) => (
          <li key={id}>
            <ServiceLink
              href={hrefOf(id)}
              className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface py-1.5 pr-4 pl-2 text-sm font-semibold shadow-low transition duration-200 ease-out hover:border-primary/60 hover:text-primary hover:shadow-mid active:scale-[0.98]"
            >
              <Picture
                fallback={fallbackImages.service}
                src={`/images/services/${id}.svg`}
                alt=""
                width={64}
                height={64}
                className="size-8"
              />
              <ApiText>{title}</ApiText>
            </ServiceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
