import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { Suspense } from 'react'
import { builtInServices, serviceCatalogue, serviceDrawing, topServiceIds } from '#catalogue/service-list.ts'
import { useApi } from '#components/sections/page-context.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { browse, fromPrice } from '#content/browse.ts'
import { cityPage, statePage } from '#content/place-pages.ts'
import type { ServiceCard, ServiceOffer } from '#data/services/service-cards.ts'
import { type PlaceServices as Services, serviceQueries } from '#data/services/service-queries.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/** A row that scrolls to the edges of the screen. Its height is known before its content. */
const CHIP_ROW =
  'snap-row -mx-[clamp(1rem,4vw,2rem)] scroll-px-[clamp(1rem,4vw,2rem)] gap-2 px-[clamp(1rem,4vw,2rem)] py-1 sm:gap-3'

/** The tiles of a place and what else is offered there. */
const SERVICES = 'flex flex-col gap-8'

type ServiceChipsProps = {
  title: string
  services: ReadonlyArray<ServiceOffer>
  isWhole: boolean
  getHref: (serviceId: string) => string
}

const CHIP =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface py-1.5 pr-4 pl-2 text-sm font-semibold shadow-low transition duration-200 ease-out hover:border-primary/60 hover:text-primary hover:shadow-mid active:scale-[0.98]'

/** Further services of a place, smaller than the tiles. */
function ServiceChips({ title, services, isWhole, getHref }: ServiceChipsProps) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title" className="text-lg">
        {title}
      </h2>
      <ul className={`mt-3 ${CHIP_ROW} lg:flex-wrap`}>
        {services.map(({ id, title }) => (
          <li key={id}>
            <ServiceLink href={getHref(id)} className={CHIP}>
              <ServicePicture src={serviceDrawing({ id, title })} className="size-8" />
              <ApiText>{title}</ApiText>
            </ServiceLink>
          </li>
        ))}
        {!isWhole && (
          <li>
            <ServiceLink href={paths.services} className={`${CHIP} pl-4`}>
              {browse.service.browseAll}
            </ServiceLink>
          </li>
        )}
      </ul>
    </section>
  )
}

type ServiceTilesProps = {
  title: string
  text?: string | undefined
  services: ReadonlyArray<ServiceCard>
  getHref: (serviceId: string) => string
}

function ServiceTile({ service, href }: { service: ServiceCard; href: string }) {
  const { id, title, summary, image, price } = service
  return (
    <ServiceLink
      href={href}
      className="group flex h-full flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:shadow-low sm:flex-row sm:gap-4 sm:p-5"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-sunken transition duration-200 group-hover:bg-tint sm:size-16">
        <ServicePicture src={image || serviceDrawing({ id, title })} className="size-10 sm:size-12" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span
          lang={getLang(title)}
          className="leading-snug font-bold tracking-tight group-hover:text-primary sm:text-lg"
        >
          {title}
        </span>
        <span
          lang={getLang(summary)}
          className="mt-1 line-clamp-(--lines) text-sm text-pretty text-soft max-sm:hidden"
        >
          {summary}
        </span>
        <span className="mt-auto flex items-center justify-between gap-2 pt-1 text-sm font-semibold sm:pt-3">
          <span>{price && fromPrice(price)}</span>
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
function ServiceTiles({ title, text, services, getHref }: ServiceTilesProps) {
  return (
    <section aria-labelledby="services-title">
      <SectionHeading id="services-title" title={title} {...(text && { text })} />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceTile service={service} href={getHref(service.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PlaceProps = { id: string; title: string }

const { services: words } = cityPage
const others = serviceCatalogue.filter(({ id }) => !topServiceIds.includes(id))
const unknown: Services = {
  isKnown: false,
  top: builtInServices(topServiceIds),
  more: others,
  total: serviceCatalogue.length,
}

type ListProps = {
  /** The text above the tiles. */
  title: string
  text?: string | undefined
  place: string
  services: Services
  getHref: (serviceId: string) => string
}

/** The services of a place. If only the usual ones are known, the others link to the service without a place. */
function ServiceList({ title, text, place, services: { isKnown, top, more, total }, getHref }: ListProps) {
  if (top.length === 0) return null
  return (
    <div className={SERVICES}>
      <ServiceTiles title={title} text={text} services={top} getHref={getHref} />
      <ServiceChips
        title={isKnown ? words.also(place) : words.elsewhere}
        services={more}
        isWhole={top.length + more.length === total}
        getHref={isKnown ? getHref : paths.service}
      />
    </div>
  )
}

/** The usual services, and room for what else there may be. */
function InWaiting({ title, text, place, getHref }: Omit<ListProps, 'services'>) {
  return (
    <div className={SERVICES}>
      <ServiceTiles title={title} text={text} services={unknown.top} getHref={getHref} />
      <div>
        <p className="text-lg font-bold tracking-tight">{words.also(place)}</p>
        <div aria-hidden="true" className={`mt-3 ${CHIP_ROW}`}>
          {others.map(({ id }) => (
            <div key={id} className="skeleton h-11 w-40 shrink-0 rounded-full" />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Returns the services of a city; the usual ones if they cannot be read. */
export function useCityServices(id: string): Services {
  const { data } = useSuspenseQuery(serviceQueries.inCity(useApi(), id))
  return data.ok ? data.data : unknown
}

/** Returns the services of a state; the usual ones if they cannot be read. */
function useStateServices(id: string): Services {
  const { data } = useSuspenseQuery(serviceQueries.inState(useApi(), id))
  return data.ok ? data.data : unknown
}

function listField({ id, title }: PlaceProps) {
  return {
    title: words.title(title),
    place: title,
    getHref: (service: string) => paths.serviceInCity(service, id),
  }
}

type StateProps = PlaceProps & {
  /** True if the services lead to their pages without a place, for a state whose cities nobody knows. */
  isAnywhere?: boolean
}

function listOfState({ id, title, isAnywhere }: StateProps) {
  return {
    title: statePage.services.title(title),
    text: statePage.services.text,
    place: title,
    getHref: (service: string) => (isAnywhere ? paths.service(service) : paths.stateService(id, service)),
  }
}

function CityList(place: PlaceProps) {
  return <ServiceList {...listField(place)} services={useCityServices(place.id)} />
}

function StateList(place: StateProps) {
  return <ServiceList {...listOfState(place)} services={useStateServices(place.id)} />
}

/** The services of a city: tiles of six, and what else is offered there. */
export function CityServices(place: PlaceProps) {
  return (
    <Suspense fallback={<InWaiting {...listField(place)} />}>
      <CityList {...place} />
    </Suspense>
  )
}

/** The services of a state, in any of its cities. */
export function StateServices(place: StateProps) {
  return (
    <Suspense fallback={<InWaiting {...listOfState(place)} />}>
      <StateList {...place} />
    </Suspense>
  )
}
