import type { LanguageCode } from './language.ts'

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

type DateWords = {
  months: ReadonlyArray<string>
  now: string
  yesterday: string
  ago: (count: number, unit: TimeUnit) => string
  /** A day and a time of it, in a time zone or that of the device. */
  moment: (moment: Date, zone: { timeZone?: string }) => string
}

function englishMoment(moment: Date, zone: { timeZone?: string }): string {
  const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, ...zone })
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', ...zone })
  return `${time.format(moment)}, ${day.format(moment)}`
}

const HINDI_MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]
/** As they stand before पहले, where one and many are alike. */
const HINDI_UNITS: Record<TimeUnit, string> = {
  minute: 'मिनट',
  hour: 'घंटे',
  day: 'दिन',
  week: 'हफ़्ते',
  month: 'महीने',
  year: 'साल',
}

function hindiPartOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/** Not the words of `Intl`: they have am and pm. */
function hindiMoment(moment: Date, zone: { timeZone?: string }): string {
  const numbers = new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  }).formatToParts(moment)
  const part = (name: string) => numbers.find(({ type }) => type === name)?.value ?? ''
  const hour = Number(part('hour'))
  const day = `${part('day')} ${HINDI_MONTHS[Number(part('month')) - 1]}`
  return `${day}, ${hindiPartOfDay(hour)} ${hour % 12 || 12}:${part('minute').padStart(2, '0')} बजे`
}

/** Written here and not left to `Intl`, whose words depend on the browser: server and browser have to agree. */
export const dateWords: Record<LanguageCode, DateWords> = {
  en: {
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
    ago: (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
    moment: englishMoment,
  },
  hi: {
    months: HINDI_MONTHS,
    now: 'अभी-अभी',
    yesterday: 'कल',
    ago: (count, unit) => `${count} ${HINDI_UNITS[unit]} पहले`,
    moment: hindiMoment,
  },
}
