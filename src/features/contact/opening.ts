import type { BusinessHours } from '#content/company.ts'

/** India keeps one time all year, 5 hours 30 minutes ahead of UTC. */
const INDIA_OFFSET_MS = 330 * 60_000
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

type Day = (typeof DAYS)[number]

/** Whether the office is open, and when that changes (HH:MM of 24 hours); `hours` of a week without opening are closed for good. */
export type Opening =
  | { isOpen: true; today: Day; closes: string }
  | { isOpen: false; today: Day; opens?: { day: Day; daysAhead: number; time: string } }

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Says for a moment, in milliseconds, whether the office in India is open. It closes at its closing minute. */
export function openingAt(hours: ReadonlyArray<BusinessHours>, nowMs: number): Opening {
  const minutes = Math.floor((nowMs + INDIA_OFFSET_MS) / MINUTE_MS)
  const minuteOfDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  // The first day of 1970 was a Thursday.
  const weekday = (((Math.floor(minutes / DAY_MINUTES) + 4) % 7) + 7) % 7
  const hoursOf = (day: Day) => hours.find(({ days }) => (days as ReadonlyArray<string>).includes(day))
  const today = DAYS[weekday] ?? 'Sunday'

  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const day = DAYS[(weekday + daysAhead) % 7] ?? 'Sunday'
    const entry = hoursOf(day)
    if (!entry?.opens) continue
    const opensLater = daysAhead > 0 || minuteOfDay < minutesOf(entry.opens)
    if (opensLater) return { isOpen: false, today, opens: { day, daysAhead, time: entry.opens } }
    if (minuteOfDay < minutesOf(entry.closes)) return { isOpen: true, today, closes: entry.closes }
  }
  return { isOpen: false, today }
}
