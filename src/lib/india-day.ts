/** India has one time zone, five and a half hours ahead of UTC, and no summer time. */
const OFFSET_MS = 5.5 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** Converts a moment (ms) to a date whose UTC fields show the time in India. */
export function timeInIndia(moment: number): Date {
  return new Date(moment + OFFSET_MS)
}

/** Returns the calendar day in India at a moment in milliseconds: `2026-11-01`. */
export function dayInIndia(moment: number): string {
  return timeInIndia(moment).toISOString().slice(0, 10)
}

/** Returns when the current day in India ends (ms). */
export function nextMidnightInIndia(moment: number): number {
  return (Math.floor((moment + OFFSET_MS) / DAY_MS) + 1) * DAY_MS - OFFSET_MS
}

/** Days that come every year as `MM-DD`, both included; a season over New Year ends before it begins. */
export type Season = { first: string; last: string }

/** Returns true if a day (`2026-11-01`) is in a season. */
export function isInSeason(day: string, { first, last }: Season): boolean {
  const date = day.slice(5)
  return first <= last ? first <= date && date <= last : date >= first || date <= last
}

/** An item for some seasons, by the calendar of India; for every day without one. */
export type Dated = { seasons?: ReadonlyArray<Season> }

/** Returns true if something is shown on a day in India. */
export function isOn(day: string): (entry: Dated) => boolean {
  return ({ seasons }) => seasons?.some((season) => isInSeason(day, season)) ?? true
}
