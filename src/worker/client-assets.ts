import { manifest } from 'virtual:client-assets'
import type { DocumentAssets } from '#lib/document-assets.ts'

const ENTRY = 'src/entry-client.tsx'
const DEVELOPMENT_START = `import { injectIntoGlobalHook } from '/@react-refresh'
import '/@vite/client'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/${ENTRY}')`

/** The module of a route's component, as the router plugin names it: `/services/$id/` → `services.$id.index.tsx`. */
export function routeModule(routeId: string): string {
  if (routeId === '__root__') return ENTRY
  const name = routeId.slice(1).replaceAll('/', '.').replace(/\.$/, '.index') || 'index'
  return `src/routes/${name}.tsx?tsr-split=component`
}

/** A module and all that it imports statically, as addresses. */
function filesOf(modules: ReadonlyArray<string>): Array<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const queue = [...modules]
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const chunk = manifest?.[name]
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    files.add(`/${chunk.file}`)
    queue.push(...(chunk.imports ?? []))
  }
  return [...files]
}

/** What a page of this build has to load. */
export function clientAssets(nonce: string): DocumentAssets {
  if (!manifest) return { nonce, start: DEVELOPMENT_START, preloadsFor: () => [] }
  return {
    nonce,
    start: `import('/${manifest[ENTRY]?.file}')`,
    preloadsFor: (routeIds) => filesOf(routeIds.map(routeModule)),
  }
}
