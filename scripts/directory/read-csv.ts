import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'

/** What is wrong with a file, and where; `line` counts from 1. */
export type Problem = { line: number; column: string; message: string }

/** A line of the table: its texts by the names of the columns. */
export type CsvRow = { line: number; fields: Record<string, string> }

export type CsvResult = { rows: Array<CsvRow>; problems: Array<Problem> }

const MOST_BYTES = 20 * 1024 * 1024
const LINE_FEED = 0x0a

/** What csv-parse gives with `info`: the fields of a record, and the line on which it ends. */
const recordsSchema = v.array(
  v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }),
)

function refused(message: string, line = 1, column = ''): CsvResult {
  return { rows: [], problems: [{ line, column, message }] }
}

/** The texts of a file's bytes, or where they are none. */
function decode(bytes: Uint8Array): { ok: true; text: string } | { ok: false; result: CsvResult } {
  const fail = (...args: Parameters<typeof refused>) => ({ ok: false as const, result: refused(...args) })
  if (bytes.length > MOST_BYTES) return fail('the file is larger than 20 MB')
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return fail('the file is UTF-16: save it as "CSV UTF-8"')
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  try {
    const text = decoder.decode(bytes)
    const nul = text.indexOf('\0')
    if (nul === -1) return { ok: true, text }
    const before = text.slice(0, nul).split('\n')
    return fail('a NUL character', before.length, `character ${(before.at(-1)?.length ?? 0) + 1}`)
  } catch {
    return fail('not UTF-8: save the file as "CSV UTF-8"', ...badPlace(bytes))
  }
}

/** Line and place of the first bytes that are not UTF-8. */
function badPlace(bytes: Uint8Array): [line: number, column: string] {
  let start = 0
  for (let line = 1; start <= bytes.length; line++) {
    const found = bytes.indexOf(LINE_FEED, start)
    const end = found === -1 ? bytes.length : found
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end))
    } catch {
      const readable = new TextDecoder().decode(bytes.subarray(start, end)).indexOf('\ufffd')
      return [line, `character ${readable + 1}`]
    }
    start = end + 1
  }
  return [1, '']
}

/** Semicolon or comma, whichever the first line has more of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  return head.split(';').length > head.split(',').length ? ';' : ','
}

/**
 * Reads a CSV file (RFC 4180) of UTF-8, with or without byte order mark, separated by commas or semicolons. The first line
 * names the columns: all of `required`, and others of `known`.
 */
export function readCsv(
  bytes: Uint8Array,
  { required, known }: { required: ReadonlyArray<string>; known: ReadonlyArray<string> },
): CsvResult {
  const decoded = decode(bytes)
  if (!decoded.ok) return decoded.result
  let records: v.InferOutput<typeof recordsSchema>
  try {
    const parsed: unknown = parse(decoded.text, {
      delimiter: delimiterOf(decoded.text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
    records = v.parse(recordsSchema, parsed)
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 1
    return refused(`cannot be read: ${error instanceof Error ? error.message : error}`, line)
  }
  const [head, ...lines] = records
  if (!head) return refused('the file is empty')
  const names = head.record.map((name) => name.toLowerCase())
  const problems = [
    ...required
      .filter((name) => !names.includes(name))
      .map((column) => ({ line: 1, column, message: 'this column is missing' })),
    ...names
      .filter((name, index) => !known.includes(name) || names.indexOf(name) !== index)
      .map((column) => ({ line: 1, column, message: 'no such column, or there twice' })),
  ]
  if (problems.length > 0) return { rows: [], problems }
  let line = head.info.lines
  const rows = lines.map(({ record, info }) => {
    const row = {
      line: line + 1,
      fields: Object.fromEntries(names.map((name, at) => [name, record[at] ?? ''])),
    }
    if (record.length > names.length)
      problems.push({ line: row.line, column: '', message: 'more fields than columns' })
    line = info.lines
    return row
  })
  return { rows, problems }
}
