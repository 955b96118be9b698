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

/** How many times better: `3.10x`. */
export function ratio(value: number | undefined, to: number | undefined): string {
  const times = value !== undefined && to ? value / to : undefined
  return times === undefined || Number.isNaN(times) ? '-' : `${times.toFixed(2)}x`
}
