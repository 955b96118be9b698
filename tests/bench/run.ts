import path from 'node:path'
import { buildWorker, ROOT } from './build/build-worker.ts'
import { withoutDataCache, withPeerOrigin } from './build/each-time.ts'
import { lighthouseReport, visitedTargets } from './lighthouse.ts'
import { type Arrival, arrival } from './measure/arrival.ts'
import { hasFastLoad } from './measure/load.ts'
import { memoryMiB } from './measure/process-stats.ts'
import { loadInRounds } from './measure/rounds.ts'
import { pageSizes, workerSize } from './measure/sizes.ts'
import { startupCpu } from './measure/startup.ts'
import { memoryReport } from './memory.ts'
import { readOptions } from './options.ts'
import { arrivalReport, loadReport, ratioReport, type SizeRow, sizeReport } from './report/reports.ts'
import { capture, untilCached } from './targets/capture.ts'
import { ownPairs, ownTargets } from './targets/own-targets.ts'
import { peerPairs, peerTargets } from './targets/peer-targets.ts'
import { createSites } from './targets/sites.ts'
import { addressOf, type Target } from './targets/target.ts'

const DELAY_MS = 300
/**
 * Whose memory is watched when `--only` names none. Not those that read the Cache API for every page: the store behind it
 * runs in the same process here, and what it leaves would count as theirs.
 */
const WATCHED = ['cached-category', 'peer-ours', 'start']

const options = readOptions(process.argv.slice(2))
const note = (text: string) => process.stderr.write(`${text}\n`)

async function builtWorkers(): Promise<{ production: string; fetching: string }> {
  const outDirs = { fetching: 'dist/bench/fetching', peer: 'dist/bench/peer', production: 'dist/worker' }
  if (options.build) {
    note('building')
    await buildWorker({ outDir: outDirs.fetching, plugins: [withoutDataCache()] })
    await buildWorker({ outDir: outDirs.peer, plugins: [withoutDataCache(), withPeerOrigin()] })
    await buildWorker({ outDir: outDirs.production })
  }
  return {
    production: path.join(ROOT, outDirs.production, 'index.js'),
    fetching: path.join(ROOT, outDirs.fetching, 'index.js'),
  }
}

function chosen(all: ReadonlyArray<Target>, names: ReadonlyArray<string>): Array<Target> {
  return names.length === 0 ? [...all] : all.filter(({ name }) => names.some((part) => name.startsWith(part)))
}

async function slowArrivals(targets: ReadonlyArray<Target>): Promise<string | undefined> {
  const rows: Array<{ title: string; arrival: Arrival }> = []
  for (const target of targets) {
    if (!target.marks || !target.slow) continue
    await target.slow(DELAY_MS)
    rows.push({ title: target.title, arrival: await arrival(addressOf(target), target.marks) })
    await target.slow(0)
  }
  if (rows.length === 0) return undefined
  return `An upstream ${DELAY_MS} ms away, medians of 5 visits:\n${arrivalReport(rows, DELAY_MS)}`
}

async function sizes(targets: ReadonlyArray<Target>): Promise<string | undefined> {
  const rows: Array<SizeRow> = []
  for (const target of targets) {
    if (!target.sized) continue
    const { title, site } = target
    const page = await pageSizes(addressOf(target), site.served.assets)
    rows.push({
      title,
      worker: workerSize(site.served),
      startup: await startupCpu(site.served, target.path),
      page,
    })
  }
  if (rows.length === 0) return undefined
  return `KiB; scripts and styles are those that the document names:\n${sizeReport(rows)}`
}

const sites = createSites()
const mains = await builtWorkers()
const captured = await capture(mains.production)
let stopPeers = async () => {}
try {
  const own = await ownTargets(sites.start, mains, captured)
  const peers = await peerTargets(sites.start, options.peers)
  stopPeers = peers.stop
  if (peers.targets.length === 0) note(`no built peers in ${options.peers}: the table is without them`)
  const all = [...own, ...peers.targets]
  for (const target of all) if (target.name.startsWith('cached-')) await untilCached(addressOf(target))
  if (options.memory) {
    const watched =
      options.only.length > 0 ? chosen(all, options.only) : all.filter(({ name }) => WATCHED.includes(name))
    console.log(await memoryReport(watched, options.seconds))
  } else if (options.lighthouse) {
    const visited = visitedTargets(all, options.only)
    console.log(await lighthouseReport(visited, options.lighthouse, options.peers, note))
  } else {
    const targets = chosen(all, options.only)
    const results = await loadInRounds(targets, options, note)
    const memory = new Map(targets.map(({ name, site }) => [name, memoryMiB(site.running.pid)]))
    const how = [
      `Medians of ${options.repeats} interleaved rounds of ${options.seconds} s, ${hasFastLoad ? 'wrk' : 'loaded from Node: wrk is not there, so the ceiling is low'}. CPU is that of the whole workerd process.`,
      '"Upstream asked each time": the data cache is taken out of the build. "Peers\' category" likewise: its data is theirs, fetched on every request.',
    ].join('\n')
    const parts = [
      how,
      loadReport(targets, results, options.connections, memory),
      ratioReport([...ownPairs, ...peerPairs], results, options.connections),
      await slowArrivals(targets),
      await sizes(targets),
    ]
    console.log(parts.filter(Boolean).join('\n\n'))
  }
} finally {
  await stopPeers()
  await sites.stop()
  await captured.upstream.stop()
}
