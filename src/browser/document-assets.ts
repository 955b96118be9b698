/** An inline script; data reaches it through the attributes of its element. */
export type InlineScript = {
  type?: 'module'
  source: string
  data: Readonly<Record<`data-${string}`, string>>
}

/** The search parameter of a page that waits for all its data, for browsers without JavaScript. */
export const WHOLE = 'whole'

/** The files of a page. Known in the worker only: the browser has loaded them when it renders. */
export type DocumentAssets = {
  nonce?: string
  /** Path and search that the page is rendered for. Unknown addresses share a page. */
  address?: string
  /** In a streamed page: the address of the page with all data in its place. */
  wholeAddress?: string
  /** The visitor saves data. */
  saveData: boolean
  /** The integrity of each stylesheet, by its address. */
  integrity: Readonly<Record<string, string>>
  /** The first script of a page of these routes (src/browser/inline/page-start.ts). */
  pageStartFor: (routeIds: ReadonlyArray<string>) => InlineScript
  /** The script that starts the client (src/browser/inline/client-start.ts). */
  clientStart: InlineScript
}

/**
 * Links that are not prefetched: an address with a query, which is rendered for each request, a file, the hand-off to
 * the app, data, a place on this page, another window.
 */
const NO_PAGE = `[href*='?'],[href*='.'],[href^='/app'],[href^='/api'],[href^='#'],[target],[download]`

/**
 * Links that load a document: all until the router follows plain links (`data-routed`), and always those to a place on
 * another page.
 */
const LOADS_DOCUMENT = ":root:not([data-routed]) a,a[href*='#']"

/**
 * Prefetches the page of a link on intent, except in a page that saves data.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules
 */
export const speculationRules = `{"prefetch":[{"eagerness":"moderate","where":{"and":[{"href_matches":"/*"},{"selector_matches":":root:not([data-save-data]) :is(${LOADS_DOCUMENT}):not(${NO_PAGE})"}]}}]}`
