import { ApiError } from '#api/errors.ts'
import { toResult } from '#api/result.ts'
import { messages } from '#content/messages.ts'
import type { PageContext } from '#data/page-data.ts'
import { readPlaces } from '#data/places/read-places.ts'
import { type Place, placeCity } from './resolve-place.ts'

/** A city, and whether a service can be booked there. */
export type ServiceCity = { city: Place; state?: Place; isOffered: boolean }

/**
 * Finds the city of an address and whether it offers a service. Returns undefined if there is no such city.
 * @throws ApiError if the lists cannot be read
 */
export async function findServiceCity(
  { api }: PageContext,
  part: string,
  serviceId: string,
): Promise<ServiceCity | undefined> {
  // The page reads the service next; on the worker all reads of a request share it.
  if (import.meta.env.SSR) void toResult(api.category(serviceId), '')
  const places = await toResult(readPlaces(api), messages.errors.cities)
  if (!places.ok) throw new ApiError('result', places.status, places.message)
  const listed = placeCity(...places.data, part)
  if (!listed) return undefined
  const { id, title, apiId, state } = listed
  return {
    city: { id, title, ...(apiId && { apiId }) },
    ...(state && { state }),
    isOffered: listed.serviceIds.includes(serviceId),
  }
}
