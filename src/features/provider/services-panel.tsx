import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#api/api-context.ts'
import { categoryQueries } from '#api/queries.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { fromPrice } from '#content/browse.ts'
import { providerPage } from '#content/provider-page.ts'
import type { ProviderProfile } from '#content/providers.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'

type Job = { id: string; title: string; priceFrom?: number | undefined }

function Jobs({ jobs }: { jobs: ReadonlyArray<Job> }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
      {jobs.map(({ id, title, priceFrom }) => (
        <li
          key={id}
          className="flex items-baseline justify-between gap-4 rounded-xl border border-line bg-surface p-5 shadow-low sm:flex-col sm:gap-2"
        >
          <h3 className="text-base">{title}</h3>
          {priceFrom !== undefined && (
            <p className="shrink-0 text-sm font-semibold text-soft">{fromPrice(formatRupees(priceFrom))}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The provider's jobs as the catalogue has them; without it, or when it does not know one, by name alone. */
function ListedJobs({ services, serviceId }: ProviderProfile) {
  const { data } = useSuspenseQuery(categoryQueries.detail(useApi(), serviceId))
  const known = data.ok ? data.data.childCategories.flatMap(({ superChildren }) => superChildren) : []
  return <Jobs jobs={services.map((job) => known.find(({ id }) => id === job.id) ?? job)} />
}

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
      <Suspense fallback={<Jobs jobs={services} />}>
        <ListedJobs {...provider} />
      </Suspense>
    </section>
  )
}
