import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ApiClient } from '#api/client.ts'
import { categoryQueries, type PlaceName } from '#api/queries.ts'

/** The API client of this visit, for query options. */
export function useApi(): ApiClient {
  return useRouter().options.context.api
}

/** The services of the marketplace as every page knows them; undefined while nobody can say, or when it lists none. */
export function useListedServices(): ReadonlyArray<PlaceName> | undefined {
  const { data } = useSuspenseQuery(categoryQueries.footer(useApi()))
  return data.ok && data.data.length > 0 ? data.data : undefined
}

/** Tells whether one of the twelve is offered: all are while nobody can say. */
export function useOffers(): (serviceId: string) => boolean {
  const listed = useListedServices()
  return (id) => listed?.some(({ slug }) => slug === id) ?? true
}
