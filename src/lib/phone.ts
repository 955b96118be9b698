import { normalizePhone } from './normalize-contact.ts'

/** Begins a second number or an extension. */
const SECOND_PART = /[,;/|#&]|ext|x|or|and|या|और/i

/**
 * Returns the first telephone number of a text in the form of ITU-T E.164 (`+919876543210`), or undefined if nobody can
 * ring it. A number without a country code is Indian: ten digits, the first from 6 to 9, after `+91`, `91`, `0` or nothing.
 */
export function parsePhone(text: string): string | undefined {
  const [first = ''] = text.trim().split(SECOND_PART, 1)
  const number = normalizePhone(first).replace(/^00/, '+')
  const indian = /^(?:\+?91)?0?([6-9]\d{9})$/.exec(number)
  if (indian) return `+91${indian[1]}`
  return /^\+(?!91)[1-9]\d{7,14}$/.test(number) ? number : undefined
}
