import { toPlainDigits } from './normalize-contact.ts'

/** The characters that people write inside one number. Others end it. */
const SEPARATORS = String.raw`[\s\p{Z}\p{Pd}\u2212().[\]]`
const SEPARATOR = new RegExp(SEPARATORS, 'gu')

/**
 * Digits in a row, with the last character of a word before them and the first of a word behind them. A comma between
 * digits counts as a word, because it is part of a price (`1,500`).
 */
const WORD = String.raw`(?:[\p{L}\p{M}\p{Sc}#:/]|(?<=\d),(?=\d))`
const ROW = new RegExp(
  String.raw`(?<=(${WORD}${SEPARATORS}*)?)(?:\+${SEPARATORS}*)?\d(?:${SEPARATORS}*\d)*(?=(${SEPARATORS}*${WORD})?)`,
  'gu',
)
/** Digits of a word: `2nd`, `24x7`. */
const IN_WORD = /(?<!\d)\d{1,2}(?=[\p{L}\p{M}])/gu

// In the patterns below a row is its groups of digits with one blank between them, and `w` stands for a word beside it.
const IGNORED_BEFORE = /^(?:w ?)?(?:[1-9]\d\d ?\d{3})?$|^w (?:\d{1,4}|\d{1,2} \d{1,2})$/
const IGNORED_BEHIND = /^(?:[1-9]\d\d ?\d{3})?(?: ?w)?$|^(?:\d{1,4}|\d{1,2} \d{1,2}) w$/
/** The usual groups of an Indian number. Others could be parts of what is ignored. */
const USUAL_GROUPS = /^(?:\+ ?)?(?:91 )?(?:0 )?\d{2,}(?: \d{3,}){0,2}$/

/** Longer texts are not telephone numbers. */
const MAX_LENGTH = 200
/** 15 digits are the most that E.164 allows; `00` can stand before them. */
const MAX_DIGITS = 17

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

/**
 * Returns the numbers that a row of digits consists of, cut where it is separated. Empty if a part is no number. The
 * number of groups in each rest that consists of no numbers is noted, so that no rest is tried twice.
 */
function splitNumbers(groups: ReadonlyArray<string>, failed = new Set<number>()): Array<string> {
  if (failed.has(groups.length)) return []
  const whole = toNumber(groups.join(''))
  if (whole) return [whole]
  for (let end = 1; end < Math.min(groups.length, MAX_DIGITS + 1); end++) {
    const first = toNumber(groups.slice(0, end).join(''))
    const others = first ? splitNumbers(groups.slice(end), failed) : []
    if (first && others.length > 0) return [first, ...others]
  }
  failed.add(groups.length)
  return []
}

/** Returns the Indian numbers that a row can be when the numbers beside them are ignored. */
function findBesideOthers(groups: ReadonlyArray<string>): Array<string> {
  // At most three groups are ignored on each side.
  const ends = [0, 1, 2, 3]
  return ends.flatMap((before) =>
    ends.flatMap((behind) => {
      const end = Math.max(groups.length - behind, before)
      const number = groups.slice(before, end)
      const isClear =
        IGNORED_BEFORE.test(groups.slice(0, before).join(' ')) &&
        IGNORED_BEHIND.test(groups.slice(end).join(' ')) &&
        USUAL_GROUPS.test(number.join(' '))
      const read = isClear ? toNumber(number.join('')) : undefined
      return read?.startsWith('+91') ? [read] : []
    }),
  )
}

function readRow(row: string): Array<string> {
  const groups = row.split(SEPARATOR).filter(Boolean)
  const numbers = splitNumbers(groups.filter((group) => group !== 'w'))
  return numbers.length > 0 ? numbers : findBesideOthers(groups)
}

/**
 * Returns the telephone numbers in a text, each once. Words around them are ignored. So is, on each side of an Indian
 * number, one number that is not part of it: a PIN code, or at most four digits beside a word (`Flat 12`, `9 am`). Other
 * digits beside a number make it unclear.
 */
export function findPhones(text: string): Array<string> {
  if (text.length > MAX_LENGTH) return []
  // A `(0)` is dialled within a country only (ITU-T E.123).
  const plain = toPlainDigits(text).replaceAll('(0)', '').replace(IN_WORD, 'w')
  const found = [...plain.matchAll(ROW)].flatMap(([digits, before, behind]) => {
    const row = `${before ? 'w ' : ''}${digits}${behind ? ' w' : ''}`
    const numbers = readRow(row)
    // A bracket can begin a remark: `98765 43210 (2)`.
    return numbers.length > 0 ? numbers : row.split(/[()[\]]/).flatMap(readRow)
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
