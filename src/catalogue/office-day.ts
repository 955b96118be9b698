import { timeInIndia } from '#lib/india-day.ts'
import { officeHours } from './business.ts'

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** Returns the weekday in India of a moment, and when the office closes on it, if it opens. */
export function officeDay(moment: number): { weekday: Weekday; closes: string | undefined } {
  const weekday = WEEKDAYS[timeInIndia(moment).getUTCDay()] ?? 'Sunday'
  const entry = Object.values(officeHours).find(({ days }) =>
    (days as ReadonlyArray<string>).includes(weekday),
  )
  return { weekday, closes: entry?.closes ?? undefined }
}
