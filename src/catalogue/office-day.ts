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

/** The parts of a day in which a call can be wanted, as times in India. */
export const partsOfDay = {
  morning: { starts: '00:00', ends: '12:00' },
  afternoon: { starts: '12:00', ends: '16:00' },
  evening: { starts: '16:00', ends: '24:00' },
}
