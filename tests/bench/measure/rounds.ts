import { figure, median } from '../report.ts'
import type { Started } from '../serve/sites.ts'
import { type LoadResult, load } from './load.ts'

/** Medians over the rounds, and the CPU time of each round. */
type Median = LoadResult & { cpuRounds: ReadonlyArray<number> }

/** Target → connections → medians over the rounds. */
export type Results = ReadonlyMap<string, ReadonlyMap<number, Median>>

const WARM_UP = { connections: 4, seconds: 2 }

function getMedian(results: ReadonlyArray<LoadResult>): Median {
  const of = (field: keyof LoadResult) => median(results.map((result) => result[field]))
  return {
    requests: of('requests'),
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMs: of('cpuMs'),
    cpuRounds: results.map(({ cpuMs }) => cpuMs),
  }
}

/** Loads every target once per round and number of connections, in turns, so that a disturbance hits all of them. */
export async function loadInRounds(
  targets: ReadonlyArray<Started>,
  options: { seconds: number; repeats: number; connections: ReadonlyArray<number> },
  note: (text: string) => void,
): Promise<Results> {
  const { seconds, repeats } = options
  const loads: Array<{ name: string; connections: number; result: LoadResult }> = []
  for (const { url, running } of targets) await load({ url, ...WARM_UP }, running.pid)
  for (let round = 1; round <= repeats; round++) {
    for (const connections of options.connections) {
      note(`round ${round} of ${repeats}, ${connections} connections`)
      for (const { name, url, running } of targets) {
        const result = await load({ url, connections, seconds }, running.pid)
        loads.push({ name, connections, result })
        note(
          `  ${name.padEnd(20)} ${figure(result.perSecond).padStart(6)} req/s  ${figure(result.cpuMs, 2)} ms`,
        )
      }
    }
  }
  const byTarget = Map.groupBy(loads, ({ name }) => name)
  return new Map(
    [...byTarget].map(([name, own]) => {
      const byConnections = Map.groupBy(own, ({ connections }) => connections)
      return [name, new Map([...byConnections].map(([count, list]) => [count, getMedian(list.map(({ result }) => result))]))] // biome-ignore format: one line
    }),
  )
}
