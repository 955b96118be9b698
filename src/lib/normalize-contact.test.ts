import { expect, test } from 'vitest'
import { normalizeEmail, normalizeLine, normalizeText, toPlainDigits } from './normalize-contact.ts'

/** The zero of every script of India that has digits of its own, and of Arabic, as Urdu and Kashmiri write them. */
// biome-ignore format: short values read best beside each other
const ZEROS: Record<string, number> = {
  Devanagari: 0x966, Bengali: 0x9e6, Gurmukhi: 0xa66, Gujarati: 0xae6, Odia: 0xb66, Tamil: 0xbe6, Telugu: 0xc66,
  Kannada: 0xce6, Malayalam: 0xd66, 'Ol Chiki': 0x1c50, Lepcha: 0x1c40, 'Meetei Mayek': 0xabf0, Chakma: 0x11136,
  Arabic: 0x660, 'Extended Arabic': 0x6f0, fullwidth: 0xff10,
}

test.each(Object.entries(ZEROS))('digits in %s become ASCII', (_, zero) => {
  const written = [...'9876543210'].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
  expect(toPlainDigits(written)).toBe('9876543210')
})

test('a telephone number loses the marks of copying, and its lines stay apart', () => {
  expect(toPlainDigits('\u202a\uff0b91 98000\u200b000\u00ad00\u202c\n98')).toBe('+91 9800000000 98')
})

test('an e-mail address loses invisible characters and surrounding spaces', () => {
  expect(normalizeEmail('\ufeff asha\u200b@home\u00ad.example\u202c\u0007\u00a0')).toBe('asha@home.example')
})

test.each([
  '',
  ' \n\t',
  '\u200b\u200d',
  '\u3164\u115f',
  '\u2800\u00a0',
  '\u202e\ufe0f',
  '\u0000\u001b',
  '\ud800',
])('a name or message without visible characters (%j) is empty', (text) => {
  expect([normalizeLine(text), normalizeText(text)]).toEqual(['', ''])
})

test('a message keeps its lines, its joined letters and its emoji', () => {
  const message = 'क्‍ष\nनल टपकता है \u{1f468}\u200d\u{1f527}'
  expect(normalizeText(` ${message.replace('\n', '\r\n')}\u0000\u001b `)).toBe(message)
})

test('line breaks are removed from a name', () => {
  expect(normalizeLine(' Asha\r\nBcc:\t x ')).toBe('Asha Bcc: x')
})
