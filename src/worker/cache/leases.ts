import type { CacheEntry } from '#worker/cache/edge-cache.ts'
import { isAhead } from '#worker/timeouts.ts'

/** Who is asking the origin for what, and what was just answered. Plain data only, for one isolate. */
export type Leases = {
  /** Key → until when (ms) somebody is refreshing it. */
  refreshing: Map<string, number>
  /** Key → until when (ms) each of the fetches for a cold key may run. */
  coldFetches: Map<string, Array<number>>
  /** Key → the entry that those who wait for it are given, and until when (ms). */
  shared: Map<string, { entry: CacheEntry; until: number }>
}

export function createLeases(): Leases {
  return { refreshing: new Map(), coldFetches: new Map(), shared: new Map() }
}

/** How many requests of one isolate may ask the origin for the same cold key at once. */
export const MAX_COLD_FETCHES = 2

/** Readers that found the old entry just before it was replaced do not refresh it again. */
const REST_MS = 1_000
const MOST_LEASES = 1_000
/** Longer than the longest pause of those who wait. */
const SHARED_MS = 2_000
const MOST_SHARED = 10

/** Takes the right to refresh a key; false when somebody has it, or had it within the last second. */
export function claimRefresh({ refreshing }: Leases, key: string, now: number, leaseMs: number): boolean {
  if (isAhead(refreshing.get(key) ?? 0, now, leaseMs)) return false
  if (refreshing.size >= MOST_LEASES) {
    for (const [other, until] of refreshing) if (!isAhead(until, now, leaseMs)) refreshing.delete(other)
  }
  refreshing.set(key, now + leaseMs)
  return true
}

/** Says that a refresh is over, whether it went well or not. */
export function endRefresh({ refreshing }: Leases, key: string, now: number): void {
  refreshing.set(key, now + REST_MS)
}

/** Takes one of the places for fetching a cold key; undefined when all are taken. Call the result to give it back. */
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

/** Leaves an entry for those who wait for its key; a store may be slow, or keep nothing at all. */
export function shareEntry({ shared }: Leases, key: string, entry: CacheEntry, now: number): void {
  shared.delete(key)
  shared.set(key, { entry, until: now + SHARED_MS })
  const [oldest] = shared.keys()
  if (shared.size > MOST_SHARED && oldest !== undefined) shared.delete(oldest)
}

/** What was left for those who wait for a key. */
export function sharedEntry({ shared }: Leases, key: string, now: number): CacheEntry | undefined {
  const found = shared.get(key)
  return found && isAhead(found.until, now, SHARED_MS) ? found.entry : undefined
}
