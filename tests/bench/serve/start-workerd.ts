import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { end, keepTrackOf } from './children.ts'
import { type Served, workerdConfig } from './config.ts'

/** The workerd that miniflare and wrangler run. */
const miniflare = createRequire(import.meta.url).resolve('miniflare')
const workerd: string = createRequire(miniflare)('workerd').default

const START_TRIES = 100
const START_PAUSE_MS = 100

export type Running = {
  url: string
  pid: number
  /** Where the inspector listens, when it was asked for. */
  inspector: string | undefined
  stop: () => Promise<void>
}

/** A port that nobody listens on just now. */
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

/** Serves a worker by `workerd serve` on 127.0.0.1, one process each, so that its CPU time can be told. */
export async function startWorkerd(served: Served, { inspect = false } = {}): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const config = path.join(folder, 'config.capnp')
  const output = path.join(folder, 'output.txt')
  const port = await freePort()
  const inspector = inspect ? `127.0.0.1:${await freePort()}` : undefined
  writeFileSync(config, workerdConfig(served, port))
  const errors = openSync(output, 'w')
  const child = spawn(
    workerd,
    [
      'serve',
      '--experimental',
      '--import-path=/',
      ...(inspector ? [`--inspector-addr=${inspector}`] : []),
      config,
    ],
    { stdio: ['ignore', 'ignore', errors], env: { ...process.env, TZ: 'UTC' } },
  )
  keepTrackOf(child)
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
