import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { promisify } from 'node:util'
import { BROWSER_USER_AGENT } from '#support/site/start-site.ts'
import type { Running } from './workerd.ts'

/** /proc counts CPU time in ticks of 10 ms on every Linux that Node runs on. */
const TICK_MS = 10
const USER_TIME = 11
const SYSTEM_TIME = 12
const CONNECTIONS = 32

/** Returns the middle value, the lower one of two. */
export function median(values: ReadonlyArray<number>): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

function getCpu(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS
}

/** `cpu` is the CPU time of the worker's process per request, in milliseconds. */
export type Load = { perSecond: number; cpu: number }

/** Loads an address with wrk. @throws without wrk, or when an answer had another status than expected */
export async function load(
  { url, pid }: Running,
  path: string,
  seconds: number,
  status = 200,
): Promise<Load> {
  const before = getCpu(pid)
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}`,
    '-H',
    `User-Agent: ${BROWSER_USER_AGENT}`,
    url + path,
  ]
  const { stdout } = await promisify(execFile)('wrk', args)
  const cpu = getCpu(pid) - before
  const answeredStatus = (await fetch(url + path, { headers: { 'User-Agent': BROWSER_USER_AGENT } })).status
  if (answeredStatus !== status || /Socket errors/.test(stdout) || (status < 400 && /Non-2xx/.test(stdout)))
    throw new Error(`${path}: expected ${status}, found ${answeredStatus}\n${stdout}`)
  const requests = Number(stdout.match(/(\d+) requests in/)?.[1])
  return { perSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]), cpu: cpu / requests }
}

/** Arrival of the shell and the data of a page, in milliseconds since the request. */
export type Arrival = { shell: number; data: number }

/** Visits a page. The texts are in the shell only, and in the data only. */
export function visit(address: string, texts: { shell: string; data: string }): Promise<Arrival> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const at = { shell: Number.NaN, data: Number.NaN }
    let text = ''
    get(address, { agent: false, headers: { 'User-Agent': BROWSER_USER_AGENT } }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.includes(texts.shell)) at.shell ||= performance.now() - started
        if (text.includes(texts.data)) at.data ||= performance.now() - started
      })
      response.on('end', () => resolve(at))
    }).on('error', reject)
  })
}

/** Formats rows as a Markdown table. */
export function table(rows: ReadonlyArray<ReadonlyArray<string>>): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const lines = rows.map(
    (row) => `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`,
  )
  return lines.toSpliced(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`).join('\n')
}
