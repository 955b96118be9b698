import type { Resource } from '#api/endpoints.ts'

/** All durations in seconds. */
export type CachePolicy = {
  /** Served without asking. */
  fresh: number
  /** After that, served at once while it is asked for again (RFC 5861 section 3). */
  staleWhileRevalidate: number
  /** After that, served only when asking fails (RFC 5861 section 4). */
  staleIfError: number
  /** How long 'there is no such entry' is remembered. */
  absent: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Catalogue and places change a few times a day, posts a few times a week, search answers are many and cheap.
 * What is known of a professional may be withdrawn, and then does not linger.
 */
export const policies: Record<Resource, CachePolicy> = {
  categories: { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  category: { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  search: { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY, absent: MINUTE },
  'search-terms': {
    fresh: 15 * MINUTE,
    staleWhileRevalidate: DAY,
    staleIfError: 7 * DAY,
    absent: 15 * MINUTE,
  },
  brands: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  cities: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  states: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  'blog-list': { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  'blog-post': { fresh: 10 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  providers: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: 5 * MINUTE },
  provider: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: MINUTE },
  'provider-reviews': { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: MINUTE },
}

/** How long a store has to keep an entry for all of its windows, in seconds. */
export function storageLifetime(policy: CachePolicy): number {
  return policy.fresh + policy.staleWhileRevalidate + policy.staleIfError
}
