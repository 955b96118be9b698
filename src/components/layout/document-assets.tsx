import { useMatches, useRouter } from '@tanstack/react-router'
import type { DocumentAssets } from '#lib/document-assets.ts'

function useDocumentAssets(): DocumentAssets | undefined {
  return useRouter().options.context.assets
}

function Preloads({ assets }: { assets: DocumentAssets }) {
  const routeIds = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) })
  return assets
    .preloadsFor(routeIds)
    .map((href) => (
      <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={assets.nonce} />
    ))
}

/** Low-priority preloads of the modules of this page. */
export function ModulePreloads() {
  const assets = useDocumentAssets()
  return assets && <Preloads assets={assets} />
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
