import path from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from './build-worker.ts'

const WORKERS = path.join(import.meta.dirname, '../workers')

function standIn(name: string, module: string, file: string): Plugin {
  const original = path.join(ROOT, 'src', module)
  return {
    name,
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async resolveId(source, importer, options) {
      if (importer === file) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found?.id === original ? file : null
    },
  }
}

/** The worker without its data cache: every page asks the upstream, as the peers do. */
export function withoutDataCache(): Plugin {
  return standIn('without-data-cache', 'worker/cache/edge-cache.ts', path.join(WORKERS, 'no-data-cache.ts'))
}

/** The worker with an origin that serves what the peers' upstream has not from constants. */
export function withPeerOrigin(): Plugin {
  return standIn('with-peer-origin', 'worker/origin.ts', path.join(WORKERS, 'peer-origin.ts'))
}
