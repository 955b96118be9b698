import { SectionHeading } from '#components/ui/section-heading.tsx'
import { fromPrice } from '#content/browse.ts'
import { providerPage } from '#content/provider-page.ts'
import type { ProviderProfile } from '#content/providers.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'

/** What the provider does and what each job starts from. */
export function ServicesPanel({ provider }: { provider: ProviderProfile }) {
  const { services, serviceId, categoryPath } = provider
  const { title, text, all } = providerPage.services
  return (
    <section aria-labelledby="services-title">
      <SectionHeading id="services-title" title={title} text={text}>
        <a
          href={paths.service(serviceId)}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {all(categoryPath.category)}
        </a>
      </SectionHeading>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {services.map((service) => (
          <li
            key={service.title}
            className="flex items-baseline justify-between gap-4 rounded-xl border border-line bg-surface p-5 shadow-low sm:flex-col sm:gap-2"
          >
            <h3 className="text-base">{service.title}</h3>
            <p className="shrink-0 text-sm font-semibold text-soft">
              {fromPrice(formatRupees(service.priceFrom))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
