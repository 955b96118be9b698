import { setTimeout as wait } from 'node:timers/promises'
import { load } from './measure/load.ts'
import { memoryMiB } from './measure/process-stats.ts'
import { figure, table } from './report/table.ts'
import { addressOf, type Target } from './targets/target.ts'

const SAMPLE_SECONDS = 30
const CONNECTIONS = 16

/** Loads one target and prints the memory of its worker every half minute. */
async function watchMemory(target: Target, seconds: number): Promise<Array<string>> {
  const { pid } = target.site.running
  const samples = [memoryMiB(pid)]
  const work = load({ url: addressOf(target), connections: CONNECTIONS, seconds }, pid)
  const sampling = (async () => {
    for (let second = SAMPLE_SECONDS; second <= seconds; second += SAMPLE_SECONDS) {
      await wait(SAMPLE_SECONDS * 1_000)
      samples.push(memoryMiB(pid))
      console.log(`${target.name}: ${second} s, ${figure(samples.at(-1))} MiB`)
    }
  })()
  const [result] = await Promise.all([work, sampling])
  return [target.title, figure(result.requests), ...samples.map((sample) => figure(sample))]
}

/** The memory of each target under load, one after the other. */
export async function memoryReport(targets: ReadonlyArray<Target>, seconds: number): Promise<string> {
  const rows: Array<Array<string>> = []
  for (const target of targets) rows.push(await watchMemory(target, seconds))
  const times = Array.from(
    { length: Math.floor(seconds / SAMPLE_SECONDS) + 1 },
    (_, index) => `${index * SAMPLE_SECONDS} s`,
  )
  return table(['MiB resident', 'requests', ...times], rows)
}
