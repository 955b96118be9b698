import { fieldNames, fieldValues, momentInIndia } from '#worker/contact/message-fields.ts'
import type { OfficeMessage } from '#worker/contact/message-store.ts'

/** Beginnings that make a spreadsheet read a cell as a formula, or as two cells (OWASP, 'CSV Injection'). */
const RISKY = /^[=+\-@\t\r\n]/

function cell(value: string): string {
  const defused = RISKY.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

/** Returns rows as CSV (RFC 4180) for spreadsheets. An apostrophe disarms formulas; a byte order mark marks UTF-8. */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string>>): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** The columns of exported messages. */
const COLUMNS = [...fieldNames, 'message', 'suspected', 'closed_in_india', 'progress', 'no_answers', 'note']

function toRow(message: OfficeMessage): Array<string> {
  const { suspected, closedAt, progress, calls, note } = message
  const closed = closedAt === null ? '' : momentInIndia(closedAt)
  return [
    ...fieldValues(message),
    message.message,
    suspected ? 'yes' : '',
    closed,
    progress,
    `${calls}`,
    note,
  ]
}

/** Returns messages as CSV, with the names of the columns. */
export function messagesToCsv(messages: ReadonlyArray<OfficeMessage>): string {
  return toCsv([COLUMNS, ...messages.map(toRow)])
}
