import type { StaticDataRouteOption } from '@tanstack/react-router'
import { inLanguage, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { stringifySearch } from '#lib/search-params.ts'

/** A city, with its services if they are known. */
type City = { id: string; serviceIds?: ReadonlyArray<string> }

/** The innermost match of the router: the page that is shown. */
type Shown = {
  staticData: StaticDataRouteOption
  pathname: string
  params: object
  search: object
}

/**
 * Returns the address of the shown page for another city. Keeps the open job of a service and the filters of a list,
 * which says if nobody in that city matches one. Leads to the service or job without a city if that city does not offer
 * it. Returns undefined for pages about no city.
 */
export function pathInCity(
  { staticData: { ofCity }, pathname, params, search }: Shown,
  { id: city, serviceIds }: City,
): string | undefined {
  const { id = '', serviceId, jobId = '' }: { id?: string; serviceId?: string; jobId?: string } = params
  const isOffered = (service: string) => serviceIds?.includes(service) ?? true
  const { job, ...filters }: { job?: string; city?: string; q?: string; provider?: string; sent?: string } =
    search
  switch (ofCity) {
    case 'job':
      return serviceId && paths.jobPage(serviceId, jobId, isOffered(serviceId) ? city : undefined)
    case 'city':
      return serviceId && isOffered(serviceId) ? paths.cityService(city, serviceId) : paths.city(city)
    case 'service':
      return (isOffered(id) ? paths.serviceInCity(id, city) : paths.service(id)) + stringifySearch({ job })
    case 'professionals':
      return isOffered(id)
        ? paths.professionals(id, city) + stringifySearch({ job, ...filters, after: undefined })
        : paths.service(id) + stringifySearch({ job })
    case 'parameter':
      // A provider works in one city, and a message was sent with one.
      return (filters.q || filters.city) && !filters.provider && !filters.sent
        ? inLanguage(pathname, language) + stringifySearch({ ...search, city })
        : undefined
    default:
      return undefined
  }
}
