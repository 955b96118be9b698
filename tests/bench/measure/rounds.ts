import { median } from '../report/statistics.ts'
import { addressOf, type Target } from '../targets/target.ts'
import { type LoadResult, load } from './load.ts'

/** Target → connections → the medians over the rounds. */
export type Results = ReadonlyMap<string, ReadonlyMap<number, LoadResult>>

const WARM_UP = { connections: 4, seconds: 2 }

function middle(results: ReadonlyArray<LoadResult>): LoadResult {
  const of = (field: keyof LoadResult) => median(results.map((result) => result[field] ?? Number.NaN))
  return {
    requests: of('requests'),
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMs: of('cpuMs'),
  }
}

/** Loads every target once per round and number of connections, in turns, so that what disturbs one disturbs all. */
export async function loadInRounds(
  targets: ReadonlyArray<Target>,
  wish: { seconds: number; repeats: number; connections: ReadonlyArray<number> },
  note: (text: string) => void,
): Promise<Results> {
  const all = new Map(
    targets.map(({ name }) => [
      name,
      new Map<number, Array<LoadResult>>(wish.connections.map((count) => [count, []])),
    ]),
  )
  for (const target of targets) await load({ url: addressOf(target), ...WARM_UP }, target.site.running.pid)
  for (let round = 1; round <= wish.repeats; round++) {
    for (const connections of wish.connections) {
      note(`round ${round} of ${wish.repeats}, ${connections} connections`)
      for (const target of targets) {
        const result = await load(
          { url: addressOf(target), connections, seconds: wish.seconds },
          target.site.running.pid,
        )
        all.get(target.name)?.get(connections)?.push(result)
        note(
          `  ${target.name.padEnd(20)} ${result.perSecond.toFixed(0).padStart(6)} req/s  ${result.cpuMs?.toFixed(2) ?? '-'} ms`,
        )
      }
    }
  }
  return new Map(
    [...all].map(([name, rounds]) => [
      name,
      new Map([...rounds].map(([count, list]) => [count, middle(list)])),
    ]),
  )
}
