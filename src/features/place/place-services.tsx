import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#api/api-context.ts'
import { type PlaceServices as Services, serviceQueries } from '#api/services/service-queries.ts'
import { builtInServices, serviceCatalogue, topServiceIds } from '#content/data/services.ts'
import { cityPage, statePage } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'
import { ServiceChips } from './service-chips.tsx'
import { ServiceTiles } from './service-tiles.tsx'
import { CHIP_ROW, SERVICES } from './spacing.ts'

type PlaceProps = { id: string; title: string }

const { services: words } = cityPage
const others = serviceCatalogue.filter(({ id }) => !topServiceIds.includes(id))
const unknown: Services = { isKnown: false, top: builtInServices(topServiceIds), more: [] }

type ListProps = {
  /** What stands above the tiles. */
  title: string
  text: string
  place: string
  services: Services
  hrefOf: (serviceId: string) => string
}

/** What a place offers. When nobody can say what that is besides the usual six, the other services anywhere. */
function ServiceList({ title, text, place, services: { isKnown, top, more }, hrefOf }: ListProps) {
  if (top.length === 0) return null
  return (
    <div className={SERVICES}>
      <ServiceTiles title={title} text={text} services={top} hrefOf={hrefOf} />
      {isKnown ? (
        <ServiceChips title={words.also(place)} services={more} hrefOf={hrefOf} />
      ) : (
        <ServiceChips title={words.elsewhere} services={others} hrefOf={paths.service} />
      )}
    </div>
  )
}

/** The usual six, and room for what else there may be. */
function InWaiting({ title, text, place, hrefOf }: Omit<ListProps, 'services'>) {
  return (
    <div className={SERVICES}>
      <ServiceTiles title={title} text={text} services={unknown.top} hrefOf={hrefOf} />
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

/** What can be said of the services of a city before they are read. */
export function useCityServices(id: string): Services {
  const { data } = useSuspenseQuery(serviceQueries.inCity(useApi(), id))
  return data.ok ? data.data : unknown
}

/** The same for a state. */
export function useStateServices(id: string): Services {
  const { data } = useSuspenseQuery(serviceQueries.inState(useApi(), id))
  return data.ok ? data.data : unknown
}

function listOf({ id, title }: PlaceProps) {
  return {
    title: words.title(title),
    text: words.text,
    place: title,
    hrefOf: (service: string) => paths.serviceInCity(service, id),
  }
}

function listOfState({ id, title }: PlaceProps) {
  return {
    title: statePage.services.title(title),
    text: statePage.services.text,
    place: title,
    hrefOf: (service: string) => paths.stateService(id, service),
  }
}

function CityList(place: PlaceProps) {
  return <ServiceList {...listOf(place)} services={useCityServices(place.id)} />
}

function StateList(place: PlaceProps) {
  return <ServiceList {...listOfState(place)} services={useStateServices(place.id)} />
}

/** The services of a city: tiles of six, and what else is offered there. */
export function CityServices(place: PlaceProps) {
  return (
    <Suspense fallback={<InWaiting {...listOf(place)} />}>
      <CityList {...place} />
    </Suspense>
  )
}

/** The services of a state, in any of its cities. */
export function StateServices(place: PlaceProps) {
  return (
    <Suspense fallback={<InWaiting {...listOfState(place)} />}>
      <StateList {...place} />
    </Suspense>
  )
}
