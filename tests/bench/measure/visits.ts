import { get } from 'node:http'
import { median } from '../report.ts'
import { type Served, startWorkerd } from '../serve/workerd.ts'
import type { Marks } from '../targets.ts'
import { cpuMs } from './load.ts'

/** Arrival times of the parts of an answer, in milliseconds since the request. NaN for a part that never arrived. */
export type Arrival = Record<'first' | 'shell' | 'data' | 'end', number>

const ARRIVALS = 5

/** Visits a page on a connection of its own. */
function visit(url: string, { shell, data }: Marks): Promise<Arrival> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const at: Arrival = { first: Number.NaN, shell: Number.NaN, data: Number.NaN, end: Number.NaN }
    let text = ''
    get(url, { agent: false }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        const now = performance.now() - started
        text += part
        at.first ||= now
        if (text.includes(shell)) at.shell ||= now
        if (text.includes(data)) at.data ||= now
      })
      response.on('end', () => resolve({ ...at, end: performance.now() - started }))
    }).on('error', reject)
  })
}

/** Returns the medians of some visits, one after the other. */
export async function getArrival(url: string, marks: Marks): Promise<Arrival> {
  const visits: Array<Arrival> = []
  for (let count = 0; count < ARRIVALS; count++) visits.push(await visit(url, marks))
  const of = (part: keyof Arrival) => median(visits.map((one) => one[part]))
  return { first: of('first'), shell: of('shell'), data: of('data'), end: of('end') }
}

/** The clock of a process ticks every 10 ms. A mean of several starts is finer. */
const STARTS = 8

/** CPU time of a workerd in milliseconds. */
export type StartupCpu = {
  /** Time until it answers: all modules are evaluated. */
  ready: number
  /** Time until it has answered its first page. */
  firstPage: number
}

/** Returns the CPU time of a start, as the mean of several. */
export async function startupCpu(served: Served, path: string): Promise<StartupCpu> {
  const total = { ready: 0, firstPage: 0 }
  for (let starts = 0; starts < STARTS; starts++) {
    const running = await startWorkerd(served)
    total.ready += cpuMs(running.pid)
    await (await fetch(running.url + path)).arrayBuffer()
    total.firstPage += cpuMs(running.pid)
    await running.stop()
  }
  return { ready: total.ready / STARTS, firstPage: total.firstPage / STARTS }
}
