import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { BROWSERS } from './browsers.ts'

/**
 * Builds `sw.js`, one classic script for all languages, which changes with each build of the client. With
 * `SERVICE_WORKER=off` the script removes the service worker and its caches from browsers.
 */
export async function buildServiceWorker(outDir: string): Promise<void> {
  const files = readdirSync(path.join(outDir, 'assets')).join()
  const id = createHash('sha256').update(files).digest('hex').slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __KEEPS_PAGES__: String(process.env.SERVICE_WORKER !== 'off'),
    },
    build: {
      outDir,
      emptyOutDir: false,
      minify: true,
      target: BROWSERS,
      rollupOptions: {
        input: 'src/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', banner: `/* ${id} */` },
      },
    },
  })
}
