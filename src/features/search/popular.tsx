import { useSuspenseQuery } from '@tanstack/react-query'
import { Search } from 'lucide'
import { Suspense } from 'react'
import { popularServiceIds } from '#catalogue/service-list.ts'
import { useApi } from '#components/sections/page-context.ts'
import { ServiceTile } from '#components/sections/service-tile.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { search } from '#content/search.ts'
import { catalogueQueries } from '#data/queries.ts'
import { builtInServices } from '#data/services/built-in-services.ts'
import type { NamedService } from '#data/services/service-cards.ts'
import { paths } from '#lib/paths.ts'

const builtIn = builtInServices(popularServiceIds)

function Services({ services }: { services: ReadonlyArray<NamedService> }) {
  const { title, text } = search.services
  if (services.length === 0) return null
  return (
    <section aria-labelledby="popular-services">
      <SectionHeading id="popular-services" title={title} text={text} />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceTile service={service} href={paths.service(service.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ListedServices() {
  const { data } = useSuspenseQuery(catalogueQueries.popular(useApi()))
  const listed = data.ok ? data.data.map(({ _id, title }) => ({ id: _id, title })) : builtIn
  return <Services services={listed} />
}

export function PopularSearches() {
  const { title, text, queries } = search.popular
  return (
    <section aria-labelledby="popular-searches">
      <SectionHeading id="popular-searches" title={title} text={text} />
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {queries.map((query) => (
          <li key={query}>
            <a
              href={paths.search(query)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-medium shadow-low transition hover:border-primary hover:bg-tint hover:text-on-tint active:scale-[0.98]"
            >
              <Icon node={Search} className="size-4 text-primary" />
              {query}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PopularServices() {
  return (
    <Suspense fallback={<Services services={builtIn} />}>
      <ListedServices />
    </Suspense>
  )
}
