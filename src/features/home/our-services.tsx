import { Suspense } from 'react'
import { ServiceCard } from '#components/sections/service-card.tsx'
import { useServices } from '#components/sections/use-services.ts'
import { entranceDelay } from '#components/ui/entrance.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { useEntryState } from '#components/ui/use-entry-state.ts'
import { home } from '#content/home.ts'
import { serviceCatalogue } from '#data/services/built-in-services.ts'
import type { ServiceCard as Service } from '#data/services/service-cards.ts'
import { paths } from '#lib/paths.ts'
import { ExpandToggle } from './expand-toggle.tsx'

/** Specification section 9. */
const INITIAL_SERVICES = 6

/** Without JavaScript every service is shown, without the toggle. */
function Services({
  cards: services,
  prices,
}: {
  cards: ReadonlyArray<Service>
  prices?: string | undefined
}) {
  const [expanded, setExpanded] = useEntryState('services', false)
  if (services.length === 0) return null
  return (
    <section aria-labelledby="services-title" className="section-gap">
      <div className="shell">
        <SectionHeading id="services-title" title={home.services.title} text={prices} />
        <ul id="services-grid" className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:gap-5">
          {services.map((service, index) => (
            <li
              key={service.id}
              className={!expanded && index >= INITIAL_SERVICES ? 'hidden noscript:block' : 'rise'}
              style={entranceDelay(index % INITIAL_SERVICES)}
            >
              <ServiceCard service={service} href={paths.service(service.id)} />
            </li>
          ))}
        </ul>
        {services.length > INITIAL_SERVICES && (
          <ExpandToggle
            controls="services-grid"
            showAll={home.services.showAll}
            expanded={expanded}
            onToggle={setExpanded}
          />
        )}
      </div>
    </section>
  )
}

function Listed() {
  return <Services {...useServices('primary')} />
}

/** The grid of primary services, at the prices of the chosen city; the built-in ones when the list cannot be read. */
export function OurServices() {
  return (
    <Suspense fallback={<Services cards={serviceCatalogue} />}>
      <Listed />
    </Suspense>
  )
}
