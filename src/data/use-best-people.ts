import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#data/api-context.ts'
import { bestPeopleQuery, type PlacedPerson } from '#data/best-people.ts'
import type { Place } from '#data/places/resolve-place.ts'

/**
 * The best of the directory: those of the visitor's city first, once that is known, and as many as everywhere, so that
 * nothing moves. Nobody where there is no directory.
 */
export function useBestPeople(most: number, city: Place | undefined): ReadonlyArray<PlacedPerson> {
  const api = useApi()
  const { data: everywhere } = useSuspenseQuery(bestPeopleQuery(api, most))
  const hasDirectory = everywhere.ok && everywhere.data.length > 0
  const { data: here } = useQuery({
    ...bestPeopleQuery(api, most, city),
    enabled: hasDirectory && city !== undefined,
  })
  if (!hasDirectory) return []
  const first = here?.ok ? here.data : []
  const others = everywhere.data.filter(({ id }) => !first.some((person) => person.id === id))
  return [...first, ...others].slice(0, everywhere.data.length)
}
