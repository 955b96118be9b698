import type { Reply } from './ask.ts'

/** `FAULT`: the site shows less than it should. `NOTE`: information. */
export type Finding = { kind: 'FAULT' | 'NOTE'; text: string }

export type Result = {
  /** The line of the table, which several calls can share. */
  line: string
  path: string
  status: string
  ms: number
  entries: number
  pictures: ReadonlySet<string>
  findings: ReadonlyArray<Finding>
}

/** Starts the result of a call. */
export function toResult(
  line: string,
  path: string,
  { status, ms }: Pick<Reply, 'status' | 'ms'>,
  findings: ReadonlyArray<Finding> = [],
): Result {
  return { line, path, status: String(status ?? 'none'), ms, entries: 0, pictures: new Set(), findings }
}

const COLUMNS = ['call', 'status', 'ms', 'entries', 'faults']

function isFault({ kind }: Finding): boolean {
  return kind === 'FAULT'
}

export function hasFaults(results: ReadonlyArray<Result>): boolean {
  return results.some(({ findings }) => findings.some(isFault))
}

function row([line, results]: [string, ReadonlyArray<Result>]): Array<string> {
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  return [
    results.length > 1 ? `${line} × ${results.length}` : line,
    [...new Set(results.map(({ status }) => status))].join(' '),
    String(Math.max(...results.map(({ ms }) => ms))),
    String(sum(({ entries }) => entries)),
    String(sum(({ findings }) => findings.filter(isFault).length)),
  ]
}

/** Prints a line for each kind of call, and below them the findings, faults first. Equal findings are printed once. */
export function printReport(results: ReadonlyArray<Result>): string {
  const rows = [COLUMNS, ...[...Map.groupBy(results, ({ line }) => line)].map(row)]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const table = rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const all = results.flatMap(({ line, path, findings }) =>
    findings.map((found) => ({ line, path, ...found })),
  )
  const same = Map.groupBy(all, ({ kind, line, text }) => `${kind} ${line} ${text}`)
  const texts = [...same.values()].flatMap(([first, ...others]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return first ? [`${first.kind.padEnd(5)} ${first.path}${more}: ${first.text}`] : []
  })
  const faults = all.filter(isFault).length
  const verdict =
    faults === 0
      ? 'The site shows all that this API has.'
      : `The site shows less than it should: ${faults} ${faults === 1 ? 'fault' : 'faults'}.`
  return [...table.map((text) => text.trimEnd()), '', ...texts.toSorted(), '', verdict].join('\n')
}
