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
