import { useMatches, useRouter } from '@tanstack/react-router'
import type { DocumentAssets } from '#lib/document-assets.ts'
import { stylesheetTimeout } from '#lib/preload-hints.ts'
import { speculationRules } from '#lib/speculation-rules.ts'

/** Undefined in the browser. */
export function useDocumentAssets(): DocumentAssets | undefined {
  return useRouter().options.context.assets
}

function HintsScript({ assets }: { assets: DocumentAssets }) {
  const routeIds = useMatches().map(({ routeId }) => routeId)
  const source = assets.saveData ? stylesheetTimeout : assets.preloadScriptFor(routeIds)
  return <script nonce={assets.nonce}>{assets.reloadScript + source}</script>
}

/**
 * Starts to load the font and the modules of this page, unless it is to save data, and watches over the files of the
 * build, before which it has to stand.
 */
export function PreloadHints() {
  const assets = useDocumentAssets()
  return import.meta.env.SSR && assets && <HintsScript assets={assets} />
}

function StylesheetLink({ href }: { href: string }) {
  const assets = useDocumentAssets()
  return <link rel="stylesheet" href={href} integrity={assets?.integrity[href]} />
}

/** The stylesheet. The client leaves it where the server put it, and has the build make it. */
export function Stylesheet({ href }: { href: string }) {
  return import.meta.env.SSR && <StylesheetLink href={href} />
}

/** Has the browser load the likely next page, unless this one is to save data. */
export function SpeculationRules() {
  const assets = useDocumentAssets()
  return (
    assets &&
    !assets.saveData && (
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
      <script type={assets.start.type} nonce={assets.nonce}>
        {assets.start.source}
      </script>
    )
  )
}
