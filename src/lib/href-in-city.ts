import { paths } from './paths.ts'

/** A service or a job without a city, in the language of the page: the ids, and the rest of the address. */
const SERVICE = new RegExp(`^(?:${paths.services}/([^/?#]+)|${paths.jobs}/([^/?#]+)/([^/?#]+))/?([?#].*)?$`)

/** A city with the ids of its services. */
type Offer = { id: string; serviceIds: ReadonlyArray<string> }

/**
 * Returns the address of a service or a job in a city that offers it. Returns other addresses as they are, and all of
 * them without a city.
 */
export function hrefInCity(href: string | undefined, offer: Offer | undefined): string | undefined {
  if (!href || !offer) return href
  const [, part, partOfJob, job, rest = ''] = SERVICE.exec(href) ?? []
  const service = offer.serviceIds.find((id) => encodeURIComponent(id) === (part ?? partOfJob))
  if (!service) return href
  const page = job
    ? paths.jobPage(service, decodeURIComponent(job), offer.id)
    : paths.serviceInCity(service, offer.id)
  return page + rest
}
