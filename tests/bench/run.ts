import { lighthouseReport } from './measure/lighthouse.ts'
import { hasWrk } from './measure/load.ts'
import { phoneReport } from './measure/phone.ts'
import { profileReport } from './measure/profile.ts'
import { loadInRounds, memoryReport } from './measure/rounds.ts'
import {
  type Arrival,
  arrivalOf,
  type StartupCpu,
  startupCpu,
  type Transfer,
  transferOf,
} from './measure/visits.ts'
import { type Mode, readOptions } from './options.ts'
import { arrivalReport, loadReport, ratioReport, visitReport } from './report.ts'
import { createSites, type Started } from './serve/sites.ts'
import { chosen, pairs } from './targets.ts'

const SLOW_MS = 300
/** Until a worker has noticed how far away its upstream is. */
const SETTLE_MS = 5_000

/**
 * What is measured when `--only` names nothing. No memory of those that read the Cache API for every page: the store
 * behind it runs in the same process here, and what it leaves would count as theirs.
 */
const USUAL: Record<Mode, ReadonlyArray<string>> = {
  load: [],
  memory: ['cached-category', 'peer-ours', 'peer-start'],
  lighthouse: ['cached-', 'peer-ours', 'peer-start'],
  phone: ['peer-ours', 'peer-start'],
  profile: ['fetching-category'],
}

const options = readOptions(process.argv.slice(2))
const peers = process.env.PEERS
const note = (text: string) => process.stderr.write(`${text}\n`)

async function slowArrivals(targets: ReadonlyArray<Started>): Promise<string | undefined> {
  const rows: Array<{ title: string; arrival: Arrival }> = []
  for (const { title, url, marks, upstream } of targets) {
    if (!marks || !upstream) continue
    upstream.delay(SLOW_MS)
    for (const started = Date.now(); Date.now() - started < SETTLE_MS; ) await arrivalOf(url, marks)
    rows.push({ title, arrival: await arrivalOf(url, marks) })
    upstream.delay(0)
  }
  if (rows.length === 0) return undefined
  return `An upstream ${SLOW_MS} ms away, medians of 5 visits:\n${arrivalReport(rows, SLOW_MS)}`
}

async function visits(targets: ReadonlyArray<Started>): Promise<string | undefined> {
  const rows: Array<{ title: string; transfer: Transfer; startup: StartupCpu }> = []
  for (const { title, url, served, path, visited } of targets) {
    if (visited)
      rows.push({ title, transfer: await transferOf(url), startup: await startupCpu(served, path) })
  }
  if (rows.length === 0) return undefined
  return `The document's answer, not compressed, and the CPU of a start:\n${visitReport(rows)}`
}

async function loads(targets: ReadonlyArray<Started>): Promise<string> {
  const results = await loadInRounds(targets, options, note)
  const parts = [
    `Medians of ${options.repeats} interleaved rounds of ${options.seconds} s, ${hasWrk ? 'wrk' : 'loaded from Node: wrk is not there, so the ceiling is low'}. CPU is that of the whole workerd process. Where the upstream is asked each time, and on the peers' data, the data cache is taken out of our build.`,
    loadReport(targets, results, options.connections),
    ratioReport(pairs, results, options.connections),
    await slowArrivals(targets),
    await visits(targets),
  ]
  return parts.filter(Boolean).join('\n\n')
}

async function lighthouse(targets: ReadonlyArray<Started>): Promise<string> {
  if (peers === undefined) throw new Error('PEERS names no folder where Lighthouse is installed')
  return lighthouseReport(targets, options.repeats, peers, note)
}

const reports: Record<Mode, (targets: ReadonlyArray<Started>) => Promise<string>> = {
  load: loads,
  memory: (targets) => memoryReport(targets, options.seconds, note),
  lighthouse,
  phone: (targets) => phoneReport(targets, options, note),
  profile: (targets) => profileReport(targets, options.seconds),
}

const sites = createSites({ build: options.build, readable: options.mode === 'profile', peers })
try {
  const wanted = chosen(options.only.length > 0 ? options.only : USUAL[options.mode])
  const there = wanted.filter(sites.isThere)
  if (there.length < wanted.length)
    note('PEERS names no folder with a built c-tanstack-start: without its targets')
  if (there.length === 0) throw new Error('nothing is left to measure')
  const started: Array<Started> = []
  for (const target of there) started.push(await sites.start(target))
  console.log(await reports[options.mode](started))
} finally {
  await sites.stop()
}
