import { dateWords, type TimeUnit } from './date-words.ts'
import { timeInIndia } from './india-day.ts'
import { language } from './language.ts'

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
export function shortMoment(milliseconds: number, timeZone?: string, code = language.code): string {
  return dateWords[code].moment(new Date(milliseconds), timeZone ? { timeZone } : {})
}

/** A calendar day as it is written out: `2026-11-01` → `1 November 2026`. Every runtime agrees on it. */
export function longDate(isoDay: string, code = language.code): string {
  const [year, month, day] = isoDay.split('-').map(Number)
  return `${day} ${dateWords[code].months[(month ?? 1) - 1]} ${year}`
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30.4375 * DAY
const YEAR = 12 * MONTH

/** The largest first. */
const UNITS: ReadonlyArray<[unit: TimeUnit, length: number]> = [
  ['year', YEAR],
  ['month', MONTH],
  ['week', WEEK],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
]

/** How long before `nowMs` a time was, in the largest unit that fits: `3 weeks ago`. A time to come is 'just now'. */
export function relativeTime(fromIso: string, nowMs: number, code = language.code): string {
  const elapsed = nowMs - Date.parse(fromIso)
  if (Number.isNaN(elapsed)) return ''
  const { now, yesterday, ago } = dateWords[code]
  if (elapsed >= DAY && elapsed < 2 * DAY) return yesterday
  const [unit, length] = UNITS.find(([, length]) => elapsed >= length) ?? []
  return unit && length ? ago(Math.floor(elapsed / length), unit) : now
}

/** The day in India: `12 November 2026`. */
export function formatDay(iso: string, code = language.code): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  const day = timeInIndia(time)
  return `${day.getUTCDate()} ${dateWords[code].months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
