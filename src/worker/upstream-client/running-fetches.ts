import { REQUEST_TIMEOUT_MS } from '#api/client.ts'

/**
 * When (ms) the running fetches of each key began. Plain data, because a request must not await a promise of another
 * one (Workers: "Cannot perform I/O on behalf of a different request").
 */
export type RunningFetches = Map<string, ReadonlyArray<number>>

/** Concurrent fetches of an isolate for one key. */
const MAX_FETCHES = 2
/** Until a request has waited for so long (ms) for the first fetch, it does not begin a second one. */
const SECOND_AFTER_MS = 500

/** Above so many keys, those whose fetches have ended without notice are forgotten. */
const MAX_KEYS = 1_000

/** Returns true if a fetch that began at `startedAt` may still run. A clock that was set back ends it too. */
function mayRun(startedAt: number, now: number): boolean {
  return Math.abs(now - startedAt) < REQUEST_TIMEOUT_MS
}

/** Forgets keys whose requests were ended, which leave their entries behind. */
function forgetEnded(running: RunningFetches, now: number): void {
  for (const [key, starts] of running)
    if (!starts.some((startedAt) => mayRun(startedAt, now))) running.delete(key)
}

/**
 * Begins a fetch of a key for a request that has waited for it, and returns a function that ends it; undefined if others
 * fetch the key already. Fetches that began before `purgedAt` do not count, because their answers are purged.
 */
export function claimFetch(
  running: RunningFetches,
  key: string,
  { now, purgedAt, waitedMs }: { now: number; purgedAt: number; waitedMs: number },
): (() => void) | undefined {
  const all = (running.get(key) ?? []).filter((startedAt) => mayRun(startedAt, now))
  const others = all.filter((startedAt) => startedAt > purgedAt)
  if (others.length >= (waitedMs < SECOND_AFTER_MS ? 1 : MAX_FETCHES)) return undefined
  if (running.size >= MAX_KEYS) forgetEnded(running, now)
  running.set(key, [...all, now])
  return () => {
    const rest = [...(running.get(key) ?? [])]
    const index = rest.indexOf(now)
    if (index >= 0) rest.splice(index, 1)
    if (rest.length > 0) running.set(key, rest)
    else running.delete(key)
  }
}
