import { setTimeout as wait } from 'node:timers/promises'
import { figure, median, table } from '../report.ts'
import type { Started } from '../serve/sites.ts'
import { type LoadResult, load, memoryMiB } from './load.ts'

/** Target → connections → the medians over the rounds. */
export type Results = ReadonlyMap<string, ReadonlyMap<number, LoadResult>>

const WARM_UP = { connections: 4, seconds: 2 }

const SAMPLE_SECONDS = 30
const MEMORY_CONNECTIONS = 16

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
  targets: ReadonlyArray<Started>,
  wish: { seconds: number; repeats: number; connections: ReadonlyArray<number> },
  note: (text: string) => void,
): Promise<Results> {
  const all = new Map(
    targets.map(({ name }) => [
      name,
      new Map<number, Array<LoadResult>>(wish.connections.map((count) => [count, []])),
    ]),
  )
  for (const { url, running } of targets) await load({ url, ...WARM_UP }, running.pid)
  for (let round = 1; round <= wish.repeats; round++) {
    for (const connections of wish.connections) {
      note(`round ${round} of ${wish.repeats}, ${connections} connections`)
      for (const { name, url, running } of targets) {
        const result = await load({ url, connections, seconds: wish.seconds }, running.pid)
        all.get(name)?.get(connections)?.push(result)
        note(
          `  ${name.padEnd(20)} ${figure(result.perSecond).padStart(6)} req/s  ${figure(result.cpuMs, 2)} ms`,
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

/** Loads one target and notes the memory of its worker every half minute. */
async function watchMemory(
  { name, title, url, running: { pid } }: Started,
  seconds: number,
  note: (text: string) => void,
) {
  const samples = [memoryMiB(pid)]
  const work = load({ url, connections: MEMORY_CONNECTIONS, seconds }, pid)
  const sampling = (async () => {
    for (let second = SAMPLE_SECONDS; second <= seconds; second += SAMPLE_SECONDS) {
      await wait(SAMPLE_SECONDS * 1_000)
      samples.push(memoryMiB(pid))
      note(`${name}: ${second} s, ${figure(samples.at(-1))} MiB`)
    }
  })()
  const [result] = await Promise.all([work, sampling])
  return [title, figure(result.requests), ...samples.map((sample) => figure(sample))]
}

/** The memory of each target under load, one after the other. */
export async function memoryReport(
  targets: ReadonlyArray<Started>,
  seconds: number,
  note: (text: string) => void,
): Promise<string> {
  const rows: Array<Array<string>> = []
  for (const target of targets) rows.push(await watchMemory(target, seconds, note))
  const times = Array.from(
    { length: Math.floor(seconds / SAMPLE_SECONDS) + 1 },
    (_, index) => `${index * SAMPLE_SECONDS} s`,
  )
  return table(['MiB resident', 'requests', ...times], rows)
}
