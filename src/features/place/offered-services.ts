import {
  builtInServices,
  relatedServiceIds,
  type Service,
  serviceCatalogue,
  topServiceIds,
} from '#content/services.ts'
import { entryOf } from '#lib/slug.ts'

/** Specification section 2: six top services. */
const MOST_TOP_SERVICES = 6

/** The six services of a place that has all of them. */
export const topServices: Array<Service> = builtInServices(topServiceIds)

/** The services of the catalogue that a place offers, the usual six first. */
export function offeredServices(serviceIds: ReadonlyArray<string>): Array<Service> {
  const others = serviceCatalogue.filter(({ id }) => !topServiceIds.includes(id))
  return [...topServices, ...others].filter(({ id }) => serviceIds.includes(id))
}

/** The tiles of a place page, and what else is offered there. */
export function splitServices(serviceIds: ReadonlyArray<string>): {
  top: Array<Service>
  more: Array<Service>
} {
  const offered = offeredServices(serviceIds)
  return { top: offered.slice(0, MOST_TOP_SERVICES), more: offered.slice(MOST_TOP_SERVICES) }
}

/** What can be booked in a state: in any of its cities. */
export function servicesOfCities(
  cities: ReadonlyArray<{ serviceIds: ReadonlyArray<string> }>,
): Array<string> {
  return [...new Set(cities.flatMap(({ serviceIds }) => serviceIds))]
}

/** The services beside one: what is needed next to it, then the others, so that the row has enough to go round. */
export function relatedServices(serviceId: string): Array<Service> {
  const related = builtInServices(entryOf(relatedServiceIds, serviceId) ?? topServiceIds)
  const others = serviceCatalogue.filter((service) => service.id !== serviceId && !related.includes(service))
  return [...related, ...others]
}
