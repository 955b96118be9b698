import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { placeQueries } from '#api/places/place-queries.ts'
import { cityPage } from '#content/place-pages.ts'
import { serviceCatalogue } from '#content/services.ts'
import { paths } from '#lib/paths.ts'
import { CHIP_ROW } from './layout.ts'
import { offeredServices, topServices } from './offered-services.ts'
import { ServiceChips } from './service-chips.tsx'

const others = serviceCatalogue.filter((service) => !topServices.includes(service))

/** What a built-in city offers besides its six tiles. When that cannot be read, the services anywhere. */
export function AlsoOffered({ id, title }: { id: string; title: string }) {
  const { data } = useSuspenseQuery(placeQueries.city(useApi(), id, { quiet: true }))
  const city = data.ok ? data.data : undefined
  if (!city)
    return <ServiceChips title={cityPage.services.elsewhere} services={others} hrefOf={paths.service} />
  return (
    <ServiceChips
      title={cityPage.services.also(title)}
      services={offeredServices(city.serviceIds).filter((service) => others.includes(service))}
      hrefOf={(service) => paths.serviceInCity(service, id)}
    />
  )
}

/** Keeps the place of the row. */
export function AlsoOfferedSkeleton({ city }: { city: string }) {
  return (
    <div>
      <p className="text-lg font-bold tracking-tight">{cityPage.services.also(city)}</p>
      <div aria-hidden="true" className={`mt-3 ${CHIP_ROW}`}>
        {others.map(({ id }) => (
          <div key={id} className="skeleton h-11 w-40 shrink-0 rounded-full" />
        ))}
      </div>
    </div>
  )
}
