import type { Arrival } from '../measure/arrival.ts'
import type { Results } from '../measure/rounds.ts'
import type { PageSizes, Size } from '../measure/sizes.ts'
import type { StartupCpu } from '../measure/startup.ts'
import type { Pair, Target } from '../targets/target.ts'
import { figure, ratio, table } from './table.ts'

const KIB = 1_024

/** Requests per second and CPU time of every target. */
export function loadReport(
  targets: ReadonlyArray<Target>,
  results: Results,
  connections: ReadonlyArray<number>,
  memory: ReadonlyMap<string, number | undefined>,
): string {
  const head = [
    'target',
    ...connections.flatMap((count) => [`req/s c=${count}`, 'p50 ms', 'p99 ms', 'CPU ms/req']),
    'RSS MiB',
  ]
  const rows = targets.map(({ name, title }) => [
    title,
    ...connections.flatMap((count) => {
      const result = results.get(name)?.get(count)
      return [
        figure(result?.perSecond),
        figure(result?.p50, 2),
        figure(result?.p99, 1),
        figure(result?.cpuMs, 3),
      ]
    }),
    figure(memory.get(name)),
  ])
  return table(head, rows)
}

/** How many times better the first of each pair is: more requests per second, less CPU time per request. */
export function ratioReport(
  pairs: ReadonlyArray<Pair>,
  results: Results,
  connections: ReadonlyArray<number>,
): string {
  const head = [
    'times better',
    ...connections.flatMap((count) => [`req/s c=${count}`, `CPU c=${count}`]),
    'must',
    'goal',
  ]
  const rows = pairs
    .filter(({ name, against }) => results.has(name) && results.has(against))
    .map(({ what, name, against, must, goal }) => [
      what,
      ...connections.flatMap((count) => {
        const one = results.get(name)?.get(count)
        const other = results.get(against)?.get(count)
        return [ratio(one?.perSecond, other?.perSecond), ratio(other?.cpuMs, one?.cpuMs)]
      }),
      figure(must, 2),
      figure(goal, 2),
    ])
  return table(head, rows)
}

/** What a slow upstream does to a page. */
export function arrivalReport(
  rows: ReadonlyArray<{ title: string; arrival: Arrival }>,
  delay: number,
): string {
  return table(
    ['page', 'first byte ms', 'shell ms', 'data after upstream ms', 'end after upstream ms'],
    rows.map(({ title, arrival: { first, shell, data, end } }) => [
      title,
      figure(first, 1),
      figure(shell, 1),
      figure(data === undefined ? undefined : data - delay, 1),
      figure(end === undefined ? undefined : end - delay, 1),
    ]),
  )
}

export type SizeRow = { title: string; worker: Size; startup: StartupCpu; page: PageSizes }

/** What is sent and loaded, in KiB. */
export function sizeReport(rows: ReadonlyArray<SizeRow>): string {
  const kib = ({ raw, gzip }: Size) => [figure(raw / KIB, 1), figure(gzip / KIB, 1)]
  return table(
    [
      'target',
      'worker',
      'gzip',
      'start CPU ms',
      'and first page',
      'HTML',
      'gzip',
      'scripts named',
      'gzip',
      'styles',
      'gzip',
    ],
    rows.map(({ title, worker, startup, page }) => [
      title,
      ...kib(worker),
      figure(startup.ready),
      figure(startup.firstPage),
      ...kib(page.html),
      ...kib(page.script),
      ...kib(page.style),
    ]),
  )
}
