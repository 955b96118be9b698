/**
 * What an isolate remembers between requests: plain numbers only. A promise, response or stream that outlives its
 * request would break the next one on Workers.
 */
export type IsolateState = {
  /** Key → until when (ms) somebody is refreshing it. */
  refreshing: Map<string, number>
  /** Key → until when (ms) each of the fetches for a cold key may run. */
  coldFetches: Map<string, Array<number>>
  /** Failures in a row, and until when (ms) the origin is left alone. */
  breaker: { failures: number; openUntil: number }
}

export function createIsolateState(): IsolateState {
  return { refreshing: new Map(), coldFetches: new Map(), breaker: { failures: 0, openUntil: 0 } }
}

/** How many requests of one isolate may ask the origin for the same cold key at once. */
export const MAX_COLD_FETCHES = 2

/** Readers that found the old entry just before it was replaced do not refresh it again. */
const REST_MS = 1_000
const MOST_LEASES = 1_000

/** Takes the right to refresh a key; false when somebody has it, or had it within the last second. */
export function claimRefresh(
  { refreshing }: IsolateState,
  key: string,
  now: number,
  leaseMs: number,
): boolean {
  if ((refreshing.get(key) ?? 0) > now) return false
  if (refreshing.size >= MOST_LEASES) {
    for (const [other, until] of refreshing) if (until <= now) refreshing.delete(other)
  }
  refreshing.set(key, now + leaseMs)
  return true
}

/** Says that a refresh is over, whether it went well or not. */
export function endRefresh({ refreshing }: IsolateState, key: string, now: number): void {
  refreshing.set(key, now + REST_MS)
}

/** Takes one of the places for fetching a cold key; undefined when all are taken. Call the result to give it back. */
export function claimColdFetch(
  { coldFetches }: IsolateState,
  key: string,
  now: number,
  leaseMs: number,
): (() => void) | undefined {
  const running = (coldFetches.get(key) ?? []).filter((until) => until > now)
  if (running.length >= MAX_COLD_FETCHES) return undefined
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

const FAILURES_TO_OPEN = 5
const OPEN_MS = 5_000

/** Whether the origin is being left alone. When the time is over, the next request tries it. */
export function isBreakerOpen({ breaker }: IsolateState, now: number): boolean {
  return breaker.openUntil > now
}

/** Five failures in a row open the breaker for five seconds; after that each further failure opens it again. */
export function recordFailure({ breaker }: IsolateState, now: number): void {
  breaker.failures += 1
  if (breaker.failures >= FAILURES_TO_OPEN) breaker.openUntil = now + OPEN_MS
}

export function recordSuccess({ breaker }: IsolateState): void {
  breaker.failures = 0
  breaker.openUntil = 0
}
