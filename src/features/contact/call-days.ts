import { dayParts } from '#api/schemas/message.ts'
import { officeDay, partsOfDay } from '#catalogue/office-day.ts'
import { contact } from '#content/contact.ts'
import { longDate } from '#data/format-dates.ts'
import { dayInIndia, timeInIndia } from '#lib/india-day.ts'
import type { Details } from '#lib/message-details.ts'

const DAY_MS = 24 * 3_600_000
const DAYS_AHEAD = 7

/** Returns the time in India: `13:05`. */
const timeOfDay = (moment: number) => timeInIndia(moment).toISOString().slice(11, 16)

/** Returns the name of a calendar day (`2026-11-29`) as seen at a moment: `Tomorrow, Sunday`. */
export function dayLabel(day: string, now: number): string {
  const daysAhead = (Date.parse(day) - Date.parse(dayInIndia(now))) / DAY_MS
  return contact.form.dayLabel(daysAhead, officeDay(Date.parse(day)).weekday, longDate(day))
}

/** Returns the days of the next week on which the office still calls, with their closing times. */
export function callDays(now: number): Array<{ day: string; closes: string }> {
  return Array.from({ length: DAYS_AHEAD }, (_, daysAhead) => {
    const moment = now + daysAhead * DAY_MS
    const { closes = '' } = officeDay(moment)
    return { day: dayInIndia(moment), closes, isOver: daysAhead === 0 && timeOfDay(now) >= closes }
  }).filter(({ closes, isOver }) => closes && !isOver)
}

/** Returns the parts of a day in which the office still calls; all of them without a day. */
export function callParts(day: Details['preferredDay'], now: number) {
  const closes = callDays(now).find((open) => open.day === day)?.closes
  const begins = day === dayInIndia(now) ? timeOfDay(now) : ''
  return dayParts.filter(
    (part) => (!closes || partsOfDay[part].starts < closes) && partsOfDay[part].ends > begins,
  )
}
