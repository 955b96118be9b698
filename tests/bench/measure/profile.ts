import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { figure, table } from '../report.ts'
import type { Started } from '../serve/sites.ts'
import { ROOT } from '../workers/build.ts'
import { load } from './load.ts'

const SHOWN = 40
const SAMPLING_US = 200
const CONNECTIONS = 8
const WARM_UP_SECONDS = 3

/** A profile of V8: the calls, and which of them ran at each sample. */
type CpuProfile = {
  nodes: ReadonlyArray<{
    id: number
    callFrame: { functionName: string; lineNumber: number; columnNumber: number }
  }>
  samples: ReadonlyArray<number>
  /** Microseconds before each sample. */
  timeDeltas: ReadonlyArray<number>
}

type Reply = { result?: { profile?: CpuProfile }; error?: { message: string } }

/** Speaks the DevTools protocol with the worker `main` behind the inspector of a workerd, one call after the other. */
async function openInspector(address: string) {
  const socket = new WebSocket(`ws://${address}/main`)
  await once(socket, 'open')
  let id = 0
  async function send(method: string, params: Record<string, unknown> = {}) {
    id += 1
    const replied = once(socket, 'message')
    socket.send(JSON.stringify({ id, method, params }))
    const [{ data }] = await replied
    const { result, error }: Reply = JSON.parse(data)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  return { send, close: () => socket.close() }
}

/** Returns the milliseconds that each function itself took, the most costly first. */
function selfTimes(
  { nodes, samples, timeDeltas }: CpuProfile,
  getName: (node: CpuProfile['nodes'][0]) => string,
) {
  const names = new Map(nodes.map((node) => [node.id, getName(node)]))
  const times = new Map<string, number>()
  samples.forEach((id, index) => {
    const name = names.get(id) ?? ''
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1_000)
  })
  return [...times].filter(([name]) => name !== '(idle)').sort(([, a], [, b]) => b - a)
}

async function toProfile({ name, title, url, running, served }: Started, seconds: number): Promise<string> {
  const main = served.modules[0]?.file ?? ''
  const map = new SourceMap(JSON.parse(readFileSync(`${main}.map`, 'utf8')))
  const options = { url, connections: CONNECTIONS, seconds }
  await load({ ...options, seconds: WARM_UP_SECONDS }, running.pid)
  const inspector = await openInspector(running.inspector ?? '')
  await inspector.send('Profiler.enable')
  await inspector.send('Profiler.setSamplingInterval', { interval: SAMPLING_US })
  await inspector.send('Profiler.start')
  const { requests } = await load(options, running.pid)
  const stopped = await inspector.send('Profiler.stop')
  inspector.close()
  if (!stopped?.profile) throw new Error('there is no profile')
  const file = path.join(ROOT, `dist/bench/${name}.cpuprofile`)
  writeFileSync(file, JSON.stringify(stopped.profile))
  const times = selfTimes(stopped.profile, ({ callFrame: { functionName, lineNumber, columnNumber } }) => {
    const entry = map.findEntry(lineNumber, columnNumber)
    if (lineNumber < 1 || !('originalSource' in entry)) return functionName || '(builtin)'
    const module = path.relative(ROOT, path.resolve(path.dirname(main), entry.originalSource))
    return `${functionName || '(anonymous)'} ${module.replace(/^.*node_modules\//, '')}:${entry.originalLine + 1}`
  })
  const whole = times.reduce((sum, [, ms]) => sum + ms, 0)
  const rows = times
    .slice(0, SHOWN)
    .map(([what, ms]) => [what, figure(ms / requests, 3), `${figure((100 * ms) / whole, 1)} %`])
  return `${title}, ${requests} requests; for DevTools: ${file}\n${table(['function', 'ms / request', 'share'], rows)}`
}

/** Reports the CPU time of readable workers under load by function, without the functions that it calls. */
export async function profileReport(targets: ReadonlyArray<Started>, seconds: number): Promise<string> {
  const reports: Array<string> = []
  for (const target of targets) reports.push(await toProfile(target, seconds))
  return reports.join('\n\n')
}
