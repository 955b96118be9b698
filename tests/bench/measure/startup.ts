import type { Served } from '../serve/config.ts'
import { startWorkerd } from '../serve/start-workerd.ts'
import { cpuMs } from './process-stats.ts'

/** The clock of a process ticks every 10 ms: a mean of several starts is finer than that. */
const STARTS = 8

/** CPU time of a workerd from its start until it has answered its first page; the mean of several starts. */
export async function startupCpu(served: Served, path: string): Promise<number> {
  let total = 0
  for (let starts = 0; starts < STARTS; starts++) {
    const running = await startWorkerd(served)
    await (await fetch(running.url + path)).arrayBuffer()
    total += cpuMs(running.pid) ?? Number.NaN
    await running.stop()
  }
  return total / STARTS
}
