import { withParams } from '#lib/booking.ts'
import { WHOLE } from '#lib/document-assets.ts'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import { NOT_FOUND } from '#lib/paths.ts'
import { findPageRoute } from '#routes/-page-routes.ts'
import type { CachePolicy } from '#worker/cache/entry.ts'

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

/** Pages with longer addresses are not stored. */
const MAX_ADDRESS_CHARACTERS = 300

/** The page that a URL names, and how it may be answered. */
export type PageAddress = {
  /**
   * The address that the page is rendered from and stored under: its path and the parameters that its route declares,
   * the last of each, in one order. Other parameters are ignored.
   */
  address: string
  policy: CachePolicy
  /** The page is not stored. */
  isPrivate: boolean
  /** The page waits for all data: a browser without JavaScript was sent here by a streamed page. */
  isWhole: boolean
}

/** Returns the page that a URL names. All addresses without a route share the page that says so. */
export function pageAddress({ pathname, search, searchParams }: URL): PageAddress {
  const isWhole = search !== '' && searchParams.has(WHOLE)
  const route = findPageRoute(withoutBase(pathname))
  if (!route) {
    const address = inLanguage(`/${NOT_FOUND}`, languageOfPath(pathname))
    return { address, policy: page, isPrivate: false, isWhole }
  }
  const params = new URLSearchParams()
  if (search !== '') {
    for (const name of route.params) {
      const value = searchParams.getAll(name).at(-1)
      if (value) params.set(name, value)
    }
  }
  const { stored } = route.flags
  const address = withParams(pathname, params)
  const isPrivate = stored === 'never' || params.has('sent') || address.length > MAX_ADDRESS_CHARACTERS
  return { address, policy: stored === 'briefly' ? briefPage : page, isPrivate, isWhole }
}
