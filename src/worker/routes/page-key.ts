import { WHOLE } from '#browser/document-assets.ts'
import { withParams } from '#lib/booking.ts'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import { findPageRoute } from '#routes/-page-routes.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** The policy of most pages. The data behind a page limits it further (src/worker/cache/stored-page.ts). */
const page: CachePolicy = {
  fresh: MINUTE,
  staleWhileRevalidate: DAY,
  staleIfError: 7 * DAY,
  absent: MINUTE,
}

/** The policy of pages that change within the hour. */
const briefPage: CachePolicy = { ...page, staleWhileRevalidate: 10 * MINUTE }

/** Returns the cache policy of the page at an address. */
export function pagePolicy(address: string): CachePolicy {
  const route = findPageRoute(withoutBase(address.split('?', 1)[0] ?? ''))
  return route?.flags.stored === 'briefly' ? briefPage : page
}

/** Pages with longer addresses are not stored. */
const MAX_ADDRESS_CHARACTERS = 300

/** No page has this path. All unknown addresses share the page that says so, because it does not name them. */
export const NOT_FOUND_PATH = '/not-found'

/** The parts of the key of a stored page besides its address. */
type PageVariant = {
  /** A new build of the worker starts without stored pages. */
  buildId: string
  /** Fingerprint of the settings: pages show some, and others name the upstream. */
  settings: string
  siteOrigin: string
  /** True if the visitor asked for less data. */
  saveData: boolean
}

/** The page that a URL names, and how it may be answered. */
export type PageAddress = {
  /**
   * The address that the page is rendered from and stored under: its path and the parameters that its route declares,
   * the last of each, in one order. Other parameters are ignored.
   */
  address: string
  /** The page is not stored. */
  isPrivate: boolean
  /** The page waits for all data: a browser without JavaScript was sent here by a streamed page. */
  isWhole: boolean
}

/** Returns the page that a URL names. */
export function pageAddress({ pathname, search, searchParams }: URL): PageAddress {
  const route = findPageRoute(withoutBase(pathname))
  const isWhole = search !== '' && searchParams.has(WHOLE)
  if (!route)
    return { address: inLanguage(NOT_FOUND_PATH, languageOfPath(pathname)), isPrivate: false, isWhole }
  const params = new URLSearchParams()
  if (search !== '') {
    for (const name of route.params) {
      const value = searchParams.getAll(name).at(-1)
      if (value) params.set(name, value)
    }
  }
  const address = withParams(pathname, params)
  const isPrivate =
    route.flags.stored === 'never' || params.has('sent') || address.length > MAX_ADDRESS_CHARACTERS
  return { address, isPrivate, isWhole }
}

/** Returns the key of a page, below the site's own host, as the platform advises. */
export function pageKey(address: string, { buildId, settings, siteOrigin, saveData }: PageVariant): string {
  return `${siteOrigin}/.cache/page/${buildId}/${settings}/${saveData ? 'save-data' : 'full'}${address}`
}
