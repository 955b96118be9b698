import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import { Suspense, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { categoryQueries } from '#api/queries.ts'
import { listedCard, type ServiceCard as ServiceCardData } from '#api/services/service-cards.ts'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { serviceCatalogue } from '#content/data/services.ts'
import { home } from '#content/home.ts'
import { ServiceCard, ServiceCardSkeleton } from './service-card.tsx'

/** Specification section 9. */
export const INITIAL_SERVICES = 6
export const INITIAL_PLACES = 4

/** Whether the item at `index` waits until its list is expanded. */
export function isBeyond(index: number, initially: number): boolean {
  return index >= initially
}

/** A list is given a toggle only when it has more than what is shown at first. */
export function needsToggle(items: number, initially: number): boolean {
  return items > initially
}

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:gap-5'
const words = home.services

function usePrimaryServices(): ReadonlyArray<ServiceCardData> {
  const { data } = useSuspenseQuery(categoryQueries.primary(useApi()))
  if (!data.ok || data.data.length === 0) return serviceCatalogue
  return data.data.map(listedCard)
}

/** Without a script every service is shown and the toggle is not. */
function ServicesGrid() {
  const services = usePrimaryServices()
  const [expanded, setExpanded] = useState(false)
  return (
    <>
      <ul id="services-grid" className={GRID}>
        {services.map((service, index) => (
          <li
            key={service.id}
            className={!expanded && isBeyond(index, INITIAL_SERVICES) ? 'hidden noscript:block' : 'rise'}
          >
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
      {needsToggle(services.length, INITIAL_SERVICES) && (
        <div className="needs-script mt-8 text-center">
          <Button
            variant="secondary"
            aria-expanded={expanded}
            aria-controls="services-grid"
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? words.showLess : words.showAll}
            <Icon
              node={ChevronDown}
              className={`size-4 transition-transform duration-200 ${expanded ? 'rotate-180' : ''}`}
            />
          </Button>
        </div>
      )}
    </>
  )
}

function ServicesSkeleton() {
  return (
    <>
      <div className={GRID}>
        {serviceCatalogue.slice(0, INITIAL_SERVICES).map((service) => (
          <ServiceCardSkeleton key={service.id} service={service} />
        ))}
      </div>
      <div className="mt-8 h-11" />
    </>
  )
}

/** The grid of primary categories; the built-in twelve when they cannot be read. */
export function OurServices() {
  return (
    <section aria-labelledby="services-title" className="section-gap">
      <div className="shell">
        <SectionHeading id="services-title" title={words.title} text={words.text} />
        <Suspense fallback={<ServicesSkeleton />}>
          <ServicesGrid />
        </Suspense>
      </div>
    </section>
  )
}
