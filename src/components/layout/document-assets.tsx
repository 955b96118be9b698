import { useMatches, useRouter } from '@tanstack/react-router'
import type { DocumentAssets } from '#lib/document-assets.ts'
import { earlyLoads } from '#lib/early-loads.ts'
import { speculationRules } from '#lib/speculation-rules.ts'

/** Undefined in the browser. */
export function useDocumentAssets(): DocumentAssets | undefined {
  return useRouter().options.context.assets
}

function Loads({ assets, font }: { assets: DocumentAssets; font: string }) {
  const routeIds = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) })
  return <script nonce={assets.nonce}>{earlyLoads(font, assets.preloadsFor(routeIds))}</script>
}

/** Starts to load the font and the modules of this page, unless it is to be light. It stands before the stylesheet. */
export function EarlyLoads({ font }: { font: string }) {
  const assets = useDocumentAssets()
  return import.meta.env.SSR && assets && !assets.light && <Loads assets={assets} font={font} />
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
