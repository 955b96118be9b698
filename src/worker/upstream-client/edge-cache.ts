import * as v from 'valibot'
import type { Resource } from '#api/endpoints.ts'
import {
  type CacheEntry,
  type CachePolicy,
  readMetadata,
  storedFields,
  toStoredResponse,
} from '#worker/cache/entry.ts'
import { createSwrCache, type Refreshes, type SwrAnswer, type SwrOptions } from '#worker/cache/swr-cache.ts'
import { beforeAbort } from '#worker/timeouts.ts'
import {
  type CircuitBreakers,
  createCircuitBreakers,
  getRefusal,
  recordFailure,
  recordSuccess,
} from '#worker/upstream-client/circuit-breaker.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The catalogue and places change a few times a day, posts a few times a week. Search answers are many and cheap. Data
 * of providers may be withdrawn, so it must not stay for long.
 */
export const policies: Record<Resource, CachePolicy> = {
  categories: { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  category: { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  job: { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: 5 * MINUTE },
  search: { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY, absent: MINUTE },
  'search-terms': {
    fresh: 15 * MINUTE,
    staleWhileRevalidate: DAY,
    staleIfError: 7 * DAY,
    absent: 15 * MINUTE,
  },
  brands: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  cities: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  states: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  'blog-list': { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  'blog-post': { fresh: 10 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  providers: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: 5 * MINUTE },
  provider: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: MINUTE },
  'provider-reviews': { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: MINUTE },
}

/**
 * The state of an isolate between requests. Plain data: on Workers, a promise, response or stream that outlives its
 * request breaks the next one.
 */
type IsolateState = { refreshes: Refreshes; breakers: CircuitBreakers }

export function createIsolateState(): IsolateState {
  return { refreshes: new Map(), breakers: createCircuitBreakers() }
}

export type EdgeCacheOptions = Pick<
  SwrOptions<CacheEntry>,
  'openStore' | 'purge' | 'now' | 'waitUntil' | 'onFailed'
> & {
  state: IsolateState
  /** Ends the wait of the visitor for the origin, for all reads of the request. */
  deadline?: AbortSignal | undefined
}

/** A checked body, and its parsed data if available. */
export type FreshBody = { status: 200 | 404 | 410; body: string; data?: unknown }

type CacheRead = {
  key: string
  /** Counts once for silence: the path of a list without filters, else the connection of the visitor. */
  source: string
  policy: CachePolicy
  /** Asks the origin for a checked body. A visitor may wait for a shorter time. @throws OriginError */
  fetchFresh: () => Promise<FreshBody>
}

export type CacheAnswer =
  | SwrAnswer<CacheEntry>
  | { outcome: 'fetched'; instead: 'miss' | 'stale'; entry: CacheEntry }

const metadataSchema = v.object(storedFields)

/** Packs an entry for the Cache API. */
function toStored(entry: CacheEntry): Response {
  const { body, status, storedAt } = entry
  return toStoredResponse(entry, {
    body,
    type: 'application/json',
    metadata: { status, storedAt, length: body.length },
  })
}

/** Unpacks an entry with the current policy of its resource. */
async function fromStored(response: Response, policy: CachePolicy): Promise<CacheEntry | undefined> {
  const metadata = readMetadata(metadataSchema, response)
  if (!metadata) return undefined
  const { status, storedAt, length } = metadata
  const body = await response.text()
  return body.length === length ? { status, storedAt, policy, body } : undefined
}

/**
 * Reads the marketplace API through the cache with stale-while-revalidate. A circuit breaker stops calls to an origin
 * that keeps failing.
 */
export function createEdgeCache(options: EdgeCacheOptions) {
  const { state, now, waitUntil, deadline } = options
  const { breakers, refreshes } = state
  const cache = createSwrCache<CacheEntry>({ ...options, toStored, fromStored, refreshes })

  /** Counts a failure. An answer that is too large is one: the upstream is there. */
  function noteFailure({ key, source }: CacheRead, { status, reason, words, isSilence }: OriginError): void {
    if (reason === 'too-large') recordSuccess(breakers, key)
    else recordFailure(breakers, { address: key, source }, { status, message: words, isSilence }, now())
  }

  /** Counts a timeout of the visitor as a failure of the origin. */
  function noteTimeout(read: CacheRead): OriginError {
    const failure = new OriginError(504, 'timeout')
    noteFailure(read, failure)
    return failure
  }

  /**
   * Fetches an entry. Its age counts from the call, not from the answer (RFC 9111 section 4.2.3). @throws OriginError
   */
  async function fetchEntry(read: CacheRead): Promise<CacheEntry> {
    const { key, policy, fetchFresh } = read
    const storedAt = now()
    try {
      const entry = { ...(await fetchFresh()), storedAt, policy }
      recordSuccess(breakers, key)
      return entry
    } catch (error) {
      const failure = OriginError.from(error)
      noteFailure(read, failure)
      throw failure
    }
  }

  /** Fetches and stores an entry. The work goes on after the visitor has left or timed out. @throws OriginError */
  async function fetchMissing(read: CacheRead): Promise<CacheEntry> {
    const { key } = read
    const refusal = getRefusal(breakers, key, now())
    if (refusal) throw new OriginError(refusal.status, 'breaker-open', '', refusal.message)
    const fetched = fetchEntry(read)
    waitUntil(fetched.then((entry) => cache.put(key, entry)).catch(() => {}))
    return beforeAbort(deadline, fetched).catch((error: unknown) => {
      throw error instanceof OriginError ? error : noteTimeout(read)
    })
  }

  /** Returns the answer for a key. @throws OriginError if the origin fails and no stored entry may be served */
  async function read(request: CacheRead): Promise<CacheAnswer> {
    const { key, policy } = request
    const answer = await cache.read({
      key,
      policy,
      make: () => fetchEntry(request),
      mayMake: () => getRefusal(breakers, key, now()) === undefined,
      deadline,
    })
    if (answer?.outcome === 'stale' && answer.reason === 'slow') noteTimeout(request)
    return answer ?? { outcome: 'fetched', instead: 'miss', entry: await fetchMissing(request) }
  }

  return { read }
}
