import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { placeQueries } from '#api/places/place-queries.ts'
import { cityPage } from '#content/place-pages.ts'
import { serviceCatalogue } from '#content/services.ts'
import { paths } from '#lib/paths.ts'
import { offeredServices, servicesOfCities, topServices } from './offered-services.ts'
import { ServiceChips } from './service-chips.tsx'
import { CHIP_ROW } from './spacing.ts'

const others = serviceCatalogue.filter((service) => !topServices.includes(service))
const { services: words } = cityPage

type OthersProps = {
  place: string
  /** What the place offers; undefined when that cannot be read. */
  serviceIds: ReadonlyArray<string> | undefined
  hrefOf: (serviceId: string) => string
}

/** What a place offers besides its six tiles. When that cannot be read, the services anywhere. */
function Others({ place, serviceIds, hrefOf }: OthersProps) {
  if (!serviceIds) return <ServiceChips title={words.elsewhere} services={others} hrefOf={paths.service} />
  return (
    <ServiceChips
      title={words.also(place)}
      services={offeredServices(serviceIds).filter((service) => others.includes(service))}
      hrefOf={hrefOf}
    />
  )
}

type PlaceProps = { id: string; title: string }

/** What else a built-in city offers. */
export function AlsoOfferedInCity({ id, title }: PlaceProps) {
  const { data } = useSuspenseQuery(placeQueries.city(useApi(), id, { quiet: true }))
  const serviceIds = data.ok ? data.data?.serviceIds : undefined
  return (
    <Others place={title} serviceIds={serviceIds} hrefOf={(service) => paths.serviceInCity(service, id)} />
  )
}

/** What else a built-in state offers, in any of its cities. */
export function AlsoOfferedInState({ id, title }: PlaceProps) {
  const { data } = useSuspenseQuery(placeQueries.state(useApi(), id, { quiet: true }))
  const state = data.ok ? data.data : null
  return (
    <Others
      place={title}
      serviceIds={state ? servicesOfCities(state.cities) : undefined}
      hrefOf={(service) => paths.stateService(id, service)}
    />
  )
}

/** Keeps the place of the row. */
export function AlsoOfferedSkeleton({ place }: { place: string }) {
  return (
    <div>
      <p className="text-lg font-bold tracking-tight">{words.also(place)}</p>
      <div aria-hidden="true" className={`mt-3 ${CHIP_ROW}`}>
        {others.map(({ id }) => (
          <div key={id} className="skeleton h-11 w-40 shrink-0 rounded-full" />
        ))}
      </div>
    </div>
  )
}
