const DAY_MS = 24 * 3_600_000
/** No date on the site is older. */
const EARLIEST = Date.UTC(2000)

/** A day or time of ISO 8601 as APIs write it, `2026-10-01T15:40:00+0530`; the time and the zone may be missing. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/** India has one time zone. */
const INDIA = '+05:30'

/** Parses ISO 8601 or the date of HTTP (RFC 9110), in milliseconds. Returns NaN for anything else. */
function parseTime(value: string): number {
  const [, day, time = '00:00', zone = INDIA] = ISO.exec(value) ?? []
  if (day === undefined) {
    const moment = Date.parse(value)
    // JavaScript reads many other texts as dates.
    return new Date(moment).toUTCString() === value ? moment : Number.NaN
  }
  // JavaScript reads a day that the calendar lacks (`2024-02-30`) as one of the next month.
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay ? Date.parse(`${day}T${time}${zone.length === 3 ? `${zone}:00` : zone}`) : Number.NaN
}

/**
 * Reads the time of a change or review as RFC 3339 in UTC. A time without a zone is India's. Returns undefined for a
 * text of another form, and for a time before 2000 or more than a day ahead of `now` (ms).
 */
export function readTime(value: string, now = Date.now()): string | undefined {
  const moment = parseTime(value.trim())
  return moment >= EARLIEST && moment <= now + DAY_MS ? new Date(moment).toISOString() : undefined
}
