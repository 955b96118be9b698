import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import type { ServiceCard } from '#data/services/service-cards.ts'
import { serviceQueries } from '#data/services/service-queries.ts'
import { useApi } from './page-context.ts'

type ServiceList = { cards: ReadonlyArray<ServiceCard>; total: number }

/**
 * Returns a page of all or the primary services at the prices of the chosen city; the built-in ones when they cannot be
 * read.
 */
export function useServices(list: 'all' | 'primary', page = 1): ServiceList {
  const api = useApi()
  const { offer } = useChosenCity()
  const query = serviceQueries[list]
  const { data: everywhere } = useSuspenseQuery(query(api, undefined, page))
  const { data: local } = useQuery({ ...query(api, offer?.id, page), enabled: offer !== undefined })
  const data = local?.ok ? local : everywhere
  return data.ok ? data.data : { cards: serviceCatalogue, total: serviceCatalogue.length }
}
