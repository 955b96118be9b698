import { leftAlone, recordFailure, recordSuccess } from '#worker/cache/breaker.ts'
import { type CacheEntry, fromStoredResponse, toStoredResponse } from '#worker/cache/entry.ts'
import { freshness } from '#worker/cache/freshness.ts'
import type { IsolateState } from '#worker/cache/isolate-state.ts'
import { claimColdFetch, claimRefresh, endRefresh, handedOver, handOver } from '#worker/cache/leases.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import { OriginError } from '#worker/origin.ts'

export type EdgeCacheOptions = {
  store: Pick<Cache, 'match' | 'put'>
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
export type FreshBody = { status: 200 | 404; body: string; data?: unknown }

/** Asks the origin for a checked body. @throws OriginError */
export type FetchFresh = (deadlineMs: number) => Promise<FreshBody>

export type CacheRead = {
  key: string
  policy: CachePolicy
  /** No part of the address was chosen by a visitor. */
  isFixedAddress: boolean
  fetchFresh: FetchFresh
}

export type CacheAnswer = { entry: CacheEntry } & (
  | { outcome: 'hit' }
  | { outcome: 'stale'; reason: 'revalidate' | 'error' | 'slow' | 'breaker-open' }
  | { outcome: 'fetched'; instead: 'miss' | 'stale' }
)

const REFRESH_DEADLINE_MS = 10_000
/** How long a visitor waits for the origin when an old entry can stand in. */
const PATIENCE_MS = 1_000
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 640

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/**
 * Reads through the Cache API with stale-while-revalidate and stale-if-error of our own (RFC 5861).
 * A failed fetch never replaces an entry; refreshes are single-flight and cold fetches bounded, per isolate.
 */
export function createEdgeCache(options: EdgeCacheOptions) {
  const { store, state, now, waitUntil, deadlineMs, onForward, onRefreshFailed, onStoreFailed } = options
  const { breakers, leases } = state

  /** A store that fails is an empty store. */
  async function find({ key, policy }: CacheRead): Promise<CacheEntry | undefined> {
    try {
      const response = await store.match(key)
      return response && (await fromStoredResponse(response, policy))
    } catch (error) {
      onStoreFailed?.(error)
      return undefined
    }
  }

  async function keep(key: string, entry: CacheEntry): Promise<void> {
    try {
      await store.put(key, toStoredResponse(entry))
    } catch (error) {
      onStoreFailed?.(error)
    }
  }

  /** @throws OriginError */
  async function fetchEntry(read: CacheRead, limitMs: number): Promise<CacheEntry> {
    const { key, policy, isFixedAddress, fetchFresh } = read
    try {
      const entry = { ...(await fetchFresh(limitMs)), storedAt: now(), policy }
      recordSuccess(breakers, key)
      handOver(leases, key, entry, now())
      return entry
    } catch (error) {
      const failure = OriginError.from(error)
      const { status, isSilence, isUnreachable } = failure
      recordFailure(breakers, key, { status, isSilence, isUnreachable }, isFixedAddress, now())
      throw failure
    }
  }

  /** The work goes on when the visitor who caused it has left: others may be waiting for it. @throws OriginError */
  function ask(read: CacheRead, limitMs: number, onEnd: () => void): Promise<CacheEntry> {
    const fetched = fetchEntry(read, limitMs)
    const stored = fetched.then((entry) => keep(read.key, entry)).catch(() => {})
    waitUntil(stored.finally(onEnd))
    return fetched
  }

  /** Serves the entry that there is. What is past its stale window waits a moment for a newer one. */
  async function serveOld(read: CacheRead, entry: CacheEntry, mayWait: boolean): Promise<CacheAnswer> {
    const { key } = read
    if (leftAlone(breakers, key, now()) !== undefined) {
      return { outcome: 'stale', reason: 'breaker-open', entry }
    }
    if (!claimRefresh(leases, key, now(), REFRESH_DEADLINE_MS)) {
      return { outcome: 'stale', reason: 'revalidate', entry }
    }
    const refreshed = ask(read, REFRESH_DEADLINE_MS, () => endRefresh(leases, key, now())).catch(
      (error: OriginError) => {
        onRefreshFailed?.(key, error)
        return 'error' as const
      },
    )
    if (!mayWait) return { outcome: 'stale', reason: 'revalidate', entry }
    onForward?.()
    const newer = await Promise.race([refreshed, pause(PATIENCE_MS)])
    if (newer === undefined || newer === 'error') {
      return { outcome: 'stale', reason: newer ?? 'slow', entry }
    }
    return { outcome: 'fetched', instead: 'stale', entry: newer }
  }

  /** Asks the origin, or waits for one of the few that do. @throws OriginError */
  async function fetchCold(read: CacheRead): Promise<CacheEntry> {
    const { key } = read
    let waited = 0
    let pauseMs = FIRST_PAUSE_MS
    while (waited <= deadlineMs) {
      const status = leftAlone(breakers, key, now())
      if (status !== undefined) throw new OriginError(status, 'breaker-open')
      const release = claimColdFetch(leases, key, now(), deadlineMs)
      onForward?.()
      if (release) return ask(read, deadlineMs - waited, release)
      await pause(pauseMs)
      waited += pauseMs
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      const entry = handedOver(leases, key, now()) ?? (await find(read))
      if (entry && freshness(entry, now()) === 'fresh') return entry
    }
    throw new OriginError(504, 'timeout')
  }

  /** @throws OriginError when the origin fails and no entry may stand in. */
  async function read(wanted: CacheRead): Promise<CacheAnswer> {
    const entry = await find(wanted)
    const condition = entry ? freshness(entry, now()) : 'expired'
    if (!entry || condition === 'expired') {
      return { outcome: 'fetched', instead: 'miss', entry: await fetchCold(wanted) }
    }
    if (condition === 'fresh') return { outcome: 'hit', entry }
    return serveOld(wanted, entry, condition === 'fallback')
  }

  return { read }
}
