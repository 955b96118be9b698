type Budget = { name: string; limit: number; measured: number | undefined }

/** Pairs each limit with its measurement. Ignores measurements without a limit. */
export function getBudgets(
  limits: Readonly<Record<string, number>>,
  measured: Readonly<Record<string, number>>,
): Array<Budget> {
  return Object.entries(limits).map(([name, limit]) => ({ name, limit, measured: measured[name] }))
}

/** Returns true if a measurement is above its limit or is missing. */
export function isBroken({ limit, measured }: Budget): boolean {
  return measured === undefined || !(measured <= limit)
}

function amount(name: string, value: number): string {
  return name.endsWith(', bytes') ? `${(value / 1024).toFixed(1)} KiB` : String(value)
}

/** Returns one line with the measurement, its limit, and by how much it is above. */
export function toLine(budget: Budget): string {
  const { name, limit, measured } = budget
  const title = name.replace(/, bytes$/, '')
  if (measured === undefined) return `BROKEN  ${title}: was not measured`
  const share = `${amount(name, measured)} of ${amount(name, limit)}`
  if (!isBroken(budget)) return `ok      ${title}: ${share}`
  return `BROKEN  ${title}: ${share}, ${amount(name, measured - limit)} too much`
}
