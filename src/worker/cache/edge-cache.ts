import * as v from 'valibot'
import {
  type CacheEntry,
  type EntryMetadata,
  freshness,
  readMetadata,
  storedFields,
  toStoredResponse,
} from '#worker/cache/entry.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import {
  claimColdFetch,
  createLeases,
  createSwrCache,
  type Leases,
  type Store,
  type SwrAnswer,
  sharedEntry,
  shareEntry,
} from '#worker/cache/swr-cache.ts'
import { pause, withTimeout } from '#worker/timeouts.ts'
import {
  type CircuitBreakers,
  createCircuitBreakers,
  lastMessage,
  openStatus,
  recordFailure,
  recordSuccess,
} from '#worker/upstream-client/circuit-breaker.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'

/**
 * The state of an isolate between requests. Plain data: on Workers, a promise, response or stream that outlives its
 * request breaks the next one.
 */
export type IsolateState = { leases: Leases; breakers: CircuitBreakers }

export function createIsolateState(): IsolateState {
  return { leases: createLeases(), breakers: createCircuitBreakers() }
}

export type EdgeCacheOptions = {
  store: Store
  state: IsolateState
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  /** Timeout (ms) of a visitor who waits for the origin. */
  deadlineMs: number
  /** Called when an answer has to come from the origin. */
  onForward?: () => void
  onRefreshFailed?: (key: string, error: OriginError) => void
  onStoreFailed?: (error: unknown) => void
}

/** A checked body, and its parsed data if available. */
export type FreshBody = { status: 200 | 404 | 410; body: string; data?: unknown }

/** Asks the origin for a checked body, which may replace a `previous` one. @throws OriginError */
export type FetchFresh = (deadlineMs: number, previous?: string) => Promise<FreshBody>

export type CacheRead = {
  key: string
  policy: CachePolicy
  /** Returns true for an entry that must not be served, whatever its age. */
  isPurged?: (entry: EntryMetadata) => boolean | Promise<boolean>
  fetchFresh: FetchFresh
}

export type CacheAnswer =
  | SwrAnswer<CacheEntry>
  | { outcome: 'fetched'; instead: 'miss' | 'stale'; entry: CacheEntry }

/** Timeout of a call to the origin. A visitor may wait for a shorter time. */
const FETCH_DEADLINE_MS = 10_000
const FIRST_PAUSE_MS = 10
const MAX_PAUSE_MS = 640

const metadataSchema = v.object(storedFields)

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
 * Reads the marketplace API through the cache with stale-while-revalidate. Each isolate limits its concurrent calls for
 * a key that is not stored, and a circuit breaker stops calls to an origin that keeps failing.
 */
export function createEdgeCache(options: EdgeCacheOptions) {
  const { store, state, now, waitUntil, deadlineMs, onForward, onRefreshFailed, onStoreFailed } = options
  const { breakers, leases } = state
  const cache = createSwrCache<CacheEntry>({
    openStore: async () => store,
    toStored,
    fromStored,
    leases,
    now,
    waitUntil,
    ...(onStoreFailed && { onStoreFailed }),
  })

  async function isGood({ isPurged }: CacheRead, entry: CacheEntry): Promise<boolean> {
    return freshness(entry, now()) === 'fresh' && !(await isPurged?.(entry))
  }

  function noteFailure({ key }: CacheRead, { status, words, isSilence }: OriginError): void {
    recordFailure(breakers, key, { status, message: words, isSilence }, now())
  }

  /** Counts a timeout while a visitor waits as a failure of the origin. */
  function getTimeout(read: CacheRead): OriginError {
    const failure = new OriginError(504, 'timeout')
    noteFailure(read, failure)
    return failure
  }

  /**
   * Fetches an entry. Its age counts from the call, not from the answer (RFC 9111 section 4.2.3). @throws OriginError
   */
  async function fetchEntry(
    read: CacheRead,
    { isCounted = () => true, previous }: { isCounted?: () => boolean; previous?: CacheEntry | undefined },
  ): Promise<CacheEntry> {
    const { key, policy, fetchFresh } = read
    const storedAt = now()
    try {
      const entry = { ...(await fetchFresh(FETCH_DEADLINE_MS, previous?.body)), storedAt, policy }
      recordSuccess(breakers, key)
      shareEntry(leases, key, entry, now())
      return entry
    } catch (error) {
      const failure = OriginError.from(error)
      if (isCounted()) noteFailure(read, failure)
      throw failure
    }
  }

  /** Fetches and stores an entry. The work goes on after the visitor has left or timed out. @throws OriginError */
  function fetchAndPut(read: CacheRead, limitMs: number, onEnd: () => void): Promise<CacheEntry> {
    let isLate = false
    const fetched = fetchEntry(read, { isCounted: () => !isLate })
    const stored = fetched.then((entry) => cache.put(read.key, entry)).catch(() => {})
    waitUntil(stored.finally(onEnd))
    return withTimeout(limitMs, fetched, () => {
      isLate = true
      throw getTimeout(read)
    })
  }

  /** Fetches a key that is not stored, or waits for a request that does. @throws OriginError */
  async function fetchCold(read: CacheRead): Promise<CacheEntry> {
    const { key, policy } = read
    let waited = 0
    let pauseMs = FIRST_PAUSE_MS
    while (waited <= deadlineMs) {
      const status = openStatus(breakers, key, now())
      if (status !== undefined) throw new OriginError(status, 'breaker-open', '', lastMessage(breakers, key))
      const release = claimColdFetch(leases, key, now(), FETCH_DEADLINE_MS)
      onForward?.()
      if (release) return fetchAndPut(read, deadlineMs - waited, release)
      await pause(pauseMs)
      waited += pauseMs
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
      const entry = sharedEntry(leases, key, now()) ?? (await cache.find(key, policy))
      if (entry && (await isGood(read, entry))) return entry
    }
    throw getTimeout(read)
  }

  /** Returns the answer for a key. @throws OriginError if the origin fails and no stored entry may be served */
  async function read(wanted: CacheRead): Promise<CacheAnswer> {
    const { key, policy, isPurged } = wanted
    const recent = sharedEntry(leases, key, now())
    const answer = await cache.read({
      key,
      policy,
      revalidate: (previous) => fetchEntry(wanted, { previous }),
      mayRevalidate: () => openStatus(breakers, key, now()) === undefined,
      ...(isPurged && { isPurged }),
      onRevalidateFailed: (error) => onRefreshFailed?.(key, OriginError.from(error)),
      ...(onForward && { onWait: onForward }),
    })
    // An entry that was just fetched may not be in the store yet.
    if (answer?.outcome === 'stale' && recent && recent.storedAt > answer.entry.storedAt)
      return { outcome: 'hit', level: 'memory', entry: recent }
    return answer ?? { outcome: 'fetched', instead: 'miss', entry: await fetchCold(wanted) }
  }

  return { read }
}
