import type { Query, QueryClient } from '@tanstack/react-query'
import type { Result } from '#api/result.ts'
import { messages } from '#content/messages.ts'
import { scriptJson } from '#lib/escape.ts'

/** Keys are strings and numbers (src/data/queries.ts), and all data is JSON. */
type Answered = { key: ReadonlyArray<unknown>; data: unknown; quiet?: true }
/** The outcome as JSON; undefined without one. */
type Pending = { key: Array<string | number>; quiet: boolean; outcome: Promise<string | undefined> }

/** The data of the server's render for the browser. */
export type DehydratedQueries = { answered: string; pending?: Array<Pending> }

/** The outcome of a read that was lost with the rest of its page. */
const cutOff: Result<never> = { ok: false, status: 503, message: messages.errors.unavailable }

function isQuiet({ meta }: Query): boolean {
  return meta?.quiet === true
}

/**
 * Returns the state of the query cache: answered queries as one JSON string, pending ones as promises of such strings.
 * It has no times, because the page cache decides how fresh the page is (src/worker/page-cache).
 */
export function dehydrateQueries(queryClient: QueryClient): DehydratedQueries {
  const answered: Array<Answered> = []
  const pending: Array<Pending> = []
  for (const query of queryClient.getQueryCache().getAll()) {
    const { promise, queryKey: key } = query
    const { data } = query.state
    const quiet = isQuiet(query)
    if (data !== undefined) answered.push({ key, data, ...(quiet && { quiet }) })
    else if (promise)
      pending.push({
        key: [...key].map((part) => (typeof part === 'number' ? part : String(part))),
        quiet,
        outcome: promise.then(scriptJson, () => undefined),
      })
  }
  return { answered: scriptJson(answered), ...(pending.length > 0 && { pending }) }
}

/** Resolves when the document has ended, complete or cut off. */
export function documentEnd(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve())
    else resolve()
  })
}

/**
 * Puts the server's data into the browser's cache, so that the page does not ask again. Data that is missing at the end
 * of the document counts as failed.
 */
export function hydrateQueries(
  queryClient: QueryClient,
  { answered, pending = [] }: DehydratedQueries,
  end: Promise<void>,
): void {
  const cache = queryClient.getQueryCache()
  const entries: Array<Answered> = JSON.parse(answered)
  // A part that needs the data may be hydrated only when the visitor scrolls to it.
  const gcTime = Number.POSITIVE_INFINITY
  for (const { key, data, quiet = false } of entries) {
    const options = queryClient.defaultQueryOptions({ queryKey: key, meta: { quiet }, gcTime })
    cache.build(queryClient, options).setData(data, { manual: true })
  }
  for (const { key, quiet, outcome } of pending) {
    void queryClient.prefetchQuery({
      queryKey: key,
      meta: { quiet },
      gcTime,
      retry: false,
      queryFn: async (): Promise<unknown> => {
        // The first of two counts.
        const data = await Promise.race([outcome, end])
        return data ? JSON.parse(data) : cutOff
      },
    })
  }
}
