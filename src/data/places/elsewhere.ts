import { toResult } from '#api/result.ts'
import type { City } from '#api/schemas/place.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { notOffered } from '#content/place-pages.ts'
import { type PageContext, readCritical } from '#data/page-data.ts'
import { offers, type Place, placeState, toPlace } from '#data/places/resolve-place.ts'
import { readPlacesWith, type ServiceCity } from '#data/places/service-city.ts'
import { catalogueQueries } from '#data/queries.ts'
import { type Coordinates, distanceKm, getPosition } from '#lib/geo.ts'
import { getId } from '#lib/slug.ts'

/** Cities that offer the service or job that a place lacks. */
export type Elsewhere = { serviceId: string; jobId?: string | undefined; cities: Array<Place> }

type Near = { state?: string | undefined; city?: string; jobId?: string | undefined }

/** Maximum number of places, because a longer list does not help to choose. */
const MAX_ELSEWHERE = 8

/** Returns the cities in the order of their distance from a position. Those without a position come last. */
function byDistance(cities: ReadonlyArray<City>, from: Coordinates): Array<City> {
  const getDistance = (city: City) => {
    const position = getPosition(city)
    return position ? distanceKm(from, position) : Number.MAX_VALUE
  }
  return cities.toSorted((one, other) => getDistance(one) - getDistance(other))
}

/**
 * Returns the cities that offer a service or a job: the nearest to a city first, else those of a state. Returns none
 * if they cannot be read.
 */
export async function citiesElsewhere(
  context: PageContext,
  serviceId: string,
  { state: nearState, city: nearCity, jobId }: Near = {},
): Promise<Elsewhere> {
  const answer = await toResult(readPlacesWith(context, serviceId), messages.errors.cities)
  if (!answer.ok) return { serviceId, jobId, cities: [] }
  const [cities, states] = answer.data
  const offering = cities.filter((city) => offers(city, serviceId, jobId))
  const from = getPosition(cities.find((city) => getId(city) === nearCity))
  if (from)
    return { serviceId, jobId, cities: byDistance(offering, from).slice(0, MAX_ELSEWHERE).map(toPlace) }
  const near = nearState ? (placeState(cities, states, nearState)?.cities ?? []) : []
  const isNear = (one: City) => near.some((city) => city.id === getId(one))
  const ofStateFirst = [...offering.filter(isNear), ...offering.filter((city) => !isNear(city))]
  return { serviceId, jobId, cities: ofStateFirst.slice(0, MAX_ELSEWHERE).map(toPlace) }
}

/** The content of a page that replaces its own, and the places that offer the service. */
type NotOffered = Elsewhere & { title: string; text: string }

/**
 * Returns the content for a city that lacks a service or a job; undefined for an unknown service.
 * @throws ApiError when the service cannot be read
 */
export async function describeNotOffered(
  context: PageContext,
  serviceId: string,
  { city, state }: ServiceCity,
  jobId?: string,
): Promise<NotOffered | undefined> {
  const [service, elsewhere] = await Promise.all([
    builtInService(serviceId) ?? readCritical(context, catalogueQueries.detail(context.api, serviceId)),
    citiesElsewhere(context, serviceId, { state: state?.id, city: city.id, jobId }),
  ])
  return service && { ...notOffered(service.title, city.title), ...elsewhere }
}
