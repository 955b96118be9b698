import { skipToken, useQuery } from '@tanstack/react-query'
import type { Result } from '#api/result.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { bestProvidersKey, hasNobody } from '#data/professionals/best-providers.ts'
import type { BestProviders } from '#data/professionals/list-queries.ts'
import { getApiId } from '#lib/slug.ts'

/**
 * Returns true once it is known that the directory lists nobody for a service, or a job of it, in a city. The section
 * of the providers reads them.
 */
export function useHasNobody(service: string, city: Place | undefined, job?: string): boolean {
  const place = { category: service, city: city ? getApiId(city) : '', job }
  const { data } = useQuery<Result<BestProviders>>({ queryKey: bestProvidersKey(place), queryFn: skipToken })
  return hasNobody(data)
}
