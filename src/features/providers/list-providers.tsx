import { useInfiniteQuery } from '@tanstack/react-query'
import type { ProviderFilters } from '#api/provider-filters.ts'
import { useApi } from '#components/sections/page-context.ts'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { SamplePeople } from '#components/sections/provider-cards.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { providerList as strings } from '#content/provider-list.ts'
import { type ListPage, listQueries } from '#data/providers/list-queries.ts'
import { isPlain, type ListSearch } from '#data/providers/list-search.ts'
import { stringifySearch } from '#lib/search-params.ts'
import { withoutRepeats } from '#lib/without-repeats.ts'
import { PROVIDER_GRID } from './list-states.tsx'
import { useGrowingList } from './use-growing-list.ts'

type ListProvidersProps = {
  action: string
  /** The id of the service. */
  service: string
  search: ListSearch
  filters: ProviderFilters
  /** The page that the address asks for. */
  page: ListPage
}

/** The providers of a list and a link to more, which extends the list in place with JavaScript. */
export function ListProviders({ action, service, search, filters, page }: ListProvidersProps) {
  const {
    data: { pages },
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useInfiniteQuery(listQueries.further(useApi(), filters, page))
  const providers = withoutRepeats(pages)
  const { ref, onMore } = useGrowingList<HTMLUListElement>(providers.length, fetchNextPage)
  const rel = isPlain(search) ? undefined : 'nofollow'

  return (
    <>
      <SamplePeople of={providers} />
      <ul ref={ref} className={PROVIDER_GRID}>
        {providers.map((provider) => (
          <li key={provider.id} tabIndex={-1} className="min-w-0 rounded-xl">
            <ProviderCard
              provider={provider}
              service={service}
              job={search.job}
              city={filters.city}
              rel={rel}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {search.after !== undefined && (
          <ButtonLink
            href={action + stringifySearch({ ...search, after: undefined })}
            rel="nofollow"
            variant="quiet"
          >
            {strings.fromStart}
          </ButtonLink>
        )}
        {hasNextPage && (
          <ButtonLink
            href={action + stringifySearch({ ...search, after: pages.at(-1)?.next })}
            rel="nofollow"
            variant="secondary"
            size="lg"
            aria-disabled={isFetchingNextPage}
            onClick={onMore}
          >
            {isFetchingNextPage ? strings.loadingMore : strings.more}
          </ButtonLink>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {providers.length > page.data.length && strings.shown(providers.length)}
      </p>
    </>
  )
}
