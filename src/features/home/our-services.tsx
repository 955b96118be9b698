import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import { type ReactNode, Suspense } from 'react'
import { serviceCatalogue, serviceDrawing } from '#catalogue/service-list.ts'
import { useApi } from '#components/sections/page-context.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Button } from '#components/ui/button.tsx'
import { entranceDelay } from '#components/ui/entrance.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { useEntryState } from '#components/ui/use-entry-state.ts'
import { fromPrice } from '#content/browse.ts'
import { home } from '#content/home.ts'
import type { ServiceCard as ServiceCardData } from '#data/services/service-cards.ts'
import { serviceQueries } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'

const words = home.services
const SHAPE =
  'flex h-full flex-col gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5 lg:flex-row lg:gap-5 lg:p-6'

function CardText({ title, summary, price }: { title: ReactNode; summary: ReactNode; price: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="text-lg leading-snug font-bold group-hover:text-primary">{title}</span>
      <span className="mt-1 line-clamp-(--lines) text-sm text-pretty text-soft max-sm:hidden">{summary}</span>
      {price && <span className="mt-auto pt-1 text-sm text-soft sm:pt-2">{price}</span>}
    </span>
  )
}

/** A service as a large link: upright on small screens, wide on large ones. */
function ServiceCard({ service }: { service: ServiceCardData }) {
  const { id, title, summary, image, price } = service
  const face = (
    <>
      <Picture
        src={image || serviceDrawing({ id, title })}
        fallback="/images/services/plumbing.svg"
        alt=""
        width={64}
        height={64}
        className="size-14 shrink-0 rounded-lg bg-tint p-1.5 transition duration-200 group-hover:scale-105 sm:size-18 sm:p-2"
      />
      <CardText
        title={<ApiText>{title}</ApiText>}
        summary={<ApiText>{summary}</ApiText>}
        price={price && <span className="font-semibold text-ink">{fromPrice(price)}</span>}
      />
    </>
  )
  return (
    <ServiceLink
      href={paths.service(id)}
      className={`${SHAPE} group shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:scale-[0.99]`}
    >
      {face}
    </ServiceLink>
  )
}

function Shimmer({ children }: { children: string }) {
  return <span className="skeleton text-transparent select-none">{children}</span>
}

/** A skeleton of the next card. */
function ServiceCardSkeleton({ service: { title, summary } }: { service: ServiceCardData }) {
  return (
    <div aria-hidden="true" className={SHAPE}>
      <span className="skeleton size-14 shrink-0 sm:size-18" />
      <CardText
        title={<Shimmer>{title}</Shimmer>}
        summary={<Shimmer>{summary}</Shimmer>}
        price={<Shimmer>{fromPrice({ amount: 0, kind: 'usual' })}</Shimmer>}
      />
    </div>
  )
}

/** Specification section 9. */
const INITIAL_SERVICES = 6
export const INITIAL_PLACES = 4

/** Returns true if the item at `index` is hidden until its list is expanded. */
function isBeyond(index: number, initially: number): boolean {
  return index >= initially
}

/** Returns true if a list has more entries than are shown at first. */
export function needsToggle(items: number, initially: number): boolean {
  return items > initially
}

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:gap-5'

/** Without JavaScript every service is shown, without the toggle. */
function ServicesGrid({ services }: { services: ReadonlyArray<ServiceCardData> }) {
  const [expanded, setExpanded] = useEntryState('services', false)
  return (
    <>
      <ul id="services-grid" className={GRID}>
        {services.map((service, index) => (
          <li
            key={service.id}
            className={!expanded && isBeyond(index, INITIAL_SERVICES) ? 'hidden noscript:block' : 'rise'}
            style={entranceDelay(index % INITIAL_SERVICES)}
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
            <span>{expanded ? words.showLess : words.showAll}</span>
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

function Frame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="services-title" className="section-gap">
      <div className="shell">
        <SectionHeading id="services-title" title={words.title} />
        {children}
      </div>
    </section>
  )
}

function Listed() {
  const api = useApi()
  const { offer } = useChosenCity()
  const { data: everywhere } = useSuspenseQuery(serviceQueries.primary(api))
  const { data: local } = useQuery({
    ...serviceQueries.primary(api, offer?.id),
    enabled: offer !== undefined,
  })
  const data = local?.ok ? local : everywhere
  const services = data.ok ? data.data : serviceCatalogue
  if (services.length === 0) return null
  return (
    <Frame>
      <ServicesGrid services={services} />
    </Frame>
  )
}

/** The grid of primary services, at the prices of the chosen city; the built-in ones when the list cannot be read. */
export function OurServices() {
  return (
    <Suspense
      fallback={
        <Frame>
          <ServicesSkeleton />
        </Frame>
      }
    >
      <Listed />
    </Suspense>
  )
}
