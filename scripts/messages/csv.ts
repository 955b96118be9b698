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
