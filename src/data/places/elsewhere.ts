import { ifKnown } from '#api/result.ts'
import { notOffered } from '#content/place-pages.ts'
import { type PageContext, readCritical } from '#data/page-data.ts'
import { readCities } from '#data/places/read-places.ts'
import { offers, type Place, toPlace } from '#data/places/resolve-place.ts'
import type { ServiceCity } from '#data/places/service-city.ts'
import { knownJob } from '#data/places/unserved-town.ts'
import { catalogueQueries } from '#data/queries.ts'
import { byDistance, getPosition } from '#lib/geo.ts'
import { getId } from '#lib/slug.ts'

/** Cities that offer the service or job that a place lacks. */
export type Elsewhere = { serviceId: string; jobId?: string | undefined; cities: Array<Place> }

/** Maximum number of places, because a longer list does not help to choose. */
const MAX_ELSEWHERE = 8

type Sought = { city?: string; jobId?: string | undefined }

/** Returns the cities that offer a service or a job, the nearest to a city first. Returns none if they cannot be read. */
export async function citiesElsewhere(
  { api }: Pick<PageContext, 'api'>,
  serviceId: string,
  { city: nearCity, jobId }: Sought = {},
): Promise<Elsewhere> {
  const cities = await ifKnown(readCities(api), [])
  const offering = cities.filter((city) => offers(city, serviceId, jobId))
  const from = getPosition(cities.find((city) => getId(city) === nearCity))
  const sorted = from ? byDistance(from, offering).map(({ entry }) => entry) : offering
  return { serviceId, jobId, cities: sorted.slice(0, MAX_ELSEWHERE).map(toPlace) }
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
  { city }: ServiceCity,
  sought?: string,
): Promise<NotOffered | undefined> {
  const jobId = await knownJob(context.api, serviceId, sought)
  const [service, elsewhere] = await Promise.all([
    readCritical(context, catalogueQueries.detail(context.api, serviceId)),
    citiesElsewhere(context, serviceId, { city: city.id, jobId }),
  ])
  return service && { ...notOffered(service.title, city.title), ...elsewhere }
}
