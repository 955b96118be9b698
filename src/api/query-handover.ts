import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

type Settled = { key: QueryKey; data: unknown; updatedAt: number; quiet?: true }
/** Key and outcome are JSON. */
type Pending = { key: string; quiet: boolean; outcome: Promise<string | undefined> }

/** What the server's render has read, for the browser: each datum once, and as JSON in one string. */
export type QueryHandover = { settled: string; pending?: Array<Pending> }

function isQuiet({ meta }: Query): boolean {
  return meta?.quiet === true
}

/** The queries that are answered are handed over now, those that are not when they are. */
export function handOverQueries(queryClient: QueryClient): QueryHandover {
  const settled: Array<Settled> = []
  const pending: Array<Pending> = []
  for (const query of queryClient.getQueryCache().getAll()) {
    const { queryKey: key, state, promise } = query
    const { data, dataUpdatedAt: updatedAt } = state
    if (data !== undefined) settled.push({ key, data, updatedAt, ...(isQuiet(query) && { quiet: true }) })
    else if (promise) {
      const outcome = promise.then(JSON.stringify, () => undefined)
      pending.push({ key: JSON.stringify(key), quiet: isQuiet(query), outcome })
    }
  }
  return { settled: JSON.stringify(settled), ...(pending.length > 0 && { pending }) }
}

/** Puts what was handed over into the browser's cache, where the page finds it instead of asking again. */
export function takeOverQueries(queryClient: QueryClient, { settled, pending = [] }: QueryHandover): void {
  const cache = queryClient.getQueryCache()
  const entries: Array<Settled> = JSON.parse(settled)
  for (const { key, data, updatedAt, quiet = false } of entries) {
    const options = queryClient.defaultQueryOptions({ queryKey: key, meta: { quiet } })
    cache.build(queryClient, options).setData(data, { updatedAt, manual: true })
  }
  for (const { key, quiet, outcome } of pending) {
    void queryClient.prefetchQuery({
      queryKey: JSON.parse(key),
      meta: { quiet },
      retry: false,
      queryFn: async () => {
        const json = await outcome
        if (json === undefined) throw new Error('The answer did not arrive with the page.')
        return JSON.parse(json)
      },
    })
  }
}
