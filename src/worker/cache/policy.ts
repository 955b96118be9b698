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

/** Returns the seconds that a store has to keep an entry. */
export function storageLifetime(policy: CachePolicy): number {
  return policy.fresh + policy.staleWhileRevalidate + policy.staleIfError
}
