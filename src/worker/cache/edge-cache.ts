import { type CacheEntry, fromStoredResponse, toStoredResponse } from '#worker/cache/entry.ts'
import { freshness } from '#worker/cache/freshness.ts'
import {
  claimColdFetch,
  claimRefresh,
  endRefresh,
  type IsolateState,
  isBreakerOpen,
  recordFailure,
  recordSuccess,
} from '#worker/cache/isolate-state.ts'
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
}

/** Asks the origin for a checked body. @throws OriginError */
export type FetchFresh = (deadlineMs: number) => Promise<{ status: 200 | 404; body: string }>

export type CacheAnswer = { entry: CacheEntry } & (
  | { outcome: 'hit' }
  | { outcome: 'stale'; reason: 'revalidate' | 'error' | 'breaker-open' }
  | { outcome: 'miss'; stored: boolean }
)

const REFRESH_DEADLINE_MS = 10_000
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 160

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/**
 * Reads through the Cache API with stale-while-revalidate and stale-if-error of our own (RFC 5861).
 * A failed fetch never replaces an entry; refreshes are single-flight and cold fetches bounded, per isolate.
 */
export function createEdgeCache(options: EdgeCacheOptions) {
  const { store, state, now, waitUntil, deadlineMs, onForward, onRefreshFailed } = options

  async function find(key: string, policy: CachePolicy): Promise<CacheEntry | undefined> {
    const response = await store.match(key)
    return response && fromStoredResponse(response, policy)
  }

  /** @throws OriginError */
  async function fetchAndStore(key: string, policy: CachePolicy, fetchFresh: FetchFresh, limitMs: number) {
    try {
      const entry = { ...(await fetchFresh(limitMs)), storedAt: now(), policy }
      recordSuccess(state)
      waitUntil(store.put(key, toStoredResponse(entry)))
      return entry
    } catch (error) {
      const failure = OriginError.from(error)
      if (failure.isFault) recordFailure(state, now())
      throw failure
    }
  }

  function refresh(key: string, policy: CachePolicy, fetchFresh: FetchFresh): void {
    if (isBreakerOpen(state, now()) || !claimRefresh(state, key, now(), REFRESH_DEADLINE_MS)) return
    waitUntil(
      fetchAndStore(key, policy, fetchFresh, REFRESH_DEADLINE_MS)
        .catch((error: OriginError) => onRefreshFailed?.(key, error))
        .finally(() => endRefresh(state, key, now())),
    )
  }

  /** Asks the origin, or waits for one of the few that do. @throws OriginError */
  async function fetchCold(key: string, policy: CachePolicy, fetchFresh: FetchFresh): Promise<CacheEntry> {
    let waited = 0
    for (
      let pauseMs = FIRST_PAUSE_MS;
      waited <= deadlineMs;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    ) {
      if (isBreakerOpen(state, now())) throw new OriginError(503, 'breaker-open')
      const release = claimColdFetch(state, key, now(), deadlineMs)
      if (release) {
        onForward?.()
        return await fetchAndStore(key, policy, fetchFresh, deadlineMs - waited).finally(release)
      }
      onForward?.()
      await pause(pauseMs)
      waited += pauseMs
      const entry = await find(key, policy)
      if (entry && freshness(entry, now()) === 'fresh') return entry
    }
    throw new OriginError(504, 'timeout')
  }

  /** @throws OriginError when the origin fails and no entry may stand in. */
  async function read(key: string, policy: CachePolicy, fetchFresh: FetchFresh): Promise<CacheAnswer> {
    const entry = await find(key, policy)
    const condition = entry ? freshness(entry, now()) : 'expired'
    if (entry && condition === 'fresh') return { outcome: 'hit', entry }
    if (entry && condition === 'stale') {
      const reason = isBreakerOpen(state, now()) ? 'breaker-open' : 'revalidate'
      refresh(key, policy, fetchFresh)
      return { outcome: 'stale', reason, entry }
    }
    try {
      return { outcome: 'miss', stored: true, entry: await fetchCold(key, policy, fetchFresh) }
    } catch (error) {
      if (entry && condition === 'fallback') return { outcome: 'stale', reason: 'error', entry }
      throw error
    }
  }

  return { read }
}
