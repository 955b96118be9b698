import type { CachePolicy } from '#worker/cache/policy.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** A page is fresh for a minute at most; it is bounded by what it has read (src/worker/page-cache/stored-page.ts). */
const page: CachePolicy = {
  fresh: MINUTE,
  staleWhileRevalidate: DAY,
  staleIfError: 7 * DAY,
  absent: MINUTE,
}

/** Pages that say what is true of the hour: what visitors measure, whether the office is open. */
const hourlyPage: CachePolicy = { ...page, staleWhileRevalidate: 10 * MINUTE }

const HOURLY_PAGES = new Set(['/contact', '/speed'])

/** How long the page at an address is fresh, and how long it may be served after that. */
export function pagePolicy(address: string): CachePolicy {
  return HOURLY_PAGES.has(address.split('?', 1)[0] ?? '') ? hourlyPage : page
}
