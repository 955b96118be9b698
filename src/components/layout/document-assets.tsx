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

/** The script that starts the client, after the content. */
export function ClientEntry() {
  const assets = useDocumentAssets()
  if (!assets) return null
  const { nonce, entry, inlineModule } = assets
  if (inlineModule) {
    return (
      <script type="module" nonce={nonce}>
        {inlineModule}
      </script>
    )
  }
  return <script type="module" async fetchPriority="low" src={entry} nonce={nonce} />
}
