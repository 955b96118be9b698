import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { ROOT } from '../build/build-worker.ts'
import type { Served, ServedModule } from './config.ts'

const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(ROOT, 'wrangler.toml'))

/** What every measured worker runs with: the compatibility settings of wrangler.toml, a store behind the Cache API. */
const platform = {
  compatibilityDate: String(workerOptions.compatibilityDate),
  compatibilityFlags: [workerOptions.compatibilityFlags ?? []].flat().map(String),
  cache: path.join(import.meta.dirname, 'cache-store.js'),
}

/** A worker of one file, and what it reads beside it. */
export function plainWorker(
  main: string,
  { vars = {}, data = {} }: { vars?: Record<string, string>; data?: Record<string, string> } = {},
): Served {
  const modules: Array<ServedModule> = [
    { name: 'index.js', kind: 'esModule', file: main },
    ...Object.entries(data).map(([name, file]) => ({ name, kind: 'data' as const, file })),
  ]
  return { modules, assets: undefined, vars, ...platform }
}

/** Our worker with the variables of wrangler.toml, of which `vars` replaces some. */
export function ourWorker(main: string, vars: Record<string, string>): Served {
  const own = Object.entries(workerOptions.bindings ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    ...plainWorker(main, { vars: { ...Object.fromEntries(own), ...vars } }),
    assets: path.join(ROOT, 'dist/client'),
  }
}

const KINDS: Record<string, ServedModule['kind']> = {
  '.js': 'esModule',
  '.mjs': 'esModule',
  '.wasm': 'wasm',
  '.txt': 'text',
  '.html': 'text',
  '.bin': 'data',
}

/** What a `peer.json` says of a framework's build. */
type PeerFile = {
  title: string
  main: string
  modules?: string
  assets?: string
  page: string
  date?: string
  flags?: Array<string>
  vars?: Record<string, string>
}

/** Reads a `peer.json`: every module next to its `main` belongs to the worker. */
export function peerWorker(file: string): { title: string; page: string; served: Served } {
  const peer: PeerFile = JSON.parse(readFileSync(file, 'utf8'))
  const folder = path.dirname(file)
  const main = path.resolve(folder, peer.main)
  const root = path.resolve(folder, peer.modules ?? path.dirname(peer.main))
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .flatMap((name) => {
      const kind = KINDS[path.extname(name)]
      return kind && !name.includes('node_modules') ? [{ name, kind, file: path.join(root, name) }] : []
    })
    .sort((a, b) => Number(b.file === main) - Number(a.file === main))
  return {
    title: peer.title,
    page: peer.page,
    served: {
      modules,
      assets: peer.assets && path.resolve(folder, peer.assets),
      vars: peer.vars ?? {},
      compatibilityDate: peer.date ?? '2026-10-01',
      compatibilityFlags: peer.flags ?? [],
      cache: platform.cache,
    },
  }
}
