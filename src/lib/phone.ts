import { toPlainDigits } from './normalize-contact.ts'

/** The characters that people write inside one number. Others end it. */
const SEPARATORS = String.raw`[\s\p{Z}\p{Pd}\u2212().[\]]`
const NUMBER = new RegExp(String.raw`(?:\+${SEPARATORS}*)?\d(?:${SEPARATORS}*\d)*`, 'gu')
const SEPARATOR = new RegExp(SEPARATORS, 'gu')

/** Longer texts are not telephone numbers. */
const MAX_LENGTH = 200

/**
 * Returns a number in the form of ITU-T E.164 (`+919876543210`). A number without a country code is Indian (National
 * Numbering Plan 2003): ten digits after `+91`, `91`, `0` or nothing. They are a mobile number, which begins with 6 to 9,
 * or an area code of 2 to 4 digits and a subscriber number, which begins with 2 to 7. Area codes that begin with 1 need a
 * prefix: without one, 1 begins a service number (`1800 …`).
 */
function toNumber(text: string): string | undefined {
  const number = text.replace(SEPARATOR, '').replace(/^00/, '+')
  const [, prefix, national = ''] = /^((?:\+?91)?0?)([1-9]\d{9})$/.exec(number) ?? []
  const isIndian = /^[6-9]|^[1-5]\d{1,3}[2-7]/.test(national) && !(prefix === '' && national.startsWith('1'))
  if (isIndian) return `+91${national}`
  return /^\+(?!91)[1-9]\d{7,14}$/.test(number) ? number : undefined
}

/** Returns the numbers that a row of digits consists of, cut where it is separated. Empty if a part is no number. */
function splitNumbers(parts: ReadonlyArray<string>): Array<string> {
  const whole = toNumber(parts.join(''))
  if (whole) return [whole]
  for (let end = 1; end < parts.length; end++) {
    const first = toNumber(parts.slice(0, end).join(''))
    const others = first ? splitNumbers(parts.slice(end)) : []
    if (first && others.length > 0) return [first, ...others]
  }
  return []
}

/** Returns the telephone numbers in a text, each once. Words and shorter numbers around them are ignored. */
export function findPhones(text: string): Array<string> {
  if (text.length > MAX_LENGTH) return []
  const split = (row: string) => splitNumbers(row.split(SEPARATOR).filter(Boolean))
  // A `(0)` is dialled within a country only (ITU-T E.123).
  const found = (toPlainDigits(text).replaceAll('(0)', '').match(NUMBER) ?? []).flatMap((row) => {
    const numbers = split(row)
    // A bracket can begin a remark: `98765 43210 (9 am to 6 pm)`.
    return numbers.length > 0 ? numbers : row.split(/[()[\]]/).flatMap(split)
  })
  return [...new Set(found)]
}

/** Returns the telephone number of a text in the form of E.164; undefined if it has none, or more than one. */
export function parsePhone(text: string): string | undefined {
  const [number, second] = findPhones(text)
  return second ? undefined : number
}

/** Returns true for an Indian landline. Landlines of the area codes from 6 to 8 look like mobile numbers. */
export function isLandline(number: string): boolean {
  return /^\+91[1-5]/.test(number)
}

/** Returns a telephone number as a link. One that is dialled only within India stays as it is: `1800 …`. */
export function phoneHref(text: string): string {
  return `tel:${parsePhone(text) ?? text.replace(/[^+\d]/g, '')}`
}
