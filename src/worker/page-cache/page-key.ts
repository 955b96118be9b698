import { withParams } from '#lib/booking.ts'
import { withoutBase } from '#lib/language.ts'
import { findPageRoute } from '#routes/-page-routes.ts'
import { type CachePolicy, storageLifetime } from '#worker/cache/policy.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** The policy of most pages. The data behind a page limits it further (src/worker/page-cache/stored-page.ts). */
const page: CachePolicy = {
  fresh: MINUTE,
  staleWhileRevalidate: DAY,
  staleIfError: 7 * DAY,
  absent: MINUTE,
}

/** The policy of pages that change within the hour. */
const briefPage: CachePolicy = { ...page, staleWhileRevalidate: 10 * MINUTE }

/** Maximum time that a page is stored, in seconds. */
export const MAX_PAGE_LIFETIME_S = storageLifetime(page)

/** Returns the cache policy of the page at an address. */
export function pagePolicy(address: string): CachePolicy {
  const route = findPageRoute(withoutBase(address.split('?', 1)[0] ?? ''))
  return route?.flags.stored === 'briefly' ? briefPage : page
}

/** Pages with longer addresses are not stored. */
const MAX_ADDRESS_CHARACTERS = 300

/** The parts of the key of a stored page besides its address. */
export type PageVariant = {
  /** A new build of the worker starts without stored pages. */
  buildId: string
  /** Fingerprint of the settings: pages show some, and others name the upstream. */
  settings: string
  siteOrigin: string
  /** True if the visitor asked for less data. */
  saveData: boolean
}

/**
 * Returns the address that a page is rendered from and stored under: its path and the parameters that its route
 * declares, the last of each, in one order. Other parameters are ignored. `isPrivate` means that the page is not
 * stored.
 */
export function pageAddress({ pathname, search, searchParams }: URL): {
  address: string
  isPrivate: boolean
} {
  const route = findPageRoute(withoutBase(pathname))
  const params = new URLSearchParams()
  if (search !== '') {
    for (const name of route?.params ?? []) {
      const value = searchParams.getAll(name).at(-1)
      if (value) params.set(name, value)
    }
  }
  const address = withParams(pathname, params)
  const isPrivate =
    route?.flags.stored === 'never' || params.has('sent') || address.length > MAX_ADDRESS_CHARACTERS
  return { address, isPrivate }
}

/** Returns the key of a page, below the site's own host, as the platform advises. */
export function pageKey(address: string, { buildId, settings, siteOrigin, saveData }: PageVariant): string {
  return `${siteOrigin}/.cache/page/${buildId}/${settings}/${saveData ? 'save-data' : 'full'}${address}`
}
