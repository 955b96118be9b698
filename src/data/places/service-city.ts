import { ApiError } from '#api/errors.ts'
import { toResult } from '#api/result.ts'
import type { City, State } from '#api/schemas/place.ts'
import { headerCities } from '#catalogue/places/header-cities.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'
import { messages } from '#content/messages.ts'
import type { PageContext } from '#data/page-data.ts'
import { readPlaces } from '#data/places/read-places.ts'
import { getBuiltInState } from '#data/places/served-cities.ts'
import { cityPart, type Place, placeCity } from './resolve-place.ts'

/** A city, and whether a service can be booked there. */
export type ServiceCity = { city: Place; state?: Place; isOffered: boolean }

/**
 * Reads the lists of cities and states. If the list of services cannot be read, a city that does not name its services
 * offers this one, because absent is not empty.
 * @throws ApiError if cities or states cannot be read
 */
export function readPlacesWith(
  { api }: PageContext,
  serviceId: string,
): Promise<[ReadonlyArray<City>, Array<State>]> {
  return readPlaces(api, [{ _id: serviceId }])
}

/** Returns a city of the header, which stands in while the list cannot be read. */
function headerCity(part: string): ServiceCity | undefined {
  const id = cityPart(part)
  if (!headerCities.some((city) => city.id === id)) return undefined
  const state = getBuiltInState(id)
  return { city: namedPlace(id), ...(state && { state }), isOffered: true }
}

/**
 * Finds the city of an address and whether it offers a service. Returns undefined if there is no such city.
 * @throws ApiError if the list of a city that is not in the header cannot be read
 */
export async function findServiceCity(
  context: PageContext,
  part: string,
  serviceId: string,
): Promise<ServiceCity | undefined> {
  // The page reads the service next; on the worker all reads of a request share it.
  if (import.meta.env.SSR) void toResult(context.api.category(serviceId), '')
  const answer = await toResult(readPlacesWith(context, serviceId), messages.errors.cities)
  const known = answer.ok ? undefined : headerCity(part)
  if (known) return known
  if (!answer.ok) throw new ApiError('result', answer.status, answer.message)
  const listed = placeCity(...answer.data, part)
  if (!listed) return undefined
  const { id, title, apiId, state } = listed
  return {
    city: { id, title, ...(apiId && { apiId }) },
    ...(state && { state }),
    isOffered: listed.serviceIds.includes(serviceId),
  }
}
