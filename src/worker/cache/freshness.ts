import type { CachePolicy } from '#worker/cache/policy.ts'

/** What an entry knows about itself. */
export type EntryMetadata = { status: number; storedAt: number; policy: CachePolicy }

/**
 * `fresh`: serve. `stale`: serve and ask again. `fallback`: ask, and serve only if that fails. `expired`: do not serve.
 */
export type Freshness = 'fresh' | 'stale' | 'fallback' | 'expired'

/** Age in whole seconds (RFC 9111 section 4.2.3); never negative. */
export function ageSeconds(storedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - storedAt) / 1000))
}

/** Seconds of freshness that are left; negative once stale (the `ttl` of RFC 9211 section 2.4). */
export function timeToLive({ status, storedAt, policy }: EntryMetadata, now: number): number {
  return (status === 200 ? policy.fresh : policy.absent) - ageSeconds(storedAt, now)
}

/** The state of an entry at `now` (milliseconds). 'No such entry' is never served stale. */
export function freshness(entry: EntryMetadata, now: number): Freshness {
  const overdue = -timeToLive(entry, now)
  if (overdue < 0) return 'fresh'
  if (entry.status !== 200) return 'expired'
  if (overdue < entry.policy.staleWhileRevalidate) return 'stale'
  if (overdue < entry.policy.staleWhileRevalidate + entry.policy.staleIfError) return 'fallback'
  return 'expired'
}

/** Until when something may be served, in seconds from now: as fresh, while it is asked for again, where that fails. */
export type Life = { fresh: number; stale: number; fallback: number }

export const endless: Life = { fresh: Infinity, stale: Infinity, fallback: Infinity }

/** That there is no such entry says nothing of how long the page may stand in that was made without it. */
export function lifeOf(entry: EntryMetadata, now: number): Life {
  const fresh = timeToLive(entry, now)
  if (entry.status !== 200) return { ...endless, fresh }
  const stale = fresh + entry.policy.staleWhileRevalidate
  return { fresh, stale, fallback: stale + entry.policy.staleIfError }
}

/** As long as both live. */
export function shorter(one: Life, other: Life): Life {
  return {
    fresh: Math.min(one.fresh, other.fresh),
    stale: Math.min(one.stale, other.stale),
    fallback: Math.min(one.fallback, other.fallback),
  }
}
