import type { CachePolicy } from '#worker/cache/policy.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Pages that show what the upstream says: as fresh as the data below them allows. */
const dataPage: CachePolicy = {
  fresh: MINUTE,
  staleWhileRevalidate: DAY,
  staleIfError: 7 * DAY,
  absent: MINUTE,
}

/** Pages that change with the build, whose id is part of their key: rendered once, and again when a month has passed. */
const buildPage: CachePolicy = {
  fresh: 30 * DAY,
  staleWhileRevalidate: 7 * DAY,
  staleIfError: 30 * DAY,
  absent: MINUTE,
}

/** Pages that say what is true of the hour: what visitors measure, whether the office is open. */
const hourlyPage: CachePolicy = { ...dataPage, staleWhileRevalidate: 10 * MINUTE }

const HOURLY_PAGES = new Set(['/contact', '/speed'])

const BUILD_PAGES = new Set([
  '/about',
  '/become-partner',
  '/career',
  '/privacy-policy',
  '/terms',
  '/top-services',
  '/top-technicians',
])

/** How long the page at a path is fresh, and how long it may be served after that. */
export function pagePolicy(path: string): CachePolicy {
  if (HOURLY_PAGES.has(path)) return hourlyPage
  return BUILD_PAGES.has(path) ? buildPage : dataPage
}
