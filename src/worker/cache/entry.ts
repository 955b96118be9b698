import * as v from 'valibot'

/** All durations in seconds. */
export type CachePolicy = {
  /** Served without a call. */
  fresh: number
  /** After that, served at once and revalidated (RFC 5861 section 3). */
  staleWhileRevalidate: number
  /** After that, served only if the revalidation fails (RFC 5861 section 4). */
  staleIfError: number
  /** Negative caching: seconds for which a 404 or 410 is served. */
  absent: number
}

/** The times (ms) of the last purges; zero if there was none. */
export type PurgeTime = {
  /** Older entries are served only if they cannot be refreshed. */
  soft: number
  /** Older entries are never served. */
  hard: number
}

/** The metadata by which the cache judges an entry. */
export type EntryMetadata = {
  status: number
  storedAt: number
  /** When (ms) its oldest read began, if that is not `storedAt`. */
  readAt?: number | undefined
  policy: CachePolicy
}

/** `data` is the parsed body of an entry that was just fetched. It is read-only: several requests may share it. */
export type CacheEntry = EntryMetadata & { body: string; data?: unknown }

/**
 * `fresh`: serve. `stale`: serve and revalidate. `fallback`: revalidate, and serve only if that fails. `expired`: do
 * not serve.
 */
type Freshness = 'fresh' | 'stale' | 'fallback' | 'expired'

/** Returns the age in whole seconds (RFC 9111 section 4.2.3); never negative. */
export function ageSeconds(storedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - storedAt) / 1000))
}

/** Returns the remaining seconds of freshness; negative once stale (the `ttl` of RFC 9211 section 2.4). */
export function timeToLive({ status, storedAt, policy }: EntryMetadata, now: number): number {
  return (status === 200 ? policy.fresh : policy.absent) - ageSeconds(storedAt, now)
}

/** Returns the state of an entry at `now` (ms). A 404 or 410 is never served stale. */
export function freshness(entry: EntryMetadata, now: number, purge: PurgeTime): Freshness {
  const readAt = entry.readAt ?? entry.storedAt
  if (readAt <= purge.hard) return 'expired'
  const isPurged = readAt <= purge.soft
  const overdue = -timeToLive(entry, now)
  if (overdue < 0 && !isPurged) return 'fresh'
  if (entry.status !== 200) return 'expired'
  if (overdue < entry.policy.staleWhileRevalidate && !isPurged) return 'stale'
  if (overdue < entry.policy.staleWhileRevalidate + entry.policy.staleIfError) return 'fallback'
  return 'expired'
}

/** Seconds from now for which data may be served: as fresh, while it is revalidated, and if that fails. */
export type Lifetime = { fresh: number; stale: number; fallback: number }

export const endless: Lifetime = { fresh: Infinity, stale: Infinity, fallback: Infinity }

/** Returns the lifetime of an entry. A 404 limits only how long the page without it is fresh. */
export function getLifetime(entry: EntryMetadata, now: number): Lifetime {
  const fresh = timeToLive(entry, now)
  if (entry.status !== 200) return { ...endless, fresh }
  const stale = fresh + entry.policy.staleWhileRevalidate
  return { fresh, stale, fallback: stale + entry.policy.staleIfError }
}

/** Returns the shorter lifetime in each respect. */
export function shorter(one: Lifetime, other: Lifetime): Lifetime {
  return {
    fresh: Math.min(one.fresh, other.fresh),
    stale: Math.min(one.stale, other.stale),
    fallback: Math.min(one.fallback, other.fallback),
  }
}

const METADATA_HEADER = 'x-entry-metadata'

/** The stored metadata of every entry. `length` tells an entry that was cut short. */
export const storedFields = {
  status: v.picklist([200, 404, 410]),
  /** Milliseconds since the epoch. */
  storedAt: v.pipe(v.number(), v.finite()),
  length: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

/**
 * Packs an entry for the Cache API. It has neither stale-while-revalidate nor stale-if-error, so `max-age` covers all
 * windows of the policy, and a header of ours has the metadata.
 */
export function toStoredResponse(
  { status, policy }: EntryMetadata,
  { body, type, metadata }: { body: BodyInit; type: string; metadata: object },
): Response {
  const { fresh, staleWhileRevalidate, staleIfError, absent } = policy
  const lifetime = status === 200 ? fresh + staleWhileRevalidate + staleIfError : absent
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${Math.max(1, lifetime)}`,
      [METADATA_HEADER]: JSON.stringify(metadata),
    },
  })
}

/** Returns the metadata of a stored entry; undefined if it is not one of ours. */
export function readMetadata<T>(
  schema: v.GenericSchema<unknown, T>,
  { headers }: Pick<Response, 'headers'>,
): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(headers.get(METADATA_HEADER) ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
