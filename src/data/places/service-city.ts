import { ApiError } from '#api/errors.ts'
import { toResult } from '#api/result.ts'
import type { City, State } from '#api/schemas/place.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import type { PageContext } from '#data/page-data.ts'
import { servedCity } from '#data/places/served-cities.ts'
import { readPlaces } from '#data/queries.ts'
import { cityPart, type Place, placeCity, servicePart } from './resolve-place.ts'

/** A city, and whether a service can be booked there. */
export type ServiceCity = { city: Place; state?: Place; isOffered: boolean }

/**
 * The lists of cities and states. When the list of services cannot be read, a city that leaves it to that has this one:
 * what is not said cannot be denied. @throws ApiError when the cities or states cannot be read
 */
export function readPlacesWith(
  { api }: PageContext,
  serviceId: string,
): Promise<[ReadonlyArray<City>, Array<State>]> {
  return readPlaces(api, (list) => list.catch(() => [{ _id: serviceId }]))
}

/**
 * The id of the service with this name in an address: one of the twelve in its own spelling, unless the API has a
 * service that is called exactly so.
 */
export async function serviceOfAddress({ api }: Pick<PageContext, 'api'>, part: string): Promise<string> {
  const id = servicePart(part)
  if (id === part && builtInService(id)) return id
  return (await api.category(part).catch(() => undefined))?._id ?? id
}

/**
 * The city with this name in an address and whether it offers a service, for every page about a service in a city. What
 * is not said cannot be denied: a built-in city that is not listed, or whose list cannot be read, offers the service.
 * Undefined when there is no such city.
 * @throws ApiError when the list of any other city cannot be read
 */
export async function findServiceCity(
  context: PageContext,
  part: string,
  serviceId: string,
): Promise<ServiceCity | undefined> {
  const known = servedCity(cityPart(part))
  const answer = await toResult(readPlacesWith(context, serviceId), messages.errors.cities)
  if (!answer.ok && !known) throw new ApiError('result', answer.status, answer.message)
  const listed = answer.ok ? placeCity(...answer.data, part) : null
  if (!listed) return known && { ...known, isOffered: true }
  const state = listed.state ?? known?.state
  const { id, title, apiId } = listed
  return {
    city: { id, title, ...(apiId && { apiId }) },
    ...(state && { state }),
    isOffered: listed.serviceIds.includes(serviceId),
  }
}
