import { relatedServiceIds, serviceCatalogue, topServiceIds } from '#content/data/services.ts'
import { entryOf } from '#lib/slug.ts'

/** Specification section 2: six top services. */
const MOST_TOP_SERVICES = 6

const knownIds = [
  ...topServiceIds,
  ...serviceCatalogue.map(({ id }) => id).filter((id) => !topServiceIds.includes(id)),
]

/** What a place offers in the order in which it is shown: the usual six first, what the marketplace alone knows last. */
export function orderedServices(serviceIds: ReadonlyArray<string>): Array<string> {
  const offered = new Set(serviceIds)
  return [...knownIds.filter((id) => offered.has(id)), ...[...offered].filter((id) => !knownIds.includes(id))]
}

/** The tiles of a place page, and what else is offered there. */
export function splitServices<T>(offered: ReadonlyArray<T>): { top: Array<T>; more: Array<T> } {
  return { top: offered.slice(0, MOST_TOP_SERVICES), more: offered.slice(MOST_TOP_SERVICES) }
}

/** What can be booked in a state: in any of its cities. */
export function servicesOfCities(
  cities: ReadonlyArray<{ serviceIds: ReadonlyArray<string> }>,
): Array<string> {
  return [...new Set(cities.flatMap(({ serviceIds }) => serviceIds))]
}

/** The services beside one: what is needed next to it, then the others, so that a row has enough to go round. */
export function servicesBeside(serviceId: string): Array<string> {
  const related = entryOf(relatedServiceIds, serviceId) ?? topServiceIds
  const others = serviceCatalogue.map(({ id }) => id).filter((id) => id !== serviceId)
  return [...new Set([...related, ...others])]
}
