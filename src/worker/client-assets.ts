import { integrity, manifest } from 'virtual:client-assets'
import type { DocumentAssets } from '#lib/document-assets.ts'
import { oncePainted } from '#lib/early-loads.ts'

const ENTRY = 'src/entry-client.tsx'
const LIGHT_ENTRY = 'src/entry-light.ts'
const DEVELOPMENT_START = `import { injectIntoGlobalHook } from '/@react-refresh'
import '/@vite/client'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/${ENTRY}')`

/** A route's component, with or without its loader, as the router plugin names its module. */
const PARTS = ['component', 'component---loader---notFoundComponent']

/** The modules of a route's page: `/services/$id/` → `services.$id.index.tsx`. */
function routeModules(routeId: string): Array<string> {
  if (routeId === '__root__') return [ENTRY]
  const name = routeId.slice(1).replaceAll('/', '.').replace(/\.$/, '.index') || 'index'
  return PARTS.map((part) => `src/routes/${name}.tsx?tsr-split=${part}`)
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
export function clientAssets(nonce: string, light: boolean): DocumentAssets {
  if (!manifest) return { nonce, light, integrity, start: DEVELOPMENT_START, preloadsFor: () => [] }
  const client = `/${manifest[ENTRY]?.file}`
  const lightStart = `/${manifest[LIGHT_ENTRY]?.file}?client=${client}`
  return {
    nonce,
    light,
    integrity,
    start: oncePainted(
      `import(document.documentElement.dataset.light===undefined?'${client}':'${lightStart}')`,
    ),
    preloadsFor: (routeIds) => filesOf(routeIds.flatMap(routeModules)),
  }
}
