import { withParams } from '#lib/booking.ts'
import { withoutBase } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { type CachePolicy, storageLifetime } from '#worker/cache/policy.ts'
import { searchParamsOf } from '../../router.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** A page is fresh for a minute at most; it is bounded by what it has read (src/worker/page-cache/stored-page.ts). */
const page: CachePolicy = {
  fresh: MINUTE,
  staleWhileRevalidate: DAY,
  staleIfError: 7 * DAY,
  absent: MINUTE,
}

/** Pages that say whether the office is open. */
const hourlyPage: CachePolicy = { ...page, staleWhileRevalidate: 10 * MINUTE }

/** Longest time that a page is kept, in seconds. */
export const longestPageLife = storageLifetime(page)

const HOURLY_PAGES = new Set<string>([paths.contact])

/** How long the page at an address is fresh, and how long it may be served after that. */
export function pagePolicy(address: string): CachePolicy {
  return HOURLY_PAGES.has(address.split('?', 1)[0] ?? '') ? hourlyPage : page
}

/** Longer addresses are shared with nobody. */
const LONGEST_ADDRESS = 300

/** Pages whose addresses are as many as there are choices, each for one visitor. */
const PRIVATE_PAGES = new Set<string>([paths.compareForm])

/** What a stored page depends on besides its address. */
export type PageVariant = {
  /** Of the worker, so that a new build starts with nothing stored. */
  buildId: string
  /** The settings that pages show, and where their data comes from. */
  settings: string
  siteOrigin: string
  /** The page for visitors who asked for less data. */
  saveData: boolean
}

/**
 * The address that a page is rendered from and shared under: its path and the parameters that its route declares, the last
 * of each, in one order. Whatever else a link brings along is ignored. `isPrivate` is a page that is shared with nobody.
 */
export function pageAddress({ pathname, search, searchParams }: URL): {
  address: string
  isPrivate: boolean
} {
  const params = new URLSearchParams()
  if (search !== '') {
    for (const name of searchParamsOf(withoutBase(pathname))) {
      const value = searchParams.getAll(name).at(-1)
      if (value) params.set(name, value)
    }
  }
  const address = withParams(pathname, params)
  return { address, isPrivate: PRIVATE_PAGES.has(pathname) || address.length > LONGEST_ADDRESS }
}

/** The address under which a page is stored: below the site's own host, as the platform advises. */
export function pageKey(address: string, { buildId, settings, siteOrigin, saveData }: PageVariant): string {
  return `${siteOrigin}/.cache/page/${buildId}/${settings}/${saveData ? 'save-data' : 'full'}${address}`
}
