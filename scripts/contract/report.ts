import type { Reply } from './ask.ts'

/** `fault`: the site shows less than it should. `note`: worth knowing. */
export type Finding = { kind: 'fault' | 'note'; text: string }

/** What came of one line of the table: a call, or all calls of a kind. */
export type Row = {
  call: string
  status: string
  /** The slowest answer, in milliseconds. */
  ms: number
  entries: number
  dropped: number
  defaulted: number
  cache: string
  findings: Array<Finding>
}

/** What a reply says of caches, for the table. */
function cacheHeaders({ headers }: Reply): string {
  const control = headers.get('Cache-Control')
  const validators = ['ETag', 'Last-Modified'].filter((name) => headers.has(name))
  return [...(control ? [control] : []), ...validators].join(', ') || '–'
}

function emptyRow(call: string): Row {
  return { call, status: '–', ms: 0, entries: 0, dropped: 0, defaulted: 0, cache: '–', findings: [] }
}

export function rowOf(call: string, reply: Reply): Row {
  return {
    ...emptyRow(call),
    status: String(reply.status ?? 'none'),
    ms: reply.ms,
    cache: cacheHeaders(reply),
  }
}

/** What was found in several rows: the same once, with the first call and how many there are. */
function foundTogether(rows: ReadonlyArray<Row>): Array<Finding> {
  const all = rows.flatMap(({ call, findings }) => findings.map((finding) => ({ ...finding, call })))
  const same = Map.groupBy(all, ({ kind, text }) => `${kind} ${text}`)
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { kind, call, text } = first
    return [{ kind, text: `${call}${others.length > 0 ? ` and ${others.length} more` : ''}: ${text}` }]
  })
}

/** Several rows of the same kind as one. */
export function together(call: string, rows: ReadonlyArray<Row>): Row {
  const sum = (of: 'entries' | 'dropped' | 'defaulted') => rows.reduce((total, row) => total + row[of], 0)
  const all = (of: 'status' | 'cache') => [...new Set(rows.map((row) => row[of]))].join(' ')
  return {
    call: `${call} × ${rows.length}`,
    status: all('status') || '–',
    ms: Math.max(0, ...rows.map(({ ms }) => ms)),
    entries: sum('entries'),
    dropped: sum('dropped'),
    defaulted: sum('defaulted'),
    cache: all('cache') || '–',
    findings: foundTogether(rows),
  }
}

const COLUMNS = ['call', 'status', 'ms', 'entries', 'dropped', 'defaulted', 'faults', 'cache'] as const

/** The rows as a table, and below it what was found, faults first. */
export function printed(rows: ReadonlyArray<Row>): string {
  const faultsOf = (row: Row) => row.findings.filter(({ kind }) => kind === 'fault').length
  const cells = rows.map((row) =>
    COLUMNS.map((column) => String(column === 'faults' ? faultsOf(row) : row[column])),
  )
  const widths = COLUMNS.map((name, index) =>
    Math.max(name.length, ...cells.map((line) => line[index]?.length ?? 0)),
  )
  const line = (texts: ReadonlyArray<string>) =>
    texts
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  const findings = (['fault', 'note'] as const).flatMap((wanted) =>
    rows.flatMap(({ call, findings }) =>
      findings
        .filter(({ kind }) => kind === wanted)
        .map(({ text }) => `${wanted.toUpperCase().padEnd(5)} ${call}: ${text}`),
    ),
  )
  const faults = rows.reduce((total, row) => total + faultsOf(row), 0)
  const verdict =
    faults === 0
      ? 'The site shows all that this API has.'
      : `The site shows less than it should: ${faults} ${faults === 1 ? 'fault' : 'faults'}.`
  return [
    line(COLUMNS),
    ...cells.map(line),
    '',
    ...findings,
    ...(findings.length > 0 ? [''] : []),
    verdict,
  ].join('\n')
}
