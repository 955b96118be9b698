import { serviceIds } from '#catalogue/service-list.ts'
import { services } from '#content/services.ts'
import { slugify } from '#lib/slug.ts'

type Service = {
  /** Id in the URL `/services/{id}`. */
  id: string
  title: string
  /** One line, at most 70 characters. */
  summary: string
}

/** The built-in services in the order of the services page. */
export const serviceCatalogue: ReadonlyArray<Service> = serviceIds.map((id) => ({ id, ...services[id] }))

/** Returns a built-in service by its id; undefined if only the upstream has it. */
export function builtInService(id: string): Service | undefined {
  return serviceCatalogue.find((service) => service.id === id)
}

const byTitle = new Map(
  serviceCatalogue.flatMap((service) => [service.id, slugify(service.title)].map((part) => [part, service])),
)

/** Returns what the catalogue knows of a listed service: by its id, else by its slugged title. */
export function knownService({ id, title = '' }: { id: string; title?: string }): Service | undefined {
  return builtInService(id) ?? byTitle.get(slugify(title))
}

type Listed = { _id: string; title: string }

/** Returns listed services with the named built-in ones first, in that order, then the rest of the catalogue. */
export function inCatalogueOrder<T extends Listed>(
  listed: ReadonlyArray<T>,
  first: ReadonlyArray<string> = [],
): Array<T> {
  const order = [...new Set([...first, ...serviceCatalogue.map(({ id }) => id)])]
  function getPlace({ _id, title }: T): number {
    const known = knownService({ id: _id, title })
    return known ? order.indexOf(known.id) : order.length
  }
  return listed
    .map((service) => ({ service, place: getPlace(service) }))
    .sort((one, other) => one.place - other.place)
    .map(({ service }) => service)
}

/** Returns the path of a service's drawing, or undefined if it has none. */
export function serviceDrawing(service: { id: string; title?: string }): string | undefined {
  const known = knownService(service)
  return known && `/images/services/${known.id}.svg`
}

/** Returns the named built-in services, in order. */
export function builtInServices(ids: ReadonlyArray<string>): Array<Service> {
  return ids.flatMap((id) => builtInService(id) ?? [])
}
