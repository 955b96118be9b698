import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unstable_readConfig } from 'wrangler'

/** The workerd that miniflare and wrangler run. */
const workerd: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd').default
export const ROOT = path.join(import.meta.dirname, '../..')
const CACHE = path.join(import.meta.dirname, 'workers/cache-store.js')
const START_TRIES = 100
const START_PAUSE_MS = 100

const { vars, compatibility_date, compatibility_flags } = unstable_readConfig({
  config: path.join(ROOT, 'wrangler.toml'),
})

type Served = {
  /** Modules by name; the first one is the entry. */
  modules: Readonly<Record<string, { kind: 'esModule' | 'data'; file: string }>>
  /** Replace variables of wrangler.toml. */
  vars?: Readonly<Record<string, string>>
}

export type Running = { url: string; pid: number; stop: () => Promise<void> }

const text = JSON.stringify

/** Returns the configuration of `workerd serve`: the worker straight behind its socket, no proxy. */
function workerdConfig(served: Served, port: number): string {
  const bindings = Object.entries({ ...vars, ...served.vars }).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(String(value))})`,
  )
  const modules = Object.entries(served.modules).map(
    ([name, { kind, file }]) => `(name = ${text(name)}, ${kind} = embed ${text(file)})`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "cache", worker = .cache),
    (name = "outbound", network = (allow = ["public", "private"])),
    (name = "assets", disk = (path = ${text(path.join(ROOT, 'dist/client'))})),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [${modules.join(', ')}],
  compatibilityDate = ${text(compatibility_date)},
  compatibilityFlags = ${text(compatibility_flags)},
  globalOutbound = "outbound",
  cacheApiOutbound = "cache",
  bindings = [${bindings.join(', ')}, (name = "ASSETS", service = "assets")],
);
const cache :Workerd.Worker = (
  modules = [(name = "cache.js", esModule = embed ${text(CACHE)})],
  compatibilityDate = ${text(compatibility_date)},
);
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Serves a worker by `workerd serve` in a process of its own, so that its CPU time can be measured. */
export async function startWorkerd(served: Served): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const config = path.join(folder, 'config.capnp')
  const output = path.join(folder, 'output.txt')
  const port = await freePort()
  writeFileSync(config, workerdConfig(served, port))
  const child = spawn(workerd, ['serve', '--experimental', '--import-path=/', config], {
    stdio: ['ignore', 'ignore', openSync(output, 'w')],
    env: { ...process.env, TZ: 'UTC' },
  })
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  async function stop() {
    process.off('exit', killNow)
    const isRunning = child.exitCode === null && child.signalCode === null
    if (isRunning && child.kill('SIGKILL')) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < START_TRIES && child.exitCode === null; tries++) {
    const isReady = await fetch(`${url}/healthz`).then(
      (response) => response.arrayBuffer(),
      () => wait(START_PAUSE_MS, undefined),
    )
    if (isReady && child.pid !== undefined) return { url, pid: child.pid, stop }
  }
  const why = readFileSync(output, 'utf8').slice(-2_000)
  await stop()
  throw new Error(`workerd did not start:\n${why}`)
}
