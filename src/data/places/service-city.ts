import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { toResult } from '#api/result.ts'
import { messages } from '#content/messages.ts'
import { type PageContext, readCritical } from '#data/page-data.ts'
import { readPlaces } from '#data/places/read-places.ts'
import { readResult } from '#data/query-result.ts'
import { type Place, placeCity } from './resolve-place.ts'

/** A city, and whether a service can be booked there. */
export type ServiceCity = { city: Place; state?: Place; isOffered: boolean }

async function readServiceCity(api: ApiClient, part: string, serviceId: string): Promise<ServiceCity | null> {
  // The page reads the service next; on the worker all reads of a request share it.
  if (import.meta.env.SSR) void toResult(api.category(serviceId), '')
  const listed = placeCity(...(await readPlaces(api)), part)
  if (!listed) return null
  const { id, title, apiId, state } = listed
  return {
    city: { id, title, ...(apiId && { apiId }) },
    ...(state && { state }),
    isOffered: listed.serviceIds.includes(serviceId),
  }
}

function serviceCityQuery(api: ApiClient, part: string, serviceId: string) {
  return queryOptions({
    queryKey: ['place', 'city', part, 'offers', serviceId],
    queryFn: (context) => readResult(readServiceCity(api, part, serviceId), context),
    meta: { errorMessage: messages.errors.cities },
  })
}

/**
 * Finds the city of an address and whether it offers a service. Returns undefined if there is no such city.
 * @throws ApiError if the lists cannot be read
 */
export async function findServiceCity(
  context: PageContext,
  part: string,
  serviceId: string,
): Promise<ServiceCity | undefined> {
  return (await readCritical(context, serviceCityQuery(context.api, part, serviceId))) ?? undefined
}
