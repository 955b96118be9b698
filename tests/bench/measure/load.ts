import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

type LoadOptions = { url: string; connections: number; seconds: number }

/** The figures of wrk. Latencies are in milliseconds. */
type Figures = { requests: number; perSecond: number; p50: number; p99: number }

export type LoadResult = Figures & {
  /** CPU time of the worker's process per request, with garbage collection and all threads. */
  cpuMs: number
}

/** /proc counts in ticks of 10 ms on every Linux that Node runs on. */
const TICK_MS = 10
const USER_TIME = 11
const SYSTEM_TIME = 12

/** Returns the CPU time of a process and its threads so far, in milliseconds. */
export function cpuMs(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

function milliseconds(text = ''): number {
  const [, value, unit = ''] = /([\d.]+)(us|ms|s|m)/.exec(text) ?? []
  return Number(value) * (UNITS[unit] ?? Number.NaN)
}

/** Reads the output of `wrk --latency`. @throws when an answer was an error */
export function readWrk(output: string): Figures {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`the load met errors:\n${output}`)
  return {
    requests: Number(output.match(/(\d+) requests in/)?.[1]),
    perSecond: Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p50: milliseconds(output.match(/^\s+50%\s+(\S+)/m)?.[1]),
    p99: milliseconds(output.match(/^\s+99%\s+(\S+)/m)?.[1]),
  }
}

/** Loads an address with wrk, and measures the CPU time that the process `pid` spends on it. @throws without wrk */
export async function load({ url, connections, seconds }: LoadOptions, pid: number): Promise<LoadResult> {
  const before = cpuMs(pid)
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', url])
  const figures = readWrk(stdout)
  return { ...figures, cpuMs: (cpuMs(pid) - before) / figures.requests }
}
