import { toResult } from '#api/result.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { notOffered } from '#content/place-pages.ts'
import { type PageContext, readCritical } from '#data/page-data.ts'
import { getServices, type Place, placeState, toPlace } from '#data/places/resolve-place.ts'
import { readPlacesWith, type ServiceCity } from '#data/places/service-city.ts'
import { catalogueQueries } from '#data/queries.ts'

/** Places that offer a service that this place lacks. */
export type Elsewhere = { serviceId: string; cities: Array<Place> }

/** Maximum number of places, because a longer list does not help to choose. */
const MAX_ELSEWHERE = 8

/** Returns the cities that offer a service, those of one state first. Returns none if they cannot be read. */
export async function citiesElsewhere(
  context: PageContext,
  serviceId: string,
  nearState?: string,
): Promise<Elsewhere> {
  const answer = await toResult(readPlacesWith(context, serviceId), messages.errors.cities)
  if (!answer.ok) return { serviceId, cities: [] }
  const [cities, states] = answer.data
  const offering = cities.filter((city) => getServices(city).includes(serviceId)).map(toPlace)
  const near = nearState ? (placeState(cities, states, nearState)?.cities ?? []) : []
  const isNear = ({ id }: Place) => near.some((city) => city.id === id)
  const nearestFirst = [...offering.filter(isNear), ...offering.filter((city) => !isNear(city))]
  return { serviceId, cities: nearestFirst.slice(0, MAX_ELSEWHERE) }
}

/** The content of a page that replaces its own, and the places that offer the service. */
export type NotOffered = Elsewhere & { title: string; text: string }

/**
 * Returns the content for a service in a city that lacks it; undefined for an unknown service. @throws ApiError when
 * the service cannot be read
 */
export async function describeNotOffered(
  context: PageContext,
  serviceId: string,
  { city, state }: ServiceCity,
): Promise<NotOffered | undefined> {
  const [service, elsewhere] = await Promise.all([
    builtInService(serviceId) ?? readCritical(context, catalogueQueries.detail(context.api, serviceId)),
    citiesElsewhere(context, serviceId, state?.id),
  ])
  return service && { ...notOffered(service.title, city.title), ...elsewhere }
}
