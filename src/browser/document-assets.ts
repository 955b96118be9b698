/** The search parameter of a page that waits for all its data, for browsers without JavaScript. */
export const WHOLE = 'whole'

/** The files of a page. Known in the worker only: the browser has loaded them when it renders. */
export type DocumentAssets = {
  nonce?: string
  /** Path that the page is rendered for. Unknown addresses share a page. */
  path?: string
  /** The page stands at many addresses, so the client leaves it as it is. */
  isStatic?: boolean
  /** In a streamed page: the address of the page with all data in its place. */
  wholeAddress?: string
  /** The visitor saves data: no web font, prefetching and hints. */
  saveData: boolean
  /** The integrity of each stylesheet, by its address. */
  integrity: Readonly<Record<string, string>>
  /** The address of the script that starts the client, or its text in development. */
  entry: { src: string } | { source: string }
  font: string
  /** Returns the addresses of the modules that a page of these routes needs. */
  modulesFor: (routeIds: ReadonlyArray<string>) => ReadonlyArray<string>
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
