import path from 'node:path'
import { build, createBuilder, type Plugin } from 'vite'
import { reactModule } from './markup-to-react.ts'

export const ROOT = path.join(import.meta.dirname, '../../..')

const MARKUP = 'virtual:bench-markup'

/** The worker with one of its own modules replaced. */
function standIn(name: string, module: string, file: string): Plugin {
  const original = path.join(ROOT, 'src', module)
  const replacement = path.join(import.meta.dirname, file)
  return {
    name,
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async resolveId(source, importer, options) {
      if (importer === replacement) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found?.id === original ? replacement : null
    },
  }
}

/** Every page asks the upstream, as the peers do. */
const withoutDataCache = standIn('without-data-cache', 'worker/cache/edge-cache.ts', 'no-data-cache.ts')

/** What the peers' upstream has not comes from constants. */
const withPeerOrigin = standIn('with-peer-origin', 'worker/origin.ts', 'peer-origin.ts')

const VARIANTS = {
  production: [],
  fetching: [withoutDataCache],
  peer: [withoutDataCache, withPeerOrigin],
} satisfies Record<string, Array<Plugin>>

export type Variant = keyof typeof VARIANTS

/** Where a variant of the worker is built. What is readable is not minified and has a source map beside it. */
export function workerFile(variant: Variant, readable: boolean): string {
  if (readable) return path.join(ROOT, `dist/bench/readable-${variant}/index.js`)
  return path.join(ROOT, variant === 'production' ? 'dist/worker/index.js' : `dist/bench/${variant}/index.js`)
}

/**
 * The production build by the production configuration. The client's files come out as they are in production, so that
 * any number of workers can share them.
 */
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
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bench-markup',
        resolveId: (source) => (source === MARKUP ? `\0${MARKUP}` : null),
        load: (id) => (id === `\0${MARKUP}` ? reactModule(html) : null),
      },
    ],
    ssr: { noExternal: true, resolve: { conditions: ['workerd', 'worker', 'module', 'production'] } },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      minify: true,
      sourcemap: true,
      rollupOptions: {
        input: path.join(import.meta.dirname, 'bare-react.js'),
        output: { entryFileNames: 'index.js', codeSplitting: false },
        external: [/^node:/, /^cloudflare:/],
      },
    },
  })
  return path.join(outDir, 'index.js')
}
