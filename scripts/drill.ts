import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import type { Fault } from '#support/fakes/fault-answers.ts'
import { runCommand } from './arguments.ts'
import { clockSince } from './drill/clock.ts'
import { heapMiB } from './drill/memory.ts'
import { type DrillSite, runSite } from './drill/run-site.ts'
import { PATHS, pause, startVisitors } from './drill/visitors.ts'

/**
 * Simulates failures on 127.0.0.1: visitors read and write while the API fails in several ways, another build replaces
 * the site, the first build returns and is killed while it delivers messages. Exits with 1 if a visitor saw an error, a
 * message was lost or memory grew. Two local runtimes cannot share a database, so each build has its own.
 */
const FAULTS: ReadonlyArray<Fault> = ['down', 'never-answers', 'status-500', 'html', 'truncated', 'slow-body', 'trickle', 'cut-off', 'status-429', 'endless', 'redirect-loop'] // biome-ignore format: a list
const FAULT_MS = 2_000
const CALM_MS = 1_000
const KILLED_MESSAGES = 8
const MAX_MS = 170_000
/** The caches in memory fill during the drill, up to their limits. A leak grows further. */
const MAX_GROWTH_MIB = 32

const began = Date.now()
const now = clockSince(began)
const folder = mkdtempSync(path.join(tmpdir(), 'site-drill-'))
const script = path.resolve('dist/worker/index.js')
const upstream = await startFakeUpstream()
const sites = new Set<DrillSite>()

function tell(event: string): void {
  console.log(`${((Date.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${event}`)
}

async function start(name: string, build: string): Promise<DrillSite> {
  const persist = path.join(folder, name)
  mkdirSync(persist, { recursive: true })
  const site = await runSite({ began, upstream: upstream.url, persist, script: build })
  sites.add(site)
  return site
}

async function getBuild({ url }: DrillSite): Promise<string> {
  const response = await fetch(`${url}/healthz`)
  return (await response.json<{ build: string }>()).build
}

/** Writes a worker that differs from the built one in its build id. Returns its file. */
function writeSecondBuild(build: string): string {
  const file = path.join(folder, 'index.js')
  writeFileSync(file, readFileSync(script, 'utf8').replaceAll(build, [...build].reverse().join('')))
  return file
}

/** Returns the seconds until a condition holds. */
async function secondsUntil(condition: () => boolean | Promise<boolean>): Promise<string> {
  const since = Date.now()
  while (!(await condition())) {
    if (Date.now() - began > MAX_MS) throw new Error(`the drill took longer than ${MAX_MS / 1_000} s`)
    await pause(250)
  }
  return ((Date.now() - since) / 1_000).toFixed(1)
}

async function drill(): Promise<void> {
  let first = await start('first', script)
  const build = await getBuild(first)
  let visited = first
  tell(`build ${build} runs at ${first.url}`)
  const visitors = startVisitors(() => visited.url, now)

  /** Changes the data of the API and returns the seconds until visitors see it. */
  function secondsUntilSeen(alias: string): Promise<string> {
    // A new title would change the city's address.
    upstream.answer('/city/all', [
      { _id: 'c1', slug: 'remoteville', title: 'Remoteville', aliases: [alias], state: 'remote-state' },
    ])
    return secondsUntil(async () => (await visitors.read('/api/web/city/all')).includes(alias))
  }

  await Promise.all(PATHS.map(visitors.read))
  const heapBefore = await heapMiB(first.inspector)
  for (const fault of FAULTS) {
    tell(`the API fails: ${fault}`)
    upstream.set(fault)
    await pause(FAULT_MS)
    upstream.reset()
    await pause(CALM_MS)
  }
  const afterFaults = await secondsUntilSeen('After the faults')
  const heapAfter = await heapMiB(first.inspector)

  const second = await start('second', writeSecondBuild(build))
  visited = second
  tell(`build ${await getBuild(second)} replaces it`)
  const afterRelease = await secondsUntilSeen('After the release')
  visited = first
  tell('the first build returns')
  const afterRollback = await secondsUntilSeen('After the rollback')

  const posts = () => upstream.calls.filter(({ method }) => method === 'POST').length
  const before = posts()
  const release = upstream.hold()
  const sending = visitors.sendTogether(KILLED_MESSAGES)
  await secondsUntil(() => posts() >= before + KILLED_MESSAGES)
  visited = second
  await secondsUntil(() => visitors.requestsAt(first.url) === 0)
  await first.kill()
  tell('the first build is killed while it delivers')
  release()
  first = await start('first', script)
  visited = first
  await sending
  await visitors.leave()
  tell('visitors left')
  const { sent, errors } = visitors
  const isLost = (id: string) => !upstream.taken.includes(id)
  await secondsUntil(() => !sent.some(isLost)).catch(() => {})
  const lost = sent.filter(isLost)
  const checks: ReadonlyArray<[string, boolean]> = [
    [`visitor errors: ${errors.length} ${[...new Set(errors)].slice(0, 5).join('; ')}`, errors.length === 0],
    [`messages lost: ${lost.length} of ${sent.length}`, lost.length === 0 && sent.length > KILLED_MESSAGES],
    [
      `live memory of the worker: ${heapBefore.toFixed()} MiB before the faults, ${heapAfter.toFixed()} MiB after`,
      heapAfter <= heapBefore + MAX_GROWTH_MIB,
    ],
  ]
  console.log(`\n${visitors.requests} requests, ${upstream.calls.length} calls of the API`)
  console.log(
    `a change of the API was seen ${afterFaults} s after the faults, ${afterRelease} s after the release, ${afterRollback} s after the rollback`,
  )
  for (const [text, isMet] of checks) console.log(`${isMet ? 'ok    ' : 'FAILED'}  ${text}`)
  if (checks.some(([, isMet]) => !isMet)) process.exitCode = 1
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

await runCommand(drill)
await Promise.all([...sites].map((site) => site.kill()))
await upstream.stop()
