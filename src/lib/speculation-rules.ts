import { paths } from './paths.ts'

/**
 * What a link must not have to be loaded ahead: a query (such a page is rendered for each request), a file, the hand-off to
 * the app, data, the figures, a place on this page, another window.
 */
const NO_PAGE = `[href*='?'],[href*='.'],[href^='/app'],[href^='/api'],[href='${paths.speed}'],[href^='#'],[target],[download]`

/** Links that load a document: all until the router follows plain ones (`data-routed`), those to a place on another page always. */
const LOADS_DOCUMENT = ":root:not([data-routed]) a,a[href*='#']"

/**
 * Has the browser load the page of a link ahead on intent. Not in a page that saves data.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules
 */
export const speculationRules = `{"prefetch":[{"eagerness":"moderate","where":{"and":[{"href_matches":"/*"},{"selector_matches":":root:not([data-save-data]) :is(${LOADS_DOCUMENT}):not(${NO_PAGE})"}]}}]}`
