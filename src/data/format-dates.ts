import { dateStrings } from '#content/dates.ts'
import { timeInIndia } from '#lib/india-day.ts'
import type { Words } from '#lib/language.ts'

type DateStrings = Words<typeof dateStrings>

/** Formats a calendar day identically on every runtime: `2026-11-01` → `1 November 2026`. */
export function longDate(isoDay: string, words: DateStrings = dateStrings): string {
  const [year, month, day] = isoDay.split('-').map(Number)
  return `${day} ${words.months[(month ?? 1) - 1]} ${year}`
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30.4375 * DAY
const YEAR = 12 * MONTH

/** The largest first, in the same order as the strings of every language. */
const UNITS = [YEAR, MONTH, WEEK, DAY, HOUR, MINUTE]

/**
 * Returns the age of a time at `nowMs` in the largest unit that fits: `3 weeks ago`. Formats a future time as a day.
 */
export function relativeTime(fromIso: string, nowMs: number, words: DateStrings = dateStrings): string {
  const elapsed = nowMs - Date.parse(fromIso)
  if (Number.isNaN(elapsed)) return ''
  // The upstream's clock may be slightly ahead.
  if (elapsed <= -MINUTE) return formatDay(fromIso, words)
  const { now, yesterday, ago } = words
  if (elapsed >= DAY && elapsed < 2 * DAY) return yesterday
  const unit = UNITS.findIndex((length) => elapsed >= length)
  const length = UNITS[unit]
  return length ? ago(Math.floor(elapsed / length), unit) : now
}

/** Formats a moment as a day in India: `12 November 2026`. */
export function formatDay(iso: string, words: DateStrings = dateStrings): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  const day = timeInIndia(time)
  return `${day.getUTCDate()} ${words.months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
