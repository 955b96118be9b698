import { loadWithNode } from './node-load.ts'
import { cpuMs } from './process-stats.ts'
import { hasWrk, loadWithWrk } from './wrk.ts'

export type LoadWish = {
  url: string
  connections: number
  seconds: number
  headers?: Record<string, string>
}

export type LoadResult = {
  requests: number
  perSecond: number
  /** Latency in milliseconds. */
  p50: number
  p99: number
  /** CPU time of the worker's process per request, garbage collection and all threads included. */
  cpuMs: number | undefined
}

/** Which load generator there is. */
export const hasFastLoad = await hasWrk()

/** One timed load, with the CPU time that the process `pid` spent on it. */
export async function load(wish: LoadWish, pid: number): Promise<LoadResult> {
  const before = cpuMs(pid)
  const figures = hasFastLoad ? await loadWithWrk(wish) : await loadWithNode(wish)
  const after = cpuMs(pid)
  const known = before !== undefined && after !== undefined && figures.requests > 0
  return { ...figures, cpuMs: known ? (after - before) / figures.requests : undefined }
}
