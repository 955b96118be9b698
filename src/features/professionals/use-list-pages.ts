import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { type ListPage, listQueries } from '#api/professionals/list-queries.ts'
import type { ListFilter } from '#api/professionals/list-search.ts'
import type { ProviderFilters } from '#api/provider-filters.ts'
import { toastStore } from '#lib/toasts.ts'

/** The pages that were fetched after the first one; `from` is the cursor that they begin with. */
type Further = { from: string; pages: Array<ListPage> }

/** Everybody of several pages once, in their order: a list may have changed between them. */
export function everybodyOnce<T extends { id: string }>(
  pages: ReadonlyArray<{ data: ReadonlyArray<T> }>,
): Array<T> {
  const people = new Map<string, T>()
  for (const person of pages.flatMap(({ data }) => data)) {
    if (!people.has(person.id)) people.set(person.id, person)
  }
  return [...people.values()]
}

type ListAsked = { filters: ProviderFilters; active: ReadonlyArray<ListFilter> }

/**
 * A list that grows by a page at a time. What was fetched is kept for the visit, so that who comes back finds the list as
 * long as it was; it is let go when the first page has changed and ends elsewhere.
 */
export function useListPages(first: ListPage, { filters, active }: ListAsked) {
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

  return { people: everybodyOnce([first, ...later]), next, isLoading, loadMore }
}
