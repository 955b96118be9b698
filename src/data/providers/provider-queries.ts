import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { ProviderFilters } from '#api/provider-filters.ts'
import type { ProviderDetail, ReviewPage } from '#api/schemas/provider.ts'
import { messages } from '#content/messages.ts'
import { findCity, type Place, toPlace } from '#data/scope/places.ts'
import { distanceKm, getPosition } from '#lib/geo.ts'

/** The nearest city with matching providers. `distanceKm` is a whole number. */
export type NearestCity = Place & { distanceKm: number }

/**
 * Reads the nearest city with providers when a city has none. Returns null if there is none or the position is unknown.
 * @throws ApiError
 */
export async function readNearestCity(
  api: ApiClient,
  cityId: string,
  filters: Pick<ProviderFilters, 'category' | 'job' | 'language'>,
): Promise<NearestCity | null> {
  const cities = await api.cities()
  const here = getPosition(findCity(cities, cityId))
  if (!here) return null
  const at = { lat: here.latitude.toFixed(2), lng: here.longitude.toFixed(2) }
  const { data } = await api.providers({ ...filters, ...at, sort: 'distance', limit: 1 })
  const city = data[0] && findCity(cities, data[0].cityId)
  const there = getPosition(city)
  return city && there ? { ...toPlace(city), distanceKm: Math.round(distanceKm(here, there)) } : null
}

/**
 * The reviews of a provider, page by page as long as the visit lasts: from those of the profile on, or from a cursor.
 */
export function reviewsQuery(api: ApiClient, { id, reviews, nextReviews }: ProviderDetail, after?: string) {
  const first = { pages: [{ data: reviews, next: nextReviews }], pageParams: [after] }
  return infiniteQueryOptions({
    queryKey: ['provider', id, 'reviews', after ?? nextReviews],
    queryFn: ({ pageParam }) => api.providerReviews(id, pageParam),
    initialPageParam: after,
    ...(after === undefined && { initialData: first }),
    // The upstream may answer with the same cursor again.
    getNextPageParam: ({ next }: ReviewPage, _, last) => (next === last ? null : next),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { errorMessage: messages.errors.providers },
  })
}
