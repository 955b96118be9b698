import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { browse, fromPrice } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { builtInServices, relatedServiceIds, topServiceIds } from '#content/services.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { entryOf } from '#lib/slug.ts'

/** What homes need next to this service; in a city the links stay in the city. */
export function RelatedServiceGrid({ id, cityId }: { id: string; cityId: string | undefined }) {
  const ids = entryOf(relatedServiceIds, id) ?? topServiceIds
  const services = builtInServices(ids)
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={browse.related.title} text={browse.related.text} />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6">
        {services.map((service) => (
          <li key={service.id}>
            <a
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
              <span className="font-semibold leading-snug">{service.title}</span>
              <span className="text-sm text-soft">{fromPrice(formatRupees(service.fromPrice))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
