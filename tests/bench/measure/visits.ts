import { get } from 'node:http'
import { median } from '../report.ts'
import { type Served, startWorkerd } from '../serve/workerd.ts'
import type { Marks } from '../targets.ts'
import { cpuMs } from './load.ts'

/** One visit on a connection of its own; times are milliseconds since it was asked for, undefined when they never came. */
type Visit = {
  status: number
  etag: string | undefined
  /** All of the answer: status line, headers and body. */
  bytes: number
  first?: number
  shell?: number
  data?: number
  end: number
}

function visit(
  url: string,
  { marks, headers = {} }: { marks?: Marks; headers?: Record<string, string> } = {},
): Promise<Visit> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const at: Partial<Visit> = {}
    let text = ''
    get(url, { agent: false, headers }, (response) => {
      const { socket, statusCode = 0 } = response
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        const now = performance.now() - started
        text += part
        at.first ??= now
        if (marks && text.includes(marks.shell)) at.shell ??= now
        if (marks && text.includes(marks.data)) at.data ??= now
      })
      response.on('end', () => {
        const end = performance.now() - started
        resolve({ ...at, status: statusCode, etag: response.headers.etag, bytes: socket.bytesRead, end })
      })
    }).on('error', reject)
  })
}

/** When parts of an answer had arrived, in milliseconds; NaN when they never did. */
export type Arrival = Record<'first' | 'shell' | 'data' | 'end', number>

const ARRIVALS = 5

/** The medians of some visits, one after the other. */
export async function arrivalOf(url: string, marks: Marks): Promise<Arrival> {
  const seen: Array<Visit> = []
  for (let count = 0; count < ARRIVALS; count++) seen.push(await visit(url, { marks }))
  const middle = (part: keyof Arrival) => median(seen.map((one) => one[part] ?? Number.NaN))
  return { first: middle('first'), shell: middle('shell'), data: middle('data'), end: middle('end') }
}

/** Bytes of the document's answer, headers included, not compressed: of the first visit, and of one that has its ETag. */
export type Transfer = { first: number; second: number; secondStatus: number }

/** What a visit and the next one transfer, when the page has not changed in between. Somebody else was there before. */
export async function transferOf(url: string): Promise<Transfer> {
  await visit(url)
  const first = await visit(url)
  const second = await visit(url, { headers: first.etag ? { 'If-None-Match': first.etag } : {} })
  return { first: first.bytes, second: second.bytes, secondStatus: second.status }
}

/** The clock of a process ticks every 10 ms: a mean of several starts is finer than that. */
const STARTS = 8

/** CPU time of a workerd, in milliseconds. */
export type StartupCpu = {
  /** Until it answers anything: all modules are evaluated. */
  ready: number
  /** Until it has answered its first page, by code that ran for the first time. */
  firstPage: number
}

/** What a worker costs at its start, from the start of the process; the mean of several starts. */
export async function startupCpu(served: Served, path: string): Promise<StartupCpu> {
  const total = { ready: 0, firstPage: 0 }
  for (let starts = 0; starts < STARTS; starts++) {
    const running = await startWorkerd(served)
    total.ready += cpuMs(running.pid) ?? Number.NaN
    await (await fetch(running.url + path)).arrayBuffer()
    total.firstPage += cpuMs(running.pid) ?? Number.NaN
    await running.stop()
  }
  return { ready: total.ready / STARTS, firstPage: total.firstPage / STARTS }
}
