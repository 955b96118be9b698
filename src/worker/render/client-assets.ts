import { files, integrity } from 'virtual:client-assets'
import latinFont from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { DocumentAssets } from '#lib/document-assets.ts'
import appCss from '#styles/app.css?url'

const ENTRY = 'src/entry-client.ts'
const CLIENT = 'src/client.tsx'
const DEVELOPMENT_START = `import { injectIntoGlobalHook } from '/@react-refresh'
import '/@vite/client'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/${ENTRY}')`

/** Returns the source file of a route: `/services/$id/` → `src/routes/services.$id.index.tsx`. */
function routeModule(routeId: string): string {
  if (routeId === '__root__') return CLIENT
  const name = routeId.slice(1).replaceAll('/', '.').replace(/\.$/, '.index') || 'index'
  return `src/routes/${name}.tsx`
}

/** Returns the addresses of what routes need: the modules themselves, then what they import. */
function modulesFor(routeIds: ReadonlyArray<string>): Array<string> {
  const lists = routeIds.map((routeId) => files?.[routeModule(routeId)] ?? [])
  return [...new Set([...lists.flatMap((list) => list.slice(0, 1)), ...lists.flat()])]
}

/**
 * The `Link` header of a page, which a CDN sends ahead as `103 Early Hints`. It names only what every page loads: a CDN
 * keeps hints by address, and a page that saves data has no font. A browser uses a preloaded file only if `integrity`
 * matches the element (HTML, 'consume a preloaded resource').
 */
export const linkHeader = [
  `<${appCss}>`,
  'rel=preload',
  'as=style',
  ...(integrity[appCss] ? [`integrity="${integrity[appCss]}"`] : []),
].join('; ')

/** Returns the files of a page of this build. Its inline scripts run by the nonce or, without one, by their hashes. */
export function clientAssets(
  nonce: string | undefined,
  saveData: boolean,
  path: string | undefined,
): DocumentAssets {
  const [src] = files?.[ENTRY] ?? []
  return {
    ...(nonce && { nonce }),
    ...(path !== undefined && { path }),
    saveData,
    integrity,
    entry: src ? { src } : { source: DEVELOPMENT_START },
    font: latinFont,
    modulesFor,
  }
}
