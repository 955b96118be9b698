import * as v from 'valibot'
import {
  type CircuitBreakers,
  createCircuitBreakers,
  lastMessage,
  openStatus,
  recordFailure,
  recordSuccess,
} from '#worker/cache/circuit-breaker.ts'
import { type EntryMetadata, freshness } from '#worker/cache/freshness.ts'
import { claimColdFetch, createLeases, type Leases, sharedEntry, shareEntry } from '#worker/cache/leases.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import { readMetadata, storedFields, toStoredResponse } from '#worker/cache/stored-response.ts'
import { createSwrCache, type Store, type SwrAnswer } from '#worker/cache/swr-cache.ts'
import { OriginError } from '#worker/origin.ts'
import { pause, within } from '#worker/timeouts.ts'

/**
 * What an isolate remembers between requests: plain data only. A promise, response or stream that outlives its
 * request would break the next one on Workers.
 */
export type IsolateState = { leases: Leases; breakers: CircuitBreakers }

export function createIsolateState(): IsolateState {
  return { leases: createLeases(), breakers: createCircuitBreakers() }
}

/** `data` is what the body says, of an entry that was just fetched. Nobody changes it: several requests may read it. */
export type CacheEntry = EntryMetadata & { body: string; data?: unknown }

export type EdgeCacheOptions = {
  store: Store
  state: IsolateState
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  /** Longest time a visitor waits for the origin, in milliseconds. */
  deadlineMs: number
  /** Told when an answer has to come from the origin. */
  onForward?: () => void
  onRefreshFailed?: (key: string, error: OriginError) => void
  onStoreFailed?: (error: unknown) => void
}

/** A checked body, and what it says where that is at hand. */
export type FreshBody = { status: 200 | 404 | 410; body: string; data?: unknown }

/** Asks the origin for a checked body, which may replace a `previous` one. @throws OriginError */
export type FetchFresh = (deadlineMs: number, previous?: string) => Promise<FreshBody>

export type CacheRead = {
  key: string
  policy: CachePolicy
  /** Whether an entry is not to be served whatever its age is. */
  isPurged?: (entry: EntryMetadata) => boolean | Promise<boolean>
  fetchFresh: FetchFresh
}

export type CacheAnswer =
  | SwrAnswer<CacheEntry>
  | { outcome: 'fetched'; instead: 'miss' | 'stale'; entry: CacheEntry }

/** Longest time that the origin is given; a visitor may have to go on without it. */
const FETCH_DEADLINE_MS = 10_000
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 640

const metadataSchema = v.object(storedFields)

function toStored(entry: CacheEntry): Response {
  const { body, status, storedAt } = entry
  return toStoredResponse(entry, {
    body,
    type: 'application/json',
    metadata: { status, storedAt, length: body.length },
  })
}

/** The windows are those of today's table. */
async function fromStored(response: Response, policy: CachePolicy): Promise<CacheEntry | undefined> {
  const metadata = readMetadata(metadataSchema, response)
  if (!metadata) return undefined
  const { status, storedAt, length } = metadata
  const body = await response.text()
  return body.length === length ? { status, storedAt, policy, body } : undefined
}

/**
 * The answers of the marketplace API, through the cache with stale-while-revalidate. Cold fetches are bounded per isolate,
 * and an origin that fails again and again is left alone for a while.
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

  /** Counts that a visitor has waited as long as may be. */
  function inVain(read: CacheRead): OriginError {
    const failure = new OriginError(504, 'timeout')
    noteFailure(read, failure)
    return failure
  }

  /** An entry is as old as the question, not as the answer (RFC 9111 section 4.2.3). @throws OriginError */
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

  /** The work goes on when the visitor who caused it has left, or cannot wait any longer. @throws OriginError */
  function fetchAndPut(read: CacheRead, limitMs: number, onEnd: () => void): Promise<CacheEntry> {
    let isLate = false
    const fetched = fetchEntry(read, { isCounted: () => !isLate })
    const stored = fetched.then((entry) => cache.put(read.key, entry)).catch(() => {})
    waitUntil(stored.finally(onEnd))
    return within(limitMs, fetched, () => {
      isLate = true
      throw inVain(read)
    })
  }

  /** Asks the origin, or waits for one of the few that do. @throws OriginError */
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
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      const entry = sharedEntry(leases, key, now()) ?? (await cache.find(key, policy))
      if (entry && (await isGood(read, entry))) return entry
    }
    throw inVain(read)
  }

  /** @throws OriginError when the origin fails and no entry may stand in. */
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
    // What was fetched a moment ago may be on its way to the store still.
    if (answer?.outcome === 'stale' && recent && recent.storedAt > answer.entry.storedAt)
      return { outcome: 'hit', level: 'memory', entry: recent }
    return answer ?? { outcome: 'fetched', instead: 'miss', entry: await fetchCold(wanted) }
  }

  return { read }
}
