import { expect, test } from 'vitest'
import { searchable, textWords } from './text-words.ts'

test('a text is printable, well-formed, of single blanks and not too long', () => {
  expect(searchable('  tap \u0000\u2028 leak\n')).toBe('tap leak')
  expect(searchable('x'.repeat(10_000))).toBe('x'.repeat(120))
  expect(() => encodeURIComponent(searchable('\ud83d tap'))).not.toThrow()
})

test.each([
  ['electrician in delhi', 2, 1, 'electrician'],
  ['A.C. repair, Kochi', 2, 1, 'A.C. repair,'],
  ['दिल्ली में बिजली मिस्त्री', 0, 1, 'बिजली मिस्त्री'],
  ['plumber in the city of navi mumbai', 5, 2, 'plumber'],
  ['mumbai', 0, 1, ''],
])('%j without the place is %j', (text, start, count, rest) => {
  expect(textWords(text).without([{ start, count }])).toBe(rest)
})

test('a text without words has none', () => {
  expect(textWords(searchable('!? ')).words).toEqual([])
})
