import { files, firstScreen, integrity } from 'virtual:client-assets'
import latinFont from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { DocumentAssets } from '#lib/document-assets.ts'
import { earlyLoads, onceStyled } from '#lib/early-loads.ts'
import { firstScreenOf } from '#lib/first-screen.ts'
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

/** The addresses of what routes need: the modules themselves, then what they import. */
function modulesFor(routeIds: ReadonlyArray<string>): Array<string> {
  const lists = routeIds.flatMap(routeModules).map((module) => files?.[module] ?? [])
  return [...new Set([...lists.flatMap((list) => list.slice(0, 1)), ...lists.flat()])]
}

const stylesheet = { href: appCss, integrity: integrity[appCss] }

/** By the ids of the routes: of the few combinations that match, each is put together once. */
const earlyScripts = new Map<string, string>()

function earlyScriptFor(routeIds: ReadonlyArray<string>, isStyledLate: boolean): string {
  const key = [...routeIds, isStyledLate].join()
  const known = earlyScripts.get(key)
  if (known !== undefined) return known
  const modules = modulesFor(routeIds)
  const script = earlyLoads({ font: latinFont, modules, ...(isStyledLate && { stylesheet }) })
  earlyScripts.set(key, script)
  return script
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
export function linkHeader(...page: Parameters<typeof firstScreenOf>): string {
  return firstScreenOf(...page) === undefined ? hint : hintForLater
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
  return { nonce, light, integrity, start, earlyScriptFor, ...(styles && { firstScreen: styles }) }
}
