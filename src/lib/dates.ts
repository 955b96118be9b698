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

/** A moment as people say it, in the time zone of the device: `3:40 pm, 21 Nov`. */
export function shortMoment(milliseconds: number, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {}
  const moment = new Date(milliseconds)
  const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, ...zone })
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', ...zone })
  return `${time.format(moment)}, ${day.format(moment)}`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A calendar day as it is written out: `2026-11-01` → `1 November 2026`. Every runtime agrees on it. */
export function longDate(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30.4375 * DAY
const YEAR = 12 * MONTH

function ago(elapsed: number, unit: number, name: string): string {
  const count = Math.floor(elapsed / unit)
  return `${count} ${name}${count === 1 ? '' : 's'} ago`
}

/** How long before `nowMs` a time was, in the largest unit that fits: `3 weeks ago`. A time to come is 'just now'. */
export function relativeTime(fromIso: string, nowMs: number): string {
  const elapsed = nowMs - Date.parse(fromIso)
  if (Number.isNaN(elapsed)) return ''
  if (elapsed < MINUTE) return 'just now'
  if (elapsed < HOUR) return ago(elapsed, MINUTE, 'minute')
  if (elapsed < DAY) return ago(elapsed, HOUR, 'hour')
  if (elapsed < 2 * DAY) return 'yesterday'
  if (elapsed < WEEK) return ago(elapsed, DAY, 'day')
  if (elapsed < MONTH) return ago(elapsed, WEEK, 'week')
  if (elapsed < YEAR) return ago(elapsed, MONTH, 'month')
  return ago(elapsed, YEAR, 'year')
}

const indianDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** The day in India: `12 November 2026`. */
export function formatDay(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : indianDate.format(time)
}
