import type { Served } from '../serve/config.ts'
import { startWorkerd } from '../serve/start-workerd.ts'
import { cpuMs } from './process-stats.ts'

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
