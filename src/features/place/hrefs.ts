import { placeServiceIds } from '#content/places/combinations.ts'
import { paths } from '#lib/paths.ts'

/** Where a need of a city leads: to its combined page, or for the other services to the category in that city. */
export function cityNeedHref(cityId: string, serviceId: string): string {
  return placeServiceIds.includes(serviceId)
    ? paths.cityService(cityId, serviceId)
    : paths.serviceInCity(serviceId, cityId)
}

/** The same for a state; the other services are not listed by state. */
export function stateNeedHref(stateId: string, serviceId: string): string {
  return placeServiceIds.includes(serviceId)
    ? paths.stateService(stateId, serviceId)
    : paths.service(serviceId)
}
