import type { Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { ApiError, isAbsent } from '#api/errors.ts'
import { isFailure, type Result, toFailure } from '#api/result.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The sentence of a failed read. A query without one is only logged, because something stands in for its data. */
      errorMessage?: string
    }
  }
}

const FRESH_MS = 5 * 60_000

/** Options of every query: a result stays fresh for five minutes, a failed one not at all. */
export const queryDefaults = {
  retry: false,
  // Without a connection a read fails like any other, instead of waiting for one.
  networkMode: 'always',
  refetchOnWindowFocus: false,
  staleTime: ({ state }: Query) => (isFailure(state.data) ? 0 : FRESH_MS),
} as const

type ReadContext = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'meta'>

/**
 * Waits for the read of a query. A failure is a result too, unless the cache has earlier data: then it is thrown, so
 * that Query keeps the data. A missing entry replaces it.
 */
export async function readResult<T>(
  read: Promise<T>,
  { client, queryKey, meta }: ReadContext,
): Promise<Result<T>> {
  try {
    return { ok: true, data: await read }
  } catch (error) {
    const isAnswer = error instanceof ApiError && isAbsent(error.status)
    if (!isAnswer && client.getQueryData<Result<T>>(queryKey)?.ok) throw error
    return toFailure(error, meta?.errorMessage)
  }
}

/** Returns the sentence of a failed read; undefined for data and for a missing entry. */
function getFailure({ meta, state: { data, error } }: Query): string | undefined {
  if (isFailure(data)) return data.message
  const failure = error && toFailure(error, meta?.errorMessage)
  return failure && !isAbsent(failure.status) ? failure.message : undefined
}

/** Returns true if a read of the page has failed. */
export function hasFailedQuery(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some((query) => getFailure(query) !== undefined)
}

/**
 * Reports each failed read that a part of the page watches: with `show` if the query has a sentence for the visitor,
 * else to the console. A read that is tried again is reported when that fails.
 */
export function reportFailures(queryClient: QueryClient, show: (message: string) => void): void {
  const reported = new WeakMap<Query, number>()

  function report(query: Query): void {
    const { state } = query
    const failure = getFailure(query)
    const isWatched = query.getObserversCount() > 0 && state.fetchStatus === 'idle'
    const count = state.dataUpdateCount + state.errorUpdateCount
    if (failure === undefined || !isWatched || reported.get(query) === count) return
    reported.set(query, count)
    if (query.meta?.errorMessage === undefined) console.info(failure)
    else show(failure)
  }

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') report(query)
    // A new observer of a failed read starts the next read after this event.
    if (type === 'observerAdded') queueMicrotask(() => report(query))
  })
}
