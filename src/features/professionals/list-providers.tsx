import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ProviderFilters } from '#api/provider-filters.ts'
import { toastStore } from '#browser/toasts.ts'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { professionalList as strings } from '#content/professional-list.ts'
import { useApi } from '#data/api-context.ts'
import {
  type ListFilter,
  type ListPage,
  listFilters,
  listQueries,
  withJobs,
} from '#data/professionals/list-queries.ts'
import { isPlain, type ListSearch } from '#data/professionals/list-search.ts'
import { isPlainClick } from '#lib/plain-click.ts'
import { stringifySearch } from '#lib/search-params.ts'
import { PROVIDER_GRID } from './list-states.tsx'

/** The pages that were fetched after the first one; `from` is the cursor that they begin with. */
type Further = { from: string; pages: Array<ListPage> }

/** Returns the providers of several pages without repetitions, because a list may change between reads. */
export function everybodyOnce<T extends { id: string }>(
  pages: ReadonlyArray<{ data: ReadonlyArray<T> }>,
): Array<T> {
  const providers = new Map<string, T>()
  for (const provider of pages.flatMap(({ data }) => data)) {
    if (!providers.has(provider.id)) providers.set(provider.id, provider)
  }
  return [...providers.values()]
}

type ListAsked = { filters: ProviderFilters; active: ReadonlyArray<ListFilter> }

/**
 * Returns a list that grows page by page. Fetched pages are kept for the visit, so that Back finds the list as long as
 * it was, unless its first page has changed.
 */
function useListPages(first: ListPage, { filters, active }: ListAsked) {
  const api = useApi()
  const queryClient = useQueryClient()
  const key = ['professionals', 'further', ...listQueries.page(api, filters, active).queryKey]
  const [further, setFurther] = useState(() => queryClient.getQueryData<Further>(key))
  const [isLoading, setLoading] = useState(false)
  const later = further && further.from === first.next ? further.pages : []
  const next = (later.at(-1) ?? first).next

  async function loadMore(): Promise<void> {
    if (isLoading || next === null) return
    setLoading(true)
    const answer = await queryClient.fetchQuery(listQueries.page(api, { ...filters, after: next }, active))
    setLoading(false)
    if (!answer.ok) {
      toastStore.add('error', answer.message)
      return
    }
    const grown = { from: first.next ?? '', pages: [...later, answer.data] }
    queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData(key, grown)
    setFurther(grown)
  }

  return { providers: everybodyOnce([first, ...later]), next, isLoading, loadMore }
}

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
  const active = listFilters.filter((name) => search[name] !== undefined)
  const { providers, next, isLoading, loadMore } = useListPages(page, { filters, active })
  const { data: titles } = useSuspenseQuery(listQueries.jobTitles(useApi(), service))
  const jobIds = Object.keys(titles.ok ? titles.data.jobs : {})
  const list = useRef<HTMLUListElement>(null)
  const rel = isPlain(search) ? undefined : 'nofollow'

  const firstNew = useRef<number>(null)

  // The keyboard goes on with the first of those who came.
  useEffect(() => {
    if (firstNew.current === null || providers.length <= firstNew.current) return
    const card = list.current?.children[firstNew.current]
    firstNew.current = null
    if (card instanceof HTMLElement) card.focus({ preventScroll: true })
  }, [providers.length])

  function more(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    firstNew.current = providers.length
    void loadMore()
  }

  return (
    <>
      <ul ref={list} className={PROVIDER_GRID}>
        {providers.map((provider) => (
          <li key={provider.id} tabIndex={-1} className="min-w-0 rounded-xl">
            <ProviderCard
              provider={withJobs(provider, jobIds)}
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
        {next !== null && (
          <ButtonLink
            href={action + stringifySearch({ ...search, after: next })}
            rel="nofollow"
            variant="secondary"
            size="lg"
            aria-disabled={isLoading}
            onClick={more}
          >
            {isLoading ? strings.loadingMore : strings.more}
          </ButtonLink>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {providers.length > page.data.length && strings.shown(providers.length)}
      </p>
    </>
  )
}
