import { ArrowRight } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { brandPage } from '#content/brand-page.ts'
import { brandServiceIds } from '#content/brands/brand-services.ts'
import { serviceCatalogue } from '#content/data/services.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { paths } from '#lib/paths.ts'

/** The services whose technicians work with what the brand makes. */
export function BrandServices({ id, name }: { id: string; name: string }) {
  const services = serviceCatalogue.filter((service) => brandServiceIds[id]?.includes(service.id))
  if (services.length === 0) return null
  return (
    <section aria-labelledby="services-title">
      <SectionHeading
        id="services-title"
        title={brandPage.services.title}
        text={brandPage.services.text(name)}
      />
      <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {services.map(({ id: serviceId, title, summary }) => (
          <li key={serviceId}>
            <ServiceLink
              href={paths.service(serviceId)}
              className="group flex h-full items-center gap-4 rounded-xl border border-line bg-surface p-4 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low sm:gap-5 sm:p-5"
            >
              <span className="grid size-16 shrink-0 place-items-center rounded-lg bg-sunken transition duration-200 group-hover:bg-tint">
                <Picture
                  fallback={fallbackImages.service}
                  src={`/images/services/${serviceId}.svg`}
                  alt=""
                  width={64}
                  height={64}
                  className="size-11"
                />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-bold tracking-tight">{title}</span>
                <span className="text-sm text-soft">{summary}</span>
              </span>
              <Icon
                node={ArrowRight}
                className="size-5 shrink-0 text-primary transition duration-200 group-hover:translate-x-1"
              />
            </ServiceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
