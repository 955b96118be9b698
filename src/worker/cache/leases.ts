import type { CacheEntry } from '#worker/cache/freshness.ts'
import { isAhead } from '#worker/timeouts.ts'

/** Leases of the calls to the origin, and the latest answers. Plain data, for one isolate. */
export type Leases = {
  /** Key → end (ms) of the lease of the request that revalidates it. */
  refreshing: Map<string, number>
  /** Key → ends (ms) of the leases of the requests that fetch it while nothing is stored. */
  coldFetches: Map<string, Array<number>>
  /** Key → the entry for waiting requests, and until when (ms) it is kept. */
  shared: Map<string, { entry: CacheEntry; until: number }>
}

export function createLeases(): Leases {
  return { refreshing: new Map(), coldFetches: new Map(), shared: new Map() }
}

/** Concurrent requests of an isolate for the same cold key. */
export const MAX_COLD_FETCHES = 2

/** Requests that found the stale entry just before it was replaced do not revalidate it again. */
const REST_MS = 1_000
const MAX_LEASES = 1_000
/** Longer than the longest pause of a waiting request. */
const SHARED_MS = 2_000
const MAX_SHARED = 10

/** Takes the lease to revalidate a key. Returns false if it is taken, or ended less than a second ago. */
export function claimRefresh({ refreshing }: Leases, key: string, now: number, leaseMs: number): boolean {
  if (isAhead(refreshing.get(key) ?? 0, now, leaseMs)) return false
  if (refreshing.size >= MAX_LEASES) {
    for (const [other, until] of refreshing) if (!isAhead(until, now, leaseMs)) refreshing.delete(other)
  }
  refreshing.set(key, now + leaseMs)
  return true
}

/** Ends the lease of a revalidation, successful or not. */
export function endRefresh({ refreshing }: Leases, key: string, now: number): void {
  refreshing.set(key, now + REST_MS)
}

/** Takes one of the leases to fetch a cold key. Returns a function that ends it; undefined if all are taken. */
export function claimColdFetch(
  { coldFetches, shared }: Leases,
  key: string,
  now: number,
  leaseMs: number,
): (() => void) | undefined {
  const running = (coldFetches.get(key) ?? []).filter((until) => isAhead(until, now, leaseMs))
  if (running.length >= MAX_COLD_FETCHES) return undefined
  if (running.length === 0) shared.delete(key)
  const lease = now + leaseMs
  coldFetches.set(key, [...running, lease])
  return () => {
    const rest = coldFetches.get(key) ?? []
    const index = rest.indexOf(lease)
    const others = rest.filter((_, position) => position !== index)
    if (others.length > 0) coldFetches.set(key, others)
    else coldFetches.delete(key)
  }
}

/** Keeps an entry for requests that wait for its key: the store may be slow, or keep nothing. */
export function shareEntry({ shared }: Leases, key: string, entry: CacheEntry, now: number): void {
  shared.delete(key)
  shared.set(key, { entry, until: now + SHARED_MS })
  const [oldest] = shared.keys()
  if (shared.size > MAX_SHARED && oldest !== undefined) shared.delete(oldest)
}

/** Returns the entry that was kept for requests that wait for a key. */
export function sharedEntry({ shared }: Leases, key: string, now: number): CacheEntry | undefined {
  const found = shared.get(key)
  return found && isAhead(found.until, now, SHARED_MS) ? found.entry : undefined
}
