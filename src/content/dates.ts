import { englishMoment } from '#lib/dates.ts'

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** Written here and not left to `Intl`, whose words depend on the browser: server and browser have to agree. */
export const dateWords = {
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
  ago: (count: number, unit: TimeUnit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  /** A day and a time of it, in a time zone or that of the device. */
  moment: englishMoment,
} as const
