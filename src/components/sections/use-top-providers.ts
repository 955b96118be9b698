import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#components/sections/page-context.ts'
import { type PlacedProvider, topProvidersQuery } from '#data/providers/top-providers.ts'
import type { Place } from '#data/scope/places.ts'

/**
 * Returns the best providers: those of the visitor's city first, once it is known. Their number does not change, so
 * that the layout stays. Returns none without a directory.
 */
export function useTopProviders(most: number, city: Place | undefined): ReadonlyArray<PlacedProvider> {
  const api = useApi()
  const { data: everywhere } = useSuspenseQuery(topProvidersQuery(api, most))
  const hasDirectory = everywhere.ok && everywhere.data.length > 0
  const { data: here } = useQuery({
    ...topProvidersQuery(api, most, city),
    enabled: hasDirectory && city !== undefined,
  })
  if (!hasDirectory) return []
  const first = here?.ok ? here.data : []
  const others = everywhere.data.filter(({ id }) => !first.some((provider) => provider.id === id))
  return [...first, ...others].slice(0, everywhere.data.length)
}
