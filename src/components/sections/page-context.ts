import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ApiClient } from '#api/client.ts'
import type { Offers } from '#data/house-promo-list.ts'
import type { PageContext } from '#data/page-data.ts'
import { catalogueQueries, type PlaceName } from '#data/queries.ts'

/** Returns what queries need of this visit. */
export function usePageContext(): Pick<PageContext, 'api' | 'siteConfig'> {
  return useRouter().options.context
}

/** Returns the API client of this visit, for query options. */
export function useApi(): ApiClient {
  return useRouter().options.context.api
}

/** Returns the services that the upstream lists; undefined if they could not be read. */
export function useListedServices(): ReadonlyArray<PlaceName> | undefined {
  const { data } = useSuspenseQuery(catalogueQueries.footer(useApi()))
  return data.ok ? data.data : undefined
}

/** Tells whether a built-in service is listed; all are if the list could not be read. */
export function getOffers(listed: ReadonlyArray<PlaceName> | undefined): Offers {
  return (id) => !listed || listed.some(({ slug }) => slug === id)
}

/** Returns a test for whether the upstream lists a service; see `getOffers`. */
export function useOffers(): Offers {
  return getOffers(useListedServices())
}
