import { readFileSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildWorker, ROOT } from './build/build-worker.ts'
import { withoutDataCache, withPeerOrigin } from './build/each-time.ts'
import { openInspector } from './measure/inspector.ts'
import { load } from './measure/load.ts'
import { type Cost, type CpuProfile, functionTimes, groupTimes } from './report/profile-groups.ts'
import { table } from './report/table.ts'
import { ourWorker } from './serve/served.ts'
import { startWorkerd } from './serve/start-workerd.ts'
import { startPeersUpstream } from './upstream/peers-upstream.ts'
import { recordUpstream } from './upstream/recorded-upstream.ts'

const SHOWN = 25
const SOURCE = path.join(ROOT, 'src/')
const SAMPLING_US = 200

const { values: options } = parseArgs({
  options: {
    path: { type: 'string', default: '/services/plumbing' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '8' },
    /** Ask the upstream for every page, as the peers of the bench do. */
    fetching: { type: 'boolean', default: false },
    /** The folder of the peers' bench: the page on its upstream's data, asked for every page. */
    peers: { type: 'string' },
    /** The variable PAGE_CACHE. */
    'page-cache': { type: 'string', default: 'off' },
    /** File for the profile itself, to be opened in DevTools. */
    out: { type: 'string' },
  },
})

function shortPath(module: string): string {
  return module.replace(/^.*node_modules\//, '').replace(`${ROOT}${path.sep}`, '')
}

const main = await buildWorker({
  outDir: 'dist/bench/profile',
  readable: true,
  plugins: options.peers
    ? [withoutDataCache(), withPeerOrigin()]
    : options.fetching
      ? [withoutDataCache()]
      : [],
})
const map = new SourceMap(JSON.parse(readFileSync(`${main}.map`, 'utf8')))
const moduleOf = (line: number, column: number) => {
  const entry = map.findEntry(line, column)
  return 'originalSource' in entry ? path.resolve(path.dirname(main), entry.originalSource) : 'bundle'
}
const visit = async (url: string) => {
  const running = await startWorkerd(ourWorker(main, { UPSTREAM_URL: url, PAGE_CACHE: 'off' }))
  await (await fetch(running.url + options.path)).arrayBuffer()
  await running.stop()
}
const upstream = options.peers ? await startPeersUpstream(options.peers) : await recordUpstream(visit)
const vars = { UPSTREAM_URL: upstream.url, PAGE_CACHE: options['page-cache'] }
const site = await startWorkerd(ourWorker(main, vars), { inspect: true })
try {
  const wish = {
    url: site.url + options.path,
    connections: Number(options.connections),
    seconds: Math.min(Number(options.seconds), 60),
  }
  await load({ ...wish, seconds: 3 }, site.pid)
  const plain = await load({ ...wish, seconds: 5 }, site.pid)
  const inspector = await openInspector(site.inspector ?? '')
  await inspector.send('Profiler.enable')
  await inspector.send('Profiler.setSamplingInterval', { interval: SAMPLING_US })
  await inspector.send('Profiler.start')
  const profiled = await load(wish, site.pid)
  const { profile } = await inspector.send('Profiler.stop')
  inspector.close()
  if (options.out) writeFileSync(options.out, JSON.stringify(profile))
  const { self, total } = functionTimes(profile as CpuProfile, moduleOf)
  const whole = self.reduce((sum, { ms }) => sum + ms, 0)
  const figures = (ms: number) => [
    (ms / profiled.requests).toFixed(3),
    `${((100 * ms) / whole).toFixed(1)} %`,
  ]
  const row = ({ name, module, group, ms }: Cost) => [name, shortPath(module), group, ...figures(ms)]
  const isOurs = ({ module, name }: Cost) => module.startsWith(SOURCE) && !name.startsWith('(anonymous')
  const head = ['function', 'module', 'group', 'ms / request', 'share']
  console.log(
    [
      `${options.path}, ${options.fetching || options.peers ? 'every page asks the upstream' : 'data cache warm'}, page cache ${vars.PAGE_CACHE}, ${wish.connections} connections`,
      `without the profiler ${plain.perSecond.toFixed(0)} req/s, ${plain.cpuMs?.toFixed(2)} ms CPU; with it ${profiled.perSecond.toFixed(0)} req/s, ${profiled.cpuMs?.toFixed(2)} ms CPU`,
      '\nBy group, the function itself:',
      table(
        ['group', 'ms / request', 'share'],
        groupTimes(self).map(({ group, ms }) => [group, ...figures(ms)]),
      ),
      '\nThe function itself (what is native is named with its caller):',
      table(head, self.slice(0, SHOWN).map(row)),
      '\nOur functions with all that they call:',
      table(head, total.filter(isOurs).slice(0, SHOWN).map(row)),
    ].join('\n'),
  )
} finally {
  await site.stop()
  await upstream.stop()
}
