import { directoryReport } from './measure/directory.ts'
import { lighthouseReport } from './measure/lighthouse.ts'
import { phoneReport } from './measure/phone.ts'
import { profileReport } from './measure/profile.ts'
import { loadInRounds } from './measure/rounds.ts'
import { type Arrival, getArrival, startupCpu } from './measure/visits.ts'
import { type Mode, readOptions } from './options.ts'
import { arrivalReport, loadReport, ratioReport, startupReport } from './report.ts'
import { createSites, type Started } from './serve/sites.ts'
import { chosen, pairs } from './targets.ts'

const SLOW_MS = 300
/** Time for a worker to notice that its upstream is slow. */
const SETTLE_MS = 5_000

type SiteMode = Exclude<Mode, 'directory'>

/** The targets of each mode, unless `--only` names others. */
const TARGETS: Record<SiteMode, ReadonlyArray<string>> = {
  load: [],
  lighthouse: ['cached-', 'peer-ours', 'peer-start'],
  phone: ['peer-ours', 'peer-start'],
  profile: ['fetching-category'],
}

const options = readOptions(process.argv.slice(2))
const peers = process.env.PEERS
const note = (text: string) => process.stderr.write(`${text}\n`)

async function slowArrivals(targets: ReadonlyArray<Started>): Promise<string> {
  const rows: Array<{ title: string; arrival: Arrival }> = []
  for (const { title, url, marks, upstream } of targets) {
    if (!marks || !upstream) continue
    upstream.delay(SLOW_MS)
    for (const started = Date.now(); Date.now() - started < SETTLE_MS; ) await getArrival(url, marks)
    rows.push({ title, arrival: await getArrival(url, marks) })
    upstream.delay(0)
  }
  return `An upstream ${SLOW_MS} ms away, medians of 5 visits:\n${arrivalReport(rows, SLOW_MS)}`
}

async function starts(targets: ReadonlyArray<Started>): Promise<string> {
  const rows = []
  for (const { title, served, path, isStarted } of targets)
    if (isStarted) rows.push({ title, startup: await startupCpu(served, path) })
  return `The CPU of a start:\n${startupReport(rows)}`
}

async function loads(targets: ReadonlyArray<Started>): Promise<string> {
  const results = await loadInRounds(targets, options, note)
  return [
    `Medians of ${options.repeats} interleaved rounds of ${options.seconds} s. CPU is that of the whole workerd process. Where the upstream is asked each time, and on the peers' data, our build has no data cache.`,
    loadReport(targets, results, options.connections),
    ratioReport(pairs, results, options.connections),
    await slowArrivals(targets),
    await starts(targets),
  ].join('\n\n')
}

const reports: Record<SiteMode, (targets: ReadonlyArray<Started>) => Promise<string>> = {
  load: loads,
  lighthouse: (targets) => lighthouseReport(targets, options.repeats, peers ?? '', note),
  phone: (targets) => phoneReport(targets, options, note),
  profile: (targets) => profileReport(targets, options.seconds),
}

async function measureSites(mode: SiteMode): Promise<string> {
  const sites = createSites({ build: options.build, readable: mode === 'profile', peers })
  try {
    const wanted = chosen(options.only.length > 0 ? options.only : TARGETS[mode])
    const present = wanted.filter(sites.isThere)
    if (present.length < wanted.length) note('PEERS names no built c-tanstack-start: its targets are skipped')
    if (present.length === 0) throw new Error('nothing is left to measure')
    const started: Array<Started> = []
    for (const target of present) started.push(await sites.start(target))
    return await reports[mode](started)
  } finally {
    await sites.stop()
  }
}

const { mode } = options
console.log(await (mode === 'directory' ? directoryReport(options.repeats, note) : measureSites(mode)))
