import { useMatches, useRouter } from '@tanstack/react-router'
import type { DocumentAssets } from '#lib/document-assets.ts'
import { firstScreenOf } from '#lib/first-screen.ts'

/**
 * What a link must not have to be loaded ahead: a query (such a page is rendered for each request), a file, the hand-off to
 * the app, data, the figures, a place on this page, another window.
 */
const NO_PAGE =
  "[href*='?'],[href*='.'],[href^='/app'],[href^='/api'],[href='/speed'],[href^='#'],[target],[download]"

/** Links that load a document: all until the router follows plain ones (`data-routed`), those to a place on another page always. */
const LOADS_DOCUMENT = ":root:not([data-routed]) a,a[href*='#']"

/**
 * Has the browser load the page of a link ahead on intent. Not in a page that turned out to be light.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules
 */
const speculationRules = `{"prefetch":[{"eagerness":"moderate","where":{"and":[{"href_matches":"/*"},{"selector_matches":":root:not([data-light]) :is(${LOADS_DOCUMENT}):not(${NO_PAGE})"}]}}]}`

/** Undefined in the browser. */
export function useDocumentAssets(): DocumentAssets | undefined {
  return useRouter().options.context.assets
}

function Loads({ assets }: { assets: DocumentAssets }) {
  const matches = useMatches()
  const routeIds = matches.map(({ routeId }) => routeId)
  const isStyledLate = firstScreenOf(assets, matches) !== undefined
  return <script nonce={assets.nonce}>{assets.earlyScriptFor(routeIds, isStyledLate)}</script>
}

/**
 * Starts to load the font and the modules of this page, unless it is to be light, and the stylesheet where it may come
 * later. It stands before the stylesheet.
 */
export function EarlyLoads() {
  const assets = useDocumentAssets()
  return import.meta.env.SSR && assets && !assets.light && <Loads assets={assets} />
}

function Styles({ href }: { href: string }) {
  const assets = useDocumentAssets()
  const firstScreen = firstScreenOf(assets, useMatches())
  const link = <link rel="stylesheet" href={href} integrity={assets?.integrity[href]} />
  if (firstScreen === undefined) return link
  return (
    <>
      <style nonce={assets?.nonce} dangerouslySetInnerHTML={{ __html: firstScreen }} />
      <noscript>{link}</noscript>
    </>
  )
}

/**
 * The stylesheet. A page that brings the styles of its first screen along is painted without it: there only a browser
 * that runs no script waits for it. The client leaves it where the server put it, and has the build make it.
 */
export function Stylesheet({ href }: { href: string }) {
  return import.meta.env.SSR && <Styles href={href} />
}

/** Has the browser load the likely next page, unless this one is to be light. */
export function LoadsAhead() {
  const assets = useDocumentAssets()
  return (
    assets &&
    !assets.light && (
      <script type="speculationrules" nonce={assets.nonce}>
        {speculationRules}
      </script>
    )
  )
}

/**
 * Starts the client. It stands after the router's own scripts and is inline, because a script with an address would
 * be moved into the head and could run before them.
 */
export function ClientEntry() {
  const assets = useDocumentAssets()
  return (
    assets && (
      <script type="module" async nonce={assets.nonce}>
        {assets.start}
      </script>
    )
  )
}
