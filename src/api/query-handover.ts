import type { Query, QueryClient } from '@tanstack/react-query'
import { jsonText } from '#api/json-text.ts'

type Json = string | number | boolean | null | Array<Json> | { [name: string]: Json }

type Settled = { key: Array<Json>; data: Json; updatedAt: number; quiet?: true }
/** The outcome is undefined when there was none. */
type Pending = { key: Array<Json>; quiet: boolean; outcome: Promise<Json | undefined> }

/** What the server's render has read, for the browser: each datum once. */
export type QueryHandover = { settled: Array<Settled>; pending?: Array<Pending> }

function isQuiet({ meta }: Query): boolean {
  return meta?.quiet === true
}

/** What a read gave, as the browser is given it: all of it came as JSON. Data is written as such, since that is kept. */
function asJson(outcome: unknown): Json {
  if (typeof outcome !== 'object' || outcome === null || !('data' in outcome)) return outcome as Json
  const { data } = outcome
  const written: unknown =
    typeof data === 'object' && data !== null ? { ...outcome, data: jsonText(data) } : outcome
  return written as Json
}

/** A key of strings and numbers (src/api/queries.ts). */
function keyOf({ queryKey }: Query): Array<Json> {
  return [...queryKey] as Array<Json>
}

/** The queries that are answered are handed over now, those that are not when they are. */
export function handOverQueries(queryClient: QueryClient): QueryHandover {
  const settled: Array<Settled> = []
  const pending: Array<Pending> = []
  for (const query of queryClient.getQueryCache().getAll()) {
    const { state, promise } = query
    const key = keyOf(query)
    const { data, dataUpdatedAt: updatedAt } = state
    const quiet = isQuiet(query)
    if (data !== undefined) settled.push({ key, data: asJson(data), updatedAt, ...(quiet && { quiet }) })
    else if (promise) pending.push({ key, quiet, outcome: promise.then(asJson, () => undefined) })
  }
  return { settled, ...(pending.length > 0 && { pending }) }
}

/** Puts what was handed over into the browser's cache, where the page finds it instead of asking again. */
export function takeOverQueries(queryClient: QueryClient, { settled, pending = [] }: QueryHandover): void {
  const cache = queryClient.getQueryCache()
  for (const { key, data, updatedAt, quiet = false } of settled) {
    const options = queryClient.defaultQueryOptions({ queryKey: key, meta: { quiet } })
    cache.build(queryClient, options).setData(data, { updatedAt, manual: true })
  }
  for (const { key, quiet, outcome } of pending) {
    void queryClient.prefetchQuery({
      queryKey: key,
      meta: { quiet },
      retry: false,
      queryFn: async () => {
        const data = await outcome
        if (data === undefined) throw new Error('The answer did not arrive with the page.')
        return data
      },
    })
  }
}
