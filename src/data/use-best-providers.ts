import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#data/api-context.ts'
import { bestProvidersQuery, type PlacedProvider } from '#data/best-providers.ts'
import type { Place } from '#data/places/resolve-place.ts'

/**
 * Returns the best providers: those of the visitor's city first, once it is known. Their number does not change, so
 * that the layout stays. Returns none without a directory.
 */
export function useBestProviders(most: number, city: Place | undefined): ReadonlyArray<PlacedProvider> {
  const api = useApi()
  const { data: everywhere } = useSuspenseQuery(bestProvidersQuery(api, most))
  const hasDirectory = everywhere.ok && everywhere.data.length > 0
  const { data: here } = useQuery({
    ...bestProvidersQuery(api, most, city),
    enabled: hasDirectory && city !== undefined,
  })
  if (!hasDirectory) return []
  const first = here?.ok ? here.data : []
  const others = everywhere.data.filter(({ id }) => !first.some((provider) => provider.id === id))
  return [...first, ...others].slice(0, everywhere.data.length)
}
