import { englishMoment } from '#lib/dates.ts'

/** The largest first; `relativeTime` says which by its place. */
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute'] as const

/** Written here and not left to `Intl`, whose words depend on the browser: server and browser have to agree. */
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
  /** A moment with day and time, in a time zone or that of the device. */
  moment: englishMoment,
} as const
