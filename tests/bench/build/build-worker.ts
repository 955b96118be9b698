import path from 'node:path'
import { createBuilder, type Plugin } from 'vite'

export const ROOT = path.join(import.meta.dirname, '../../..')

/**
 * The production build by the production configuration, with the worker written to `outDir` instead. The client's files
 * come out as they are in production, so that any number of workers can share them.
 */
export async function buildWorker({
  outDir,
  readable = false,
  plugins = [],
}: {
  outDir: string
  /** Not minified, with a source map beside it. */
  readable?: boolean
  plugins?: Array<Plugin>
}): Promise<string> {
  const builder = await createBuilder({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins,
    environments: { ssr: { build: { outDir, minify: !readable, sourcemap: readable } } },
  })
  await builder.buildApp()
  return path.join(ROOT, outDir, 'index.js')
}
