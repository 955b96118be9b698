import { withoutBase } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'

/** The service of a page about a city, and whether it is a list of professionals. */
const CITY_PAGE =
  /^(?:\/services\/([^/]+)\/[^/]+(\/professionals)?|(?:\/state\/[^/]+)?\/city\/[^/]+(?:\/service\/([^/]+))?)$/

/** The service and the job of a page about a job in a city. */
const JOB_PAGE = /^\/job\/([^/]+)\/([^/]+)\/[^/]+$/

/** A city, with its services if they are known. */
type City = { id: string; apiId?: string; serviceIds?: ReadonlyArray<string> }

/**
 * Returns the search of a page with the city as a parameter: results, and a booking that names a city and no
 * provider, who works in one city.
 */
function searchInCity(path: string, params: Record<string, string>, { id, apiId }: City): string | undefined {
  if (path === '/search' && params.q) return stringifySearch({ ...params, city: id })
  if ((path === '/contact' || path === '/book') && params.city && !params.provider)
    return stringifySearch({ ...params, city: apiId ?? id })
  return undefined
}

/**
 * Returns the address of the current page for another city. Keeps the open job of a service and the filters of a
 * list, which says if nobody in that city matches one. Leads to the service or job without a city if that city does not
 * offer it. Returns undefined for pages about no city.
 */
export function pathInCity(pathname: string, city: City, search = ''): string | undefined {
  const { id, serviceIds } = city
  const path = withoutBase(pathname)
  const params = parseSearch(search)
  const searchOfCity = searchInCity(path, params, city)
  if (searchOfCity) return pathname + searchOfCity
  const isOffered = (part: string) => serviceIds?.includes(part) ?? true
  const [, jobService, jobId] = JOB_PAGE.exec(path)?.map(decodeURIComponent) ?? []
  if (jobService && jobId) return paths.jobPage(jobService, jobId, isOffered(jobService) ? id : undefined)
  const match = CITY_PAGE.exec(path)
  if (!match) return undefined
  const [, service, isList, serviceOfCity] = match.map((part) => part && decodeURIComponent(part))
  if (!service)
    return serviceOfCity && isOffered(serviceOfCity) ? paths.cityService(id, serviceOfCity) : paths.city(id)
  const { job, ...filters } = params
  if (!isOffered(service)) return paths.service(service) + stringifySearch({ job })
  if (!isList) return paths.serviceInCity(service, id) + stringifySearch({ job })
  return paths.professionals(service, id) + stringifySearch({ job, ...filters, after: undefined })
}
