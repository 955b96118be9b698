import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { pricesIn } from '#content/browse.ts'
import { serviceCatalogue } from '#data/services/built-in-services.ts'
import type { ServiceCard } from '#data/services/service-cards.ts'
import { serviceQueries } from '#data/services/service-queries.ts'
import { useApi } from './page-context.ts'

type ServiceList = {
  cards: ReadonlyArray<ServiceCard>
  total: number
  /** A sentence that says where the prices of the cards are from; missing without any. */
  prices?: string | undefined
}

/**
 * Returns a page of all or the primary services at the prices of the chosen city; the built-in ones when they cannot be
 * read.
 */
export function useServices(list: 'all' | 'primary', page = 1): ServiceList {
  const api = useApi()
  const { title, offer } = useChosenCity()
  const query = serviceQueries[list]
  const { data: everywhere } = useSuspenseQuery(query(api, undefined, page))
  const { data: local } = useQuery({ ...query(api, offer?.id, page), enabled: offer !== undefined })
  const data = local?.ok ? local : everywhere
  if (!data.ok) return { cards: serviceCatalogue, total: serviceCatalogue.length }
  const isPriced = data.data.cards.some(({ price }) => price)
  return {
    ...data.data,
    prices: isPriced ? pricesIn(offer && data === local ? title : undefined) : undefined,
  }
}
