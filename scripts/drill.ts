import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Fault, startFaultUpstream } from '../tests/support/fault-upstream.ts'
import { drillClock } from './drill/clock.ts'
import { type RunningSite, runSite } from './drill/run-site.ts'
import { writeSecondBuild } from './drill/second-build.ts'
import { sheetOf } from './drill/sheet.ts'
import { startCrowd } from './drill/visitors.ts'

/**
 * A drill on 127.0.0.1: visitors read and write while the API fails, the site is replaced by another build, goes back, and
 * is killed in the middle of deliveries. It ends with a sheet, and with status 1 when something in it is not as it must be.
 * Two local runtimes cannot share a database, so each build has its own, and delivers what it took.
 */
const LONGEST_MS = 170_000
const CALM_MS = 5_000
const FAULTS: ReadonlyArray<[Fault, number]> = [
  ['down', 6_000],
  ['status-500', 4_000],
  ['never-answers', 4_000],
]
const KILLED_MESSAGES = 8
const LOOK_AGAIN_MS = 250

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const began = Date.now()
const now = drillClock(began)
const folder = mkdtempSync(path.join(tmpdir(), 'sudhaar-drill-'))
const script = path.resolve('dist/worker/index.js')
const upstream = await startFaultUpstream()
const running = new Set<RunningSite>()

function tell(what: string): void {
  console.log(`${((Date.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${what}`)
}

async function start(name: string, build: string): Promise<RunningSite> {
  const persist = path.join(folder, name)
  mkdirSync(persist, { recursive: true })
  const site = await runSite({ began, upstream: upstream.url, persist, script: build })
  running.add(site)
  return site
}

type Health = { build: string; outbox: { waiting: number; dead: number } }

async function healthOf({ url }: RunningSite): Promise<Health> {
  const response = await fetch(`${url}/healthz`, { headers: { 'x-test-clock': String(now()) } })
  return response.json() as Promise<Health>
}

/** How long it takes until something is so. @throws when the drill would be longer than it may be */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const since = Date.now()
  while (!(await isSo())) {
    if (Date.now() - began > LONGEST_MS)
      throw new Error(`the drill was not over after ${LONGEST_MS / 1_000} s`)
    await pause(LOOK_AGAIN_MS)
  }
  return Date.now() - since
}

async function drill(): Promise<boolean> {
  let first = await start('first', script)
  const { build } = await healthOf(first)
  let visited = first
  tell(`build ${build} is at ${first.url}`)
  const crowd = startCrowd(() => visited.url, now)
  await crowd.visitAll()
  await pause(CALM_MS)

  for (const [fault, milliseconds] of FAULTS) {
    tell(`the API fails: ${fault}`)
    upstream.set(fault)
    await pause(milliseconds)
  }
  upstream.reset()
  tell('the API works again')
  const afterFault = await timeUntil(async () => (await crowd.visitAll()).length === 0)

  const second = await start('second', writeSecondBuild(script, build, folder))
  visited = second
  tell(`replaced by build ${(await healthOf(second)).build}`)
  const afterReplacement = await timeUntil(async () => (await crowd.visitAll()).length === 0)
  await pause(CALM_MS)
  visited = first
  tell('gone back to the first build')
  const afterRollback = await timeUntil(async () => (await crowd.visitAll()).length === 0)

  const posts = () => upstream.calls.filter(({ method }) => method === 'POST').length
  const before = posts()
  const release = upstream.hold()
  const sending = crowd.sendTogether(KILLED_MESSAGES)
  await timeUntil(async () => posts() >= before + KILLED_MESSAGES)
  visited = second
  const { url } = first
  await timeUntil(async () => crowd.visitorsAt(url) === 0)
  const killed = Date.now()
  await first.kill()
  running.delete(first)
  tell('the first build was killed while it delivered; visitors are with the second')
  release()
  first = await start('first', script)
  await timeUntil(async () => (await healthOf(first)).build === build)
  const afterKill = Date.now() - killed
  tell('the first build runs again')
  visited = first
  await sending

  await crowd.goHome()
  tell('visitors have gone home')
  const isDelivered = async () =>
    (await Promise.all([first, second].map(healthOf))).every(({ outbox }) => outbox.waiting === 0)
  const delivered = await timeUntil(isDelivered)
  const dead = (await Promise.all([first, second].map(healthOf))).reduce(
    (sum, { outbox }) => sum + outbox.dead,
    0,
  )
  const staleDuring = crowd.stale
  await crowd.visitAll()
  let staleAtEnd: Array<string> = []
  await timeUntil(async () => {
    staleAtEnd = await crowd.visitAll()
    return staleAtEnd.length === 0
  })
  const { lines, isPassed } = sheetOf({
    requests: crowd.requests,
    errors: crowd.errors,
    sent: crowd.sent,
    received: upstream.taken,
    dead,
    staleDuring,
    staleAtEnd,
    recovered: {
      'from the faults': afterFault,
      'new build': afterReplacement,
      'old build': afterRollback,
      'killed process': afterKill,
      'last message': delivered,
    },
  })
  console.log(`\n${lines.join('\n')}\n`)
  return isPassed
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

try {
  process.exitCode = (await drill()) ? 0 : 1
} catch (error) {
  console.error(`drill: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await Promise.all([...running].map((site) => site.kill()))
  await upstream.stop()
}
