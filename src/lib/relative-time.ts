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
