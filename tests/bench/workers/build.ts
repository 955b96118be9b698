import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, createBuilder, type Plugin } from 'vite'
import { reactModule } from './markup-to-react.ts'

export const ROOT = path.join(import.meta.dirname, '../../..')

/** Replaces a module of the worker. The build fails if it replaces nothing. */
function standIn(name: string, module: string, file: string): Plugin {
  const original = path.join(ROOT, 'src', module)
  const replacement = path.join(import.meta.dirname, file)
  let isReplaced = false
  return {
    name,
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async resolveId(source, importer, options) {
      if (importer === replacement) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found?.id !== original) return null
      isReplaced = true
      return replacement
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`nothing imports ${module}, which ${file} replaces`)
    },
  }
}

/** Every page asks the upstream, as those of the peers do. */
const withoutDataCache = standIn('without-data-cache', 'worker/cache/edge-cache.ts', 'no-data-cache.ts')

/** Constants replace data that the peers' upstream lacks. */
const withPeerOrigin = standIn('with-peer-origin', 'worker/upstream-client/origin.ts', 'peer-origin.ts')

const VARIANTS = {
  production: [],
  fetching: [withoutDataCache],
  peer: [withoutDataCache, withPeerOrigin],
} satisfies Record<string, Array<Plugin>>

export type Variant = keyof typeof VARIANTS

/** Returns the file of a variant of the worker. A readable one is not minified and has a source map beside it. */
export function workerFile(variant: Variant, readable: boolean): string {
  if (readable) return path.join(ROOT, `dist/bench/readable-${variant}/index.js`)
  return path.join(ROOT, variant === 'production' ? 'dist/worker/index.js' : `dist/bench/${variant}/index.js`)
}

/** Builds with the production configuration. All variants make the same client files and share them. */
export async function buildWorker(variant: Variant, readable: boolean): Promise<void> {
  const outDir = path.dirname(workerFile(variant, readable))
  const builder = await createBuilder({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: VARIANTS[variant],
    environments: { ssr: { build: { outDir, minify: !readable, sourcemap: readable } } },
  })
  await builder.buildApp()
}

/** Builds a worker that renders the markup of a page of ours with stock React: no router, no queries, no components. */
export async function buildBareReact(html: string): Promise<string> {
  const outDir = path.join(ROOT, 'dist/bench/bare-react')
  const markup = path.join(ROOT, 'dist/bench/markup.js')
  writeFileSync(markup, reactModule(html))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'virtual:bench-markup': markup } },
    ssr: { noExternal: true, resolve: { conditions: ['workerd', 'worker', 'module', 'production'] } },
    build: {
      outDir,
      copyPublicDir: false,
      ssr: path.join(import.meta.dirname, 'bare-react.js'),
      minify: true,
      rollupOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
    },
  })
  return path.join(outDir, 'index.js')
}
