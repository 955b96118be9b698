import { buildId as BUILD_ID, files, integrity } from 'virtual:client-assets'
import latinFont from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { DocumentAssets, InlineScript } from '#browser/document-assets.ts'
import clientStartSource from '#browser/inline/client-start.ts?inline-script'
import pageStartSource from '#browser/inline/page-start.ts?inline-script'
import appCss from '#styles/app.css?url'

const ENTRY = 'src/entry-client.tsx'
const SAVE_DATA_ENTRY = 'src/entry-save-data.ts'
const DEVELOPMENT_START: InlineScript = {
  type: 'module',
  data: {},
  source: `import { injectIntoGlobalHook } from '/@react-refresh'
import '/@vite/client'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/${ENTRY}')`,
}

/** Returns the source file of a route: `/services/$id/` → `src/routes/services.$id.index.tsx`. */
function routeModule(routeId: string): string {
  if (routeId === '__root__') return ENTRY
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

/** Returns the script that starts the client. */
function getStart(built: NonNullable<typeof files>): InlineScript {
  const [client = ''] = built[ENTRY] ?? []
  const [saveData = ''] = built[SAVE_DATA_ENTRY] ?? []
  const data = { 'data-client': client, 'data-save-data': `${saveData}?client=${client}` }
  return { source: clientStartSource, data }
}

const clientStart = files ? getStart(files) : DEVELOPMENT_START

/** Returns the files of a page of this build; its inline scripts run by the nonce or, without one, by their hashes. */
export function clientAssets(
  nonce: string | undefined,
  saveData: boolean,
  address: string | undefined,
): DocumentAssets {
  return {
    ...(nonce && { nonce }),
    saveData,
    ...(address !== undefined && { address }),
    integrity,
    clientStart,
    pageStartFor: (routeIds) => ({
      source: pageStartSource,
      data: {
        'data-build': BUILD_ID,
        ...(!saveData && { 'data-font': latinFont, 'data-modules': modulesFor(routeIds).join(' ') }),
      },
    }),
  }
}
