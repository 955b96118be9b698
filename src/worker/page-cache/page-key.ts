/** Parameters that say how a visitor came here; no page looks at them. */
const CAMPAIGN = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|referrer)$/

/** Longer paths belong to no page of ours. */
const LONGEST_PATH = 200

/** What a stored page depends on besides its path. */
export type PageVariant = {
  /** Of the worker, so that a new build starts with nothing stored. */
  buildId: string
  /** The settings that pages show, and where their data comes from. */
  settings: string
  siteOrigin: string
  /** The page for visitors who asked for less data. */
  light: boolean
}

/**
 * The path under which a page is shared; undefined when its address says more than that, as a search does. Campaign
 * parameters are left out: the page is the same.
 */
export function sharedPath(url: URL): string | undefined {
  if (url.pathname.length > LONGEST_PATH) return undefined
  if (url.search === '') return url.pathname
  for (const name of url.searchParams.keys()) if (!CAMPAIGN.test(name)) return undefined
  return url.pathname
}

/** The address under which a page is stored. */
export function pageKey(path: string, { buildId, settings, siteOrigin, light }: PageVariant): string {
  const variant = [buildId, settings, siteOrigin].map(encodeURIComponent).join('/')
  return `https://page-cache.internal/${variant}/${light ? 'light' : 'full'}${path}`
}
