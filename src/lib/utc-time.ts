/**
 * A date and time in whatever spelling JavaScript reads, as RFC 3339 in UTC; undefined when it is none, or one of a year
 * that the format cannot say.
 */
export function utcTime(value: string): string | undefined {
  const time = Date.parse(value)
  if (Number.isNaN(time)) return undefined
  const text = new Date(time).toISOString()
  return /^\d{4}-/.test(text) ? text : undefined
}
