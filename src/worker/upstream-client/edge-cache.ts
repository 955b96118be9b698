import * as v from 'valibot'
import type { Resource } from '#api/endpoints.ts'
import {
  type CacheEntry,
  type CachePolicy,
  freshness,
  type PurgeTime,
  readMetadata,
  storedFields,
  toStoredResponse,
} from '#worker/cache/entry.ts'
import { createLruCache, type LruCache } from '#worker/cache/isolate.ts'
import { createSwrCache, type Refreshes, type SwrAnswer, type SwrOptions } from '#worker/cache/swr-cache.ts'
import { beforeAbort, pause } from '#worker/timeouts.ts'
import {
  type CircuitBreakers,
  createCircuitBreakers,
  getRefusal,
  recordFailure,
  recordSuccess,
} from '#worker/upstream-client/circuit-breaker.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'
import { claimFetch, type RunningFetches } from '#worker/upstream-client/running-fetches.ts'

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
type IsolateState = {
  refreshes: Refreshes
  breakers: CircuitBreakers
  running: RunningFetches
  /**
   * The latest entries with their parsed data, also for requests that wait for a fetch of another one. As long as the
   * text under a key is the same, so are the objects, and indexes that were computed from them are found again by
   * their identity. Callers must not change them.
   */
  latest: LruCache<CacheEntry>
}

/**
 * Limit of the latest entries and their keys, in characters. Parsed objects are several times larger. Keys count
 * because a visitor can request any number of long addresses with short answers.
 */
const MAX_CHARACTERS = 2 * 1024 * 1024

/** Creates the state of an isolate that has read nothing. */
export function createIsolateState(): IsolateState {
  return {
    refreshes: new Map(),
    breakers: createCircuitBreakers(),
    running: new Map(),
    latest: createLruCache(MAX_CHARACTERS, ({ body }, key) => key.length + body.length),
  }
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

/** Pauses (ms) between two looks at a fetch of another request. */
const FIRST_PAUSE_MS = 5
const MAX_PAUSE_MS = 80

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
  const { state, now, waitUntil, deadline, purge } = options
  const { breakers, refreshes, running, latest } = state

  /** Returns an entry with the parsed objects of the known one if their texts are the same. */
  function withKnownData(key: string, entry: CacheEntry): CacheEntry {
    const known = latest.get(key)
    return known?.body === entry.body ? { ...entry, data: known.data ?? entry.data } : entry
  }

  const memory = {
    ...latest,
    set: (key: string, entry: CacheEntry) => latest.set(key, withKnownData(key, entry)),
  }
  const cache = createSwrCache<CacheEntry>({ ...options, toStored, fromStored, memory, refreshes })

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
      const entry = withKnownData(key, { ...(await fetchFresh()), storedAt, policy })
      recordSuccess(breakers, key)
      return entry
    } catch (error) {
      const failure = OriginError.from(error)
      noteFailure(read, failure)
      throw failure
    }
  }

  /** @throws OriginError while the circuit of the address or the upstream is open */
  function throwIfOpen(key: string): void {
    const refusal = getRefusal(breakers, key, now())
    if (refusal) throw new OriginError(refusal.status, 'breaker-open', '', refusal.message)
  }

  /** Returns an entry that another request has fetched since `purged`. The store has one that is too large for memory. */
  async function findFetched({ key, policy }: CacheRead, purged: PurgeTime): Promise<CacheEntry | undefined> {
    const entry = latest.get(key) ?? (running.has(key) ? undefined : await cache.find(key, policy))
    return entry && freshness(entry, now(), purged) === 'fresh' ? entry : undefined
  }

  /**
   * Fetches and stores an entry, or waits for a concurrent request of this isolate that does. An entry whose fetch began
   * before a purge is not taken after it. The fetch goes on after the visitor has left or timed out. @throws OriginError
   * @throws the reason of the deadline
   */
  async function fetchShared(read: CacheRead): Promise<CacheEntry> {
    const { key } = read
    const purged = await purge
    const purgedAt = Math.max(purged.soft, purged.hard)
    let waitedMs = 0
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
      const end = claimFetch(running, key, { now: now(), purgedAt, waitedMs })
      if (end) {
        const fetching = fetchEntry(read)
        const stored = fetching.then((entry) => cache.put(key, entry))
        waitUntil(stored.catch(() => {}).finally(end))
        return fetching
      }
      await pause(pauseMs)
      waitedMs += pauseMs
      deadline?.throwIfAborted()
      const entry = await findFetched(read, purged)
      if (entry) return entry
      throwIfOpen(key)
    }
  }

  /** Returns an entry of which nothing is stored. @throws OriginError */
  async function fetchMissing(read: CacheRead): Promise<CacheEntry> {
    throwIfOpen(read.key)
    return beforeAbort(deadline, fetchShared(read)).catch((error: unknown) => {
      throw error instanceof OriginError ? error : noteTimeout(read)
    })
  }

  /** Returns the answer for a key. @throws OriginError if the origin fails and no stored entry may be served */
  async function read(request: CacheRead): Promise<CacheAnswer> {
    const { key, policy } = request
    const answer = await cache.read({
      key,
      policy,
      make: () => fetchShared(request),
      mayMake: () => getRefusal(breakers, key, now()) === undefined,
      deadline,
    })
    if (answer?.outcome === 'stale' && answer.reason === 'slow') noteTimeout(request)
    return answer ?? { outcome: 'fetched', instead: 'miss', entry: await fetchMissing(request) }
  }

  return { read }
}
