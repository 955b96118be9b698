import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Manifest } from 'vite'
import { BROWSERS } from './browsers.ts'
import { getFiles, getStylesheet } from './client-manifest.ts'
import { inlineScripts } from './inline-scripts.ts'
import { words } from './words.ts'

const VIRTUAL = 'virtual:service-worker-shell'
const ENTRY = 'src/entry-client.tsx'
/** Parts of every page that load on demand, even without a connection. */
const LATER = /^src\/(?:features\/(?:shell|offline)|api\/offline-queue)\//
const ICONS = ['/favicon.svg', '/icons/icon-192.png']
const FONT = /plus-jakarta-sans-latin-wght-normal-[^.]*\.woff2$/

/** Returns the files that the service worker keeps from the beginning. */
function getShell(manifest: Manifest): { stylesheet: string; shell: Array<string> } {
  const files = Object.values(manifest).map(({ file }) => file)
  const stylesheet = getStylesheet(manifest)
  const font = files.find((file) => FONT.test(file))
  if (!manifest[ENTRY] || !font) throw new Error('a file of the shell is not in the manifest')
  const later = Object.keys(manifest).filter((name) => LATER.test(name))
  const code = [ENTRY, ...later].flatMap((name) => getFiles(manifest, name))
  const shell = [...new Set([stylesheet, font, ...code])].map((file) => `/${file}`)
  return { stylesheet: `/${stylesheet}`, shell: [...shell, ...ICONS] }
}

/**
 * Builds `sw.js`, or `sw.hi.js` for a further language: one classic script under a fixed name. With
 * `SERVICE_WORKER=off` the script removes the service worker and its caches from browsers.
 */
export async function buildServiceWorker(
  { code, isFirst, manifest }: { code: string; isFirst: boolean; manifest: string },
  outDir: string,
): Promise<void> {
  const text = readFileSync(manifest, 'utf8')
  const { stylesheet, shell } = getShell(JSON.parse(text))
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const name = process.env.SERVICE_WORKER === 'off' ? 'remove' : 'sw'
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __LANGUAGE__: JSON.stringify(code) },
    plugins: [
      inlineScripts(),
      ...(isFirst ? [] : [words(code)]),
      {
        name: 'service-worker-shell',
        resolveId: (source) => (source === VIRTUAL ? `\0${VIRTUAL}` : null),
        load: (resolved) =>
          resolved === `\0${VIRTUAL}`
            ? `export const build = ${JSON.stringify(id)}
export const stylesheet = ${JSON.stringify(stylesheet)}
export const shell = ${JSON.stringify(shell)}`
            : null,
      },
    ],
    build: {
      outDir,
      emptyOutDir: false,
      minify: true,
      target: BROWSERS,
      rollupOptions: {
        input: `src/service-worker/${name}.ts`,
        output: { format: 'iife', entryFileNames: isFirst ? 'sw.js' : `sw.${code}.js` },
      },
    },
  })
}
