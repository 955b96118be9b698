import { placeServiceIds } from '#content/places/combinations.ts'
import { paths } from '#lib/paths.ts'

/** Where a need of a state leads: to its combined page; the other services are not listed by state. */
export function stateNeedHref(stateId: string, serviceId: string): string {
  return placeServiceIds.includes(serviceId)
    ? paths.stateService(stateId, serviceId)
    : paths.service(serviceId)
}
