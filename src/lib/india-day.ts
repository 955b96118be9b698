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

/** Returns the first and last day of the season that a day is in: `2026-11-16` and `2027-02-28`. */
export function seasonAround(day: string, { first, last }: Season): Season {
  const year = Number(day.slice(0, 4))
  const date = day.slice(5)
  const begins = first <= last || date >= first ? year : year - 1
  const ends = first <= last ? begins : begins + 1
  const isLeap = new Date(Date.UTC(ends, 1, 29)).getUTCMonth() === 1
  return { first: `${begins}-${first}`, last: `${ends}-${last === '02-29' && !isLeap ? '02-28' : last}` }
}

/** An item for some seasons, by the calendar of India; for every day without one. */
export type Dated = { seasons?: ReadonlyArray<Season> }

/** Returns true if something is shown on a day in India. */
export function isOn(day: string): (entry: Dated) => boolean {
  return ({ seasons }) => seasons?.some((season) => isInSeason(day, season)) ?? true
}
