import type { Results } from './measure/rounds.ts'
import type { Arrival, StartupCpu, Transfer } from './measure/visits.ts'
import type { Pair, Target } from './targets.ts'

/** The value below which a share of the values lies; NaN when there are none. */
export function quantile(values: ReadonlyArray<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** The middle value, the lower one of two; NaN when there are none. */
export function median(values: ReadonlyArray<number>): number {
  return quantile(values, 0.5)
}

/** Rows as a table that reads well in a terminal and is Markdown: the first column to the left, figures to the right. */
export function table(head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const isText = head.map((_, column) => rows.some((row) => !/^[-\d.x% ]*$/.test(row[column] ?? '')))
  const line = (cells: ReadonlyArray<string>) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return isText[column] ? cell.padEnd(width) : cell.padStart(width)
      })
      .join(' | ')} |`
  const rule = `|${widths.map((width, column) => (isText[column] ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** A figure with so many decimals; a dash when it is not known. */
export function figure(value: number | undefined, decimals = 0): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(decimals)
}

/** How many times as much: `3.10x`. */
export function ratio(value: number | undefined, to: number | undefined): string {
  const times = value !== undefined && to ? value / to : undefined
  return times === undefined || Number.isNaN(times) ? '-' : `${times.toFixed(2)}x`
}

/** Requests per second and CPU time of every target. */
export function loadReport(
  targets: ReadonlyArray<Target>,
  results: Results,
  connections: ReadonlyArray<number>,
): string {
  const head = [
    'target',
    ...connections.flatMap((count) => [`req/s c=${count}`, 'p50 ms', 'p99 ms', 'CPU ms/req']),
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
      figure(data - delay, 1),
      figure(end - delay, 1),
    ]),
  )
}

/** What visits of an unchanged page transfer, and what a start costs. */
export function visitReport(
  rows: ReadonlyArray<{ title: string; transfer: Transfer; startup: StartupCpu }>,
): string {
  return table(
    ['page', 'first visit B', 'second visit B', 'status', 'start CPU ms', 'and first page'],
    rows.map(({ title, transfer, startup }) => [
      title,
      ...[transfer.first, transfer.second, transfer.secondStatus].map((value) => figure(value)),
      figure(startup.ready),
      figure(startup.firstPage),
    ]),
  )
}
