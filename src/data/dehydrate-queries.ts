import type { QueryClient } from '@tanstack/react-query'
import { isFailure, type Result } from '#api/result.ts'
import { messages } from '#content/messages.ts'
import { scriptJson } from '#lib/escape.ts'

/** Keys are strings and numbers (src/data/queries.ts), and all data is JSON. */
type Answered = { key: ReadonlyArray<unknown>; data: unknown }
/** The outcome as JSON; undefined without one. */
type Pending = { key: Array<string | number>; outcome: Promise<string | undefined> }

/** The data of the server's render for the browser. */
export type DehydratedQueries = { answered: string; pending?: Array<Pending> }

/** The outcome of a read that was lost with the rest of its page. */
const cutOff: Result<never> = { ok: false, status: 503, message: messages.errors.unavailable }

/**
 * Returns the state of the query cache: answered queries as one JSON string, pending ones as promises of such strings.
 * It has no times, because the page cache decides how fresh the page is (src/worker/routes/serve-page.ts).
 */
export function dehydrateQueries(queryClient: QueryClient): DehydratedQueries {
  const answered: Array<Answered> = []
  const pending: Array<Pending> = []
  for (const { promise, queryKey: key, state } of queryClient.getQueryCache().getAll()) {
    if (state.data !== undefined) answered.push({ key, data: state.data })
    else if (promise)
      pending.push({
        key: [...key].map((part) => (typeof part === 'number' ? part : String(part))),
        outcome: promise.then(scriptJson, () => undefined),
      })
  }
  return { answered: scriptJson(answered), ...(pending.length > 0 && { pending }) }
}

/** Resolves when the document has ended, complete or cut off. */
function documentEnd(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve())
    else resolve()
  })
}

/**
 * Puts the server's data into the browser's cache, so that the page does not ask again. A failed read is stale at once
 * and is read again. Data that is missing at the end of the document counts as failed.
 */
export function hydrateQueries(
  queryClient: QueryClient,
  { answered, pending = [] }: DehydratedQueries,
  end = documentEnd(),
): void {
  const entries: Array<Answered> = JSON.parse(answered)
  // A part that needs the data may be hydrated only when the visitor scrolls to it.
  const gcTime = Number.POSITIVE_INFINITY
  function store(queryKey: ReadonlyArray<unknown>, data: unknown): void {
    const query = queryClient.getQueryCache().build(queryClient, { queryKey, gcTime })
    query.setData(data, { manual: true, updatedAt: isFailure(data) ? 0 : Date.now() })
  }
  for (const { key, data } of entries) store(key, data)
  for (const { key, outcome } of pending) {
    void queryClient
      .fetchQuery({
        queryKey: key,
        gcTime,
        queryFn: async (): Promise<unknown> => {
          // The first of two counts.
          const data = await Promise.race([outcome, end])
          return data ? JSON.parse(data) : cutOff
        },
      })
      .then(
        (data) => isFailure(data) && store(key, data),
        () => undefined,
      )
  }
}
