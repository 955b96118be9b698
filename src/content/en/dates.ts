/** The largest first. `relativeTime` passes the position of the unit. */
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute'] as const

/** Formats a moment: `3:40 pm, 21 Nov`. */
function toMoment(moment: Date, zone: { timeZone?: string } = {}): string {
  const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, ...zone })
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', ...zone })
  return `${time.format(moment)}, ${day.format(moment)}`
}

/** Defined here, because the names that `Intl` returns depend on the browser. Server and browser have to agree. */
export const dateStrings = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  now: 'just now',
  yesterday: 'yesterday',
  ago: (count: number, unit: number) => `${count} ${UNITS[unit]}${count === 1 ? '' : 's'} ago`,
  /** Formats day and time in a time zone, by default that of the device. */
  moment: toMoment,
} as const
