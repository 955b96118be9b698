import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#components/sections/page-context.ts'
import { MAX_AT_HOME, type PlacedProvider, topProvidersQuery } from '#data/providers/top-providers.ts'
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

/** Returns true if nobody is listed anywhere. Without a directory that is unknown. */
export function useIsNobodyListed(): boolean {
  const { data } = useSuspenseQuery(topProvidersQuery(useApi(), MAX_AT_HOME))
  return data.ok && data.data.length === 0
}
