import { median } from '../report/statistics.ts'
import type { Served } from '../serve/config.ts'
import { startWorkerd } from '../serve/start-workerd.ts'
import { cpuMs } from './process-stats.ts'

const STARTS = 3

/** CPU time of a workerd from its start until it has answered its first page; the median of a few starts. */
export async function startupCpu(served: Served, path: string): Promise<number> {
  const times: Array<number> = []
  for (let starts = 0; starts < STARTS; starts++) {
    const running = await startWorkerd(served)
    await (await fetch(running.url + path)).arrayBuffer()
    times.push(cpuMs(running.pid) ?? Number.NaN)
    await running.stop()
  }
  return median(times)
}
