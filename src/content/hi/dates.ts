import type * as en from '#content/dates.ts'
import type { Words } from '#lib/language.ts'

const MONTHS = [
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
] as const

/** The largest first, in the form before पहले, which is the same in singular and plural. */
const UNITS = ['साल', 'महीने', 'हफ़्ते', 'दिन', 'घंटे', 'मिनट'] as const

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/** Formats a moment with the part of the day, where `Intl` would write am or pm. */
function toMoment(moment: Date, zone: { timeZone?: string } = {}): string {
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
  const day = `${part('day')} ${MONTHS[Number(part('month')) - 1]}`
  return `${day}, ${partOfDay(hour)} ${hour % 12 || 12}:${part('minute').padStart(2, '0')} बजे`
}

export const dateStrings = {
  months: MONTHS,
  now: 'अभी-अभी',
  yesterday: 'कल',
  ago: (count, unit) => `${count} ${UNITS[unit]} पहले`,
  moment: toMoment,
} satisfies Words<typeof en.dateStrings>
