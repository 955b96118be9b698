type Unit = 'minutes' | 'hours' | 'days'
/** An amount of time; halves of hours and days are spelled `1½`. */
export type Amount = { count: string; unit: Unit }

const HOUR = 60
/** Minutes of a day of work. */
const DAY = 8 * HOUR
/** Minutes up to which a time is given in hours; a longer one is given in days. */
const MAX_IN_HOURS = 10 * HOUR
/** Minutes up to which a time is given in minutes; a longer one is given in hours. */
const MAX_IN_MINUTES = 90

function spell(count: number): string {
  const whole = Math.floor(count)
  return count === whole ? String(whole) : `${whole || ''}½`
}

function toHalves(minutes: number, unit: number): string {
  return spell(Math.round((2 * minutes) / unit) / 2)
}

function toAmount(minutes: number, [, to]: readonly [number, number]): Amount {
  const isLong = to > MAX_IN_HOURS
  if (minutes > MAX_IN_HOURS || (isLong && minutes >= DAY))
    return { count: toHalves(minutes, DAY), unit: 'days' }
  const isExact = minutes % (HOUR / 2) === 0 || minutes >= 2 * HOUR
  if (to > MAX_IN_MINUTES && minutes >= HOUR && isExact)
    return { count: toHalves(minutes, HOUR), unit: 'hours' }
  return { count: String(minutes), unit: 'minutes' }
}

/** Returns both ends of a range of minutes in units that people use. A day is a day of work, eight hours. */
export function toAmounts(range: readonly [number, number]): { from: Amount; to: Amount } {
  return { from: toAmount(range[0], range), to: toAmount(range[1], range) }
}
