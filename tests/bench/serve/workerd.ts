import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The workerd that miniflare and wrangler run. */
const miniflare = createRequire(import.meta.url).resolve('miniflare')
const workerd: string = createRequire(miniflare)('workerd').default

/** The worker behind the Cache API. */
const CACHE = path.join(import.meta.dirname, '../workers/cache-store.js')

const START_TRIES = 100
const START_PAUSE_MS = 100

/** One worker to be served by plain workerd. Paths are absolute; the first module is the entry. */
export type Served = {
  modules: ReadonlyArray<{ name: string; kind: 'esModule' | 'text' | 'data' | 'wasm'; file: string }>
  /** Folder behind the binding ASSETS. */
  assets?: string | undefined
  vars: Readonly<Record<string, string>>
  compatibilityDate: string
  compatibilityFlags: ReadonlyArray<string>
  /** Host and port that answers all calls of the worker. Without it, each host answers for itself. */
  outbound?: string
}

export type Running = {
  url: string
  pid: number
  /** The address of the inspector, if requested. */
  inspector: string | undefined
  stop: () => Promise<void>
}

const children = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Ends a process when this one ends, for any reason. */
export function trackProcess(child: ChildProcess): void {
  children.add(child)
}

/** Ends a process that runs and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const text = JSON.stringify

/** Names the protocol between the browser and the server before the worker. */
export const FORWARDED_PROTO = 'x-forwarded-proto'

/** Returns the configuration of `workerd serve`: the worker straight behind its socket, no proxy. */
function workerdConfig(served: Served, port: number): string {
  const { modules, assets, vars, compatibilityDate, compatibilityFlags, outbound } = served
  const bindings = Object.entries(vars).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
  )
  if (assets) bindings.push('(name = "ASSETS", service = "assets")')
  const embedded = modules.map(
    ({ name, kind, file }) => `(name = ${text(name)}, ${kind} = embed ${text(file)})`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "cache", worker = .cache),
    (name = "outbound", ${outbound ? `external = (address = ${text(outbound)}, http = ())` : 'network = (allow = ["public", "private"])'}),
    ${assets ? `(name = "assets", disk = (path = ${text(assets)})),` : ''}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (forwardedProtoHeader = ${text(FORWARDED_PROTO)}), service = "main")],
);
const main :Workerd.Worker = (
  modules = [${embedded.join(',\n    ')}],
  compatibilityDate = ${text(compatibilityDate)},
  compatibilityFlags = [${compatibilityFlags.map((flag) => text(flag)).join(', ')}],
  globalOutbound = "outbound",
  cacheApiOutbound = "cache",
  bindings = [${bindings.join(', ')}],
);
const cache :Workerd.Worker = (
  modules = [(name = "cache.js", esModule = embed ${text(CACHE)})],
  compatibilityDate = ${text(compatibilityDate)},
);
`
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < START_TRIES && child.exitCode === null; tries++) {
    try {
      await (await fetch(`${url}/healthz`)).arrayBuffer()
      return true
    } catch {
      await wait(START_PAUSE_MS)
    }
  }
  return false
}

/**
 * Serves a worker by `workerd serve` on 127.0.0.1, each in its own process, so that its CPU time can be measured.
 */
export async function startWorkerd(served: Served, { inspect = false } = {}): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const config = path.join(folder, 'config.capnp')
  const output = path.join(folder, 'output.txt')
  const port = await freePort()
  const inspector = inspect ? `127.0.0.1:${await freePort()}` : undefined
  writeFileSync(config, workerdConfig(served, port))
  const errors = openSync(output, 'w')
  const inspection = inspector ? [`--inspector-addr=${inspector}`] : []
  const args = ['serve', '--experimental', '--import-path=/', ...inspection, config]
  const env = { ...process.env, TZ: 'UTC' }
  const child = spawn(workerd, args, { stdio: ['ignore', 'ignore', errors], env })
  trackProcess(child)
  const url = `http://127.0.0.1:${port}`
  async function stop() {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  if (!(await answers(url, child)) || child.pid === undefined) {
    const why = readFileSync(output, 'utf8').slice(-2_000)
    await stop()
    throw new Error(`${served.modules[0]?.file} did not start:\n${why}`)
  }
  return { url, pid: child.pid, inspector, stop }
}
