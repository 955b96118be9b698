/** Returns true for a day that the calendar lacks (`2024-02-30`), which JavaScript reads as one of the next month. */
function isImpossible(value: string): boolean {
  const day = /^\d{4}-\d\d-\d\d/.exec(value)?.[0]
  return day !== undefined && new Date(day).toISOString().slice(0, 10) !== day
}

/**
 * Returns a date and time in any spelling that JavaScript reads as RFC 3339 in UTC. Returns undefined if it is invalid
 * or its year does not fit the format.
 */
export function utcTime(value: string): string | undefined {
  const time = Date.parse(value)
  if (Number.isNaN(time) || isImpossible(value)) return undefined
  const text = new Date(time).toISOString()
  return /^\d{4}-/.test(text) ? text : undefined
}

/** Formats a moment in English, in a time zone or that of the device: `3:40 pm, 21 Nov`. */
export function englishMoment(moment: Date, zone: { timeZone?: string }): string {
  const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, ...zone })
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', ...zone })
  return `${time.format(moment)}, ${day.format(moment)}`
}
