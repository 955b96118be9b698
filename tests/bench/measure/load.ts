import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'
import { quantile } from '../report.ts'

const run = promisify(execFile)

export type LoadWish = { url: string; connections: number; seconds: number }

/** What a load generator tells: latencies in milliseconds. */
type Figures = { requests: number; perSecond: number; p50: number; p99: number }

export type LoadResult = Figures & {
  /** CPU time of the worker's process per request, garbage collection and all threads included. */
  cpuMs: number | undefined
}

/** /proc counts in ticks of 10 ms on every Linux that Node runs on. */
const TICK_MS = 10
const USER_TIME = 11
const SYSTEM_TIME = 12

/** CPU time of a process and all its threads so far, in milliseconds; undefined where /proc does not tell. */
export function cpuMs(pid: number): number | undefined {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS
  } catch {
    return undefined
  }
}

/** Memory of a process in MiB; undefined where /proc does not tell. */
export function memoryMiB(pid: number): number | undefined {
  try {
    const match = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
    return match ? Number(match[1]) / 1024 : undefined
  } catch {
    return undefined
  }
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

function milliseconds(text: string | undefined): number {
  const match = text?.match(/([\d.]+)(us|ms|s|m)/)
  return match ? Number(match[1]) * (UNITS[match[2] ?? ''] ?? Number.NaN) : Number.NaN
}

/** Reads what `wrk --latency` prints. @throws when an answer was an error */
export function readWrk(output: string): Figures {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`the load met errors:\n${output}`)
  return {
    requests: Number(output.match(/(\d+) requests in/)?.[1]),
    perSecond: Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p50: milliseconds(output.match(/^\s+50%\s+(\S+)/m)?.[1]),
    p99: milliseconds(output.match(/^\s+99%\s+(\S+)/m)?.[1]),
  }
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Whether there is a wrk to load with. */
export const hasWrk = isInstalled('wrk')

async function loadWithWrk({ url, connections, seconds }: LoadWish): Promise<Figures> {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', url])
  return readWrk(stdout)
}

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    get(url, { agent }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        else resolve(performance.now() - started)
      })
    }).on('error', reject)
  })
}

/** Loads an address from this process, where there is no wrk: the same figures, but a lower ceiling. */
async function loadWithNode({ url, connections, seconds }: LoadWish): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const until = started + seconds * 1_000
  const times: Array<number> = []
  async function client() {
    while (performance.now() < until) times.push(await ask(url, agent))
  }
  try {
    await Promise.all(Array.from({ length: connections }, client))
  } finally {
    agent.destroy()
  }
  const elapsed = (performance.now() - started) / 1_000
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

/** One timed load, with the CPU time that the process `pid` spent on it. */
export async function load(wish: LoadWish, pid: number): Promise<LoadResult> {
  const before = cpuMs(pid)
  const figures = hasWrk ? await loadWithWrk(wish) : await loadWithNode(wish)
  const after = cpuMs(pid)
  const known = before !== undefined && after !== undefined && figures.requests > 0
  return { ...figures, cpuMs: known ? (after - before) / figures.requests : undefined }
}
