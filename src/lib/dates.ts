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

/** A moment in English, in a time zone or that of the device: `3:40 pm, 21 Nov`. */
export function englishMoment(moment: Date, zone: { timeZone?: string }): string {
  const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, ...zone })
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', ...zone })
  return `${time.format(moment)}, ${day.format(moment)}`
}
