import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BOT_USER_AGENT, fetchFrom, startSite } from '#support/site/start-site.ts'
import { lighthouseRows } from './lighthouse.ts'
import { type Arrival, type Load, load, median, table, visit } from './measure.ts'
import { startUpstream } from './upstream.ts'
import { ROOT, type Running, startWorkerd } from './workerd.ts'

/**
 * Measures the last build in plain workerd. All addresses take turns in each round, so the figures are ratios of one
 * run on one machine. `LIGHTHOUSE=<folder>` names where Lighthouse is installed.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '5' } },
})

const PAGES = { home: '/', category: '/services/plumbing', post: '/blog/choosing-wall-paint' }
const SUGGEST = '/api/web/suggest?q=leaking+ta'
const SEARCH = '/search?q=leaking+tap'
const UNKNOWN = '/no/such/page'
const MISSING = '/services/nonsense'
const SLOW_MS = 300
/** Texts that only the shell of the category has, and only its data. */
const TEXTS = { shell: '</header>', data: 'class="job-tile"' }

type Target = { name: string; site: Running; path: string; against: string; status?: number }

const folder = mkdtempSync(path.join(tmpdir(), 'bench-pages-'))
const embedded = await startSite({ samples: true })
const upstream = await startUpstream(embedded.url)
const ends: Array<() => unknown> = [() => rmSync(folder, { recursive: true }), embedded.stop, upstream.stop]

const ours = { 'index.js': { kind: 'esModule', file: path.join(ROOT, 'dist/worker/index.js') } } as const
const workerFile = (name: string) => path.join(import.meta.dirname, 'workers', name)

async function start(served: Parameters<typeof startWorkerd>[0]): Promise<Running> {
  const running = await startWorkerd(served)
  ends.push(running.stop)
  return running
}

function startOurs(PAGE_CACHE: 'on' | 'off'): Promise<Running> {
  return start({ modules: ours, vars: { UPSTREAM_URL: upstream.url, PAGE_CACHE } })
}

/** Starts a worker that answers with our pages by plain hits of the Cache API. */
async function startCacheHits(site: Running): Promise<Running> {
  const data: Record<string, { kind: 'data'; file: string }> = {}
  for (const [name, address] of Object.entries(PAGES)) {
    const file = path.join(folder, `${name}.html`)
    writeFileSync(file, await (await fetchFrom(site.url, BOT_USER_AGENT)(address)).text())
    data[`${name}.html`] = { kind: 'data', file }
  }
  return start({ modules: { 'hit.js': { kind: 'esModule', file: workerFile('cache-hit.js') }, ...data } })
}

async function getTargets(): Promise<Array<Target>> {
  const [stored, rendered] = [await startOurs('on'), await startOurs('off')]
  const hits = await startCacheHits(rendered)
  const refusing = await start({
    modules: { 'refusing.js': { kind: 'esModule', file: workerFile('refusing.js') }, ...ours },
    vars: { UPSTREAM_URL: upstream.url },
  })
  const ofPages = Object.entries(PAGES).flatMap(
    ([name, address]): Array<Target> => [
      { name: `${name}, Cache API hit`, site: hits, path: `/${name}`, against: `${name}, Cache API hit` },
      { name: `${name}, stored`, site: stored, path: address, against: `${name}, Cache API hit` },
      { name: `${name}, rendered`, site: rendered, path: address, against: `${name}, Cache API hit` },
    ],
  )
  const against = 'category, stored'
  return [
    ...ofPages,
    { name: 'suggestions', site: stored, path: SUGGEST, against },
    { name: 'unknown address', site: stored, path: UNKNOWN, against, status: 404 },
    { name: 'missing service', site: stored, path: MISSING, against: 'category, rendered', status: 404 },
    { name: 'refused search', site: refusing, path: SEARCH, against, status: 429 },
  ]
}

async function loads(): Promise<string> {
  const targets = await getTargets()
  const results = new Map<string, Array<Load>>()
  // The first round only warms up.
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const { name, site, path, status } of targets) {
      const result = await load(site, path, round === 0 ? 2 : Number(values.seconds), status)
      if (round > 0) results.set(name, [...(results.get(name) ?? []), result])
    }
  const of = (name: string, figure: keyof Load) =>
    median((results.get(name) ?? []).map((result) => result[figure]))
  return table([
    ['address', 'req/s', 'CPU ms', 'CPU ratio', 'to'],
    ...targets.map(({ name, against }) => [
      name,
      of(name, 'perSecond').toFixed(),
      of(name, 'cpu').toFixed(3),
      `${(of(name, 'cpu') / of(against, 'cpu')).toFixed(2)}x`,
      against,
    ]),
  ])
}

/** Visits the category with empty caches, in a worker that has answered another page before. */
async function arrivals(): Promise<string> {
  const visits: Array<Arrival> = []
  for (let count = 0; count < Number(values.rounds); count++) {
    const site = await startWorkerd({
      modules: ours,
      vars: { UPSTREAM_URL: upstream.url, PAGE_CACHE: 'off' },
    })
    await (await fetchFrom(site.url)('/about')).arrayBuffer()
    upstream.delayMs = SLOW_MS
    visits.push(await visit(site.url + PAGES.category, TEXTS))
    upstream.delayMs = 0
    await site.stop()
  }
  const of = (part: 'shell' | 'data') => median(visits.map((one) => one[part])).toFixed()
  return `With an API ${SLOW_MS} ms away the shell arrives after ${of('shell')} ms, the data after ${of('data')} ms.`
}

/** Runs Lighthouse on the local runtime, whose proxy compresses as Cloudflare does. */
async function lighthouse(installed: string): Promise<string> {
  const { origin } = await embedded.runtime.ready
  const addresses = Object.entries(PAGES).map(([name, address]) => [name, origin + address])
  return table(await lighthouseRows(installed, Object.fromEntries(addresses)))
}

try {
  console.log(`${await loads()}\n\n${await arrivals()}`)
  if (process.env.LIGHTHOUSE) console.log(`\n${await lighthouse(process.env.LIGHTHOUSE)}`)
} finally {
  for (const end of ends.reverse()) await end()
}
