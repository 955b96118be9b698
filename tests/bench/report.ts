import type { Results } from './measure/rounds.ts'
import type { Arrival, StartupCpu } from './measure/visits.ts'
import type { Pair, Target } from './targets.ts'

/** Returns the middle value, the lower one of two, or NaN without values. */
export function median(values: ReadonlyArray<number>): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Formats rows as a Markdown table. Text is aligned to the left, figures to the right. */
export function table(head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    const width = Math.max(3, title.length, ...cells.map(({ length }) => length))
    return { width, isText: cells.some((cell) => !/^(?:[-\d.x% ()]|to)*$/.test(cell)) }
  })
  const line = (cells: ReadonlyArray<string>) =>
    `| ${columns.map(({ width, isText }, at) => (isText ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width))).join(' | ')} |`
  const rule = columns.map(({ width, isText }) => `${'-'.repeat(width + 1)}${isText ? '-' : ':'}`)
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n')
}

/** Formats a figure, or a dash when it is unknown. */
export function figure(value: number | undefined, decimals = 0): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(decimals)
}

/** Formats the median of a figure with its least and its greatest value: `4.0 (3.9 to 4.2)`. */
export function spread(values: ReadonlyArray<number>, decimals = 0): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)].map((value) => figure(value, decimals))
  return `${figure(median(values), decimals)} (${least} to ${greatest})`
}

/** Formats a ratio: `3.10x`. */
export function ratio(value: number | undefined, to: number | undefined): string {
  const times = value !== undefined && to ? value / to : Number.NaN
  return Number.isNaN(times) ? '-' : `${times.toFixed(2)}x`
}

/** Reports requests per second and CPU time of every target. */
export function loadReport(
  targets: ReadonlyArray<Target>,
  results: Results,
  connections: ReadonlyArray<number>,
): string {
  const head = connections.flatMap((count) => [`req/s c=${count}`, 'p50 ms', 'p99 ms', 'CPU ms/req'])
  const rows = targets.map(({ name, title }) => {
    const loads = connections.map((count) => results.get(name)?.get(count))
    return [
      title,
      ...loads.flatMap((load) => [
        figure(load?.perSecond),
        figure(load?.p50, 2),
        figure(load?.p99, 1),
        load ? spread(load.cpuRounds, 3) : figure(undefined),
      ]),
    ]
  })
  return table(['target', ...head], rows)
}

/** Reports how many times better the first of each pair is: requests per second, and CPU time per request. */
export function ratioReport(
  pairs: ReadonlyArray<Pair>,
  results: Results,
  connections: ReadonlyArray<number>,
): string {
  const head = connections.flatMap((count) => [`req/s c=${count}`, `CPU c=${count}`])
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
  return table(['times better', ...head, 'must', 'goal'], rows)
}

/** Reports when parts of a page arrive from behind a slow upstream. */
export function arrivalReport(
  rows: ReadonlyArray<{ title: string; arrival: Arrival }>,
  delay: number,
): string {
  return table(
    ['page', 'first byte ms', 'shell ms', 'data after upstream ms', 'end after upstream ms'],
    rows.map(({ title, arrival: { first, shell, data, end } }) => [
      title,
      ...[first, shell, data - delay, end - delay].map((value) => figure(value, 1)),
    ]),
  )
}

/** Reports the CPU time of a start. */
export function startupReport(rows: ReadonlyArray<{ title: string; startup: StartupCpu }>): string {
  return table(
    ['page', 'start CPU ms', 'and first page'],
    rows.map(({ title, startup }) => [title, figure(startup.ready), figure(startup.firstPage)]),
  )
}
