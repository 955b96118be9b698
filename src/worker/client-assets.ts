import { files, firstScreen, integrity } from 'virtual:client-assets'
import type { DocumentAssets } from '#lib/document-assets.ts'
import { onceStyled } from '#lib/early-loads.ts'
import { bringsFirstScreen } from '#lib/first-screen.ts'
import appCss from '#styles/app.css?url'

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

/** By the ids of the routes: of the few combinations that match, each is put together once. */
const preloads = new Map<string, ReadonlyArray<string>>()

/** The addresses of what routes need: the modules themselves, then what they import. */
function preloadsFor(routeIds: ReadonlyArray<string>): ReadonlyArray<string> {
  const key = routeIds.join()
  const known = preloads.get(key)
  if (known) return known
  const lists = routeIds.flatMap(routeModules).map((module) => files?.[module] ?? [])
  const addresses = [...new Set([...lists.flatMap((list) => list.slice(0, 1)), ...lists.flat()])]
  preloads.set(key, addresses)
  return addresses
}

function integrityOf(file: string): Array<string> {
  return integrity[file] ? [`integrity="${integrity[file]}"`] : []
}

const hint = [`<${appCss}>`, 'rel=preload', 'as=style', ...integrityOf(appCss)].join('; ')
const hintForLater = `${hint}; fetchpriority=low`

/**
 * The `Link` header of a page, which a CDN sends ahead as `103 Early Hints`. It names what every page loads and no
 * more: hints are kept by address alone, and a light page has no font. A browser uses what it loaded early only when the
 * `integrity` is that of the element (HTML, 'consume a preloaded resource'). A page that is painted without its
 * stylesheet has more urgent things to load.
 */
export function linkHeader(
  { firstScreen }: DocumentAssets,
  matches: Parameters<typeof bringsFirstScreen>[0],
): string {
  return firstScreen !== undefined && bringsFirstScreen(matches) ? hintForLater : hint
}

/** Starts the client; `files` are those of the build. */
function startOf({ [ENTRY]: client = [], [LIGHT_ENTRY]: light = [] }: NonNullable<typeof files>): string {
  const [lightStart] = light.map((file) => `${file}?client=${client[0]}`)
  return onceStyled(
    `import(document.documentElement.dataset.light===undefined?'${client[0]}':'${lightStart}')`,
  )
}

const start = files ? startOf(files) : DEVELOPMENT_START

/** What a page of this build has to load. */
export function clientAssets(nonce: string, light: boolean): DocumentAssets {
  const styles = light ? null : firstScreen
  return { nonce, light, integrity, start, preloadsFor, ...(styles && { firstScreen: styles }) }
}
