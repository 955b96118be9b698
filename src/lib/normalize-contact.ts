import { isInvisible } from '#lib/printable.ts'

const CONTROL_OF_TEXT = /[^\P{Cc}\n\t]/gu
const DIGIT = /\p{Nd}/u

/** Returns the value of a decimal digit. Every script encodes its ten digits in order, beginning with zero. */
export function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** Returns a text with ASCII digits and plus signs, and blanks in place of control characters. */
export function toPlainDigits(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\uff0b/g, '+')
    .replace(/\p{Nd}/gu, digitValue)
}

/** Returns an e-mail address without the invisible characters that copying adds. */
export function normalizeEmail(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, '').trim()
}

/** Returns a text with one kind of line end and no control characters; empty if none of it is visible. */
export function normalizeText(text: string): string {
  return isInvisible(text) ? '' : text.replace(/\r\n?/g, '\n').replace(CONTROL_OF_TEXT, '').trim()
}

/** Returns a text as one line; empty if none of it is visible. */
export function normalizeLine(text: string): string {
  return normalizeText(text.replace(/\s+/g, ' '))
}
