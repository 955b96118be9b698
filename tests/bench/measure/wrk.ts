import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LoadResult, LoadWish } from './load.ts'

const run = promisify(execFile)
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

function milliseconds(text: string | undefined): number {
  const match = text?.match(/([\d.]+)(us|ms|s|m)/)
  return match ? Number(match[1]) * (UNITS[match[2] ?? ''] ?? Number.NaN) : Number.NaN
}

/** Reads what `wrk --latency` prints. @throws when an answer was an error */
export function readWrk(output: string): Omit<LoadResult, 'cpuMs'> {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`the load met errors:\n${output}`)
  return {
    requests: Number(output.match(/(\d+) requests in/)?.[1]),
    perSecond: Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p50: milliseconds(output.match(/^\s+50%\s+(\S+)/m)?.[1]),
    p99: milliseconds(output.match(/^\s+99%\s+(\S+)/m)?.[1]),
  }
}

/** Whether there is a wrk to load with. */
export async function hasWrk(): Promise<boolean> {
  try {
    await run('which', ['wrk'])
    return true
  } catch {
    return false
  }
}

/** Loads an address with wrk, one thread. */
export async function loadWithWrk({ url, connections, seconds, headers = {} }: LoadWish) {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}`,
    '--latency',
    ...fields,
    url,
  ])
  return readWrk(stdout)
}
