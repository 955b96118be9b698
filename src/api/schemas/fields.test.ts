import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  listField,
  name,
  optionalAmount,
  optionalCount,
  optionalListField,
  optionalText,
  textOrEmpty,
} from './fields.ts'

test('a text is printable, well-formed and bounded', () => {
  expect(v.parse(textOrEmpty, ' a\u0000b\u2028c\nd ')).toBe('a b c\nd')
  expect(v.parse(textOrEmpty, 'x'.repeat(1_000_000))).toHaveLength(2_000)
  expect(() => encodeURIComponent(v.parse(name, '\ud800 and \udc00'))).not.toThrow()
  expect(() => encodeURIComponent(v.parse(name, `${'x'.repeat(199)}🙂`))).not.toThrow()
})

test('HTML entities of a text are decoded once', () => {
  expect(v.parse(name, 'Fan &amp; light')).toBe('Fan & light')
  expect(v.parse(textOrEmpty, 'Tea &lt;b&gt; &#8377;99 &#x20B9;1 &eacute;')).toBe('Tea <b> ₹99 ₹1 é')
  expect(v.parse(optionalText, '&amp;amp;')).toBe('&amp;')
  expect(v.parse(name, 'AT&T &copy &unknown; &;')).toBe('AT&T &copy &unknown; &;')
  expect(v.parse(name, '&#x202e;name&#0;')).toBe('name\ufffd')
})

test('a text has no bidi overrides and is not cut within an emoji', () => {
  expect(v.parse(name, '\u202eRavi\u202c \u2067Kumar\u2069')).toBe('Ravi   Kumar')
  expect(v.parse(name, `${'x'.repeat(199)}🙂`)).toBe('x'.repeat(199))
  expect(v.parse(textOrEmpty, '🙂'.repeat(2_000))).toBe('🙂'.repeat(1_000))
})

test.each(['\u200b\u200b', '\u202e', '\u2800 \u3164', '&#x200b;&nbsp;'])('%j is not a name', (value) => {
  expect(v.safeParse(name, value).success).toBe(false)
  expect(v.parse(textOrEmpty, value)).toBe('')
})

test('missing, null and empty values are the same', () => {
  for (const nothing of [undefined, null, '', '  ']) {
    expect(v.parse(textOrEmpty, nothing)).toBe('')
    expect(v.parse(optionalText, nothing)).toBeUndefined()
    expect(v.safeParse(name, nothing).success).toBe(false)
  }
  expect(v.parse(optionalCount, null)).toBeUndefined()
  expect(v.parse(listField(name), null)).toEqual([])
  expect(v.parse(optionalListField(name), null)).toBeUndefined()
})

test.each([-1, 1.5, Number.NaN, '7', {}])('%j is not a count', (value) => {
  expect(v.parse(optionalCount, value)).toBeUndefined()
})

test('an amount of 0 counts as missing', () => {
  expect([0, null, 7].map((value) => v.parse(optionalAmount, value))).toEqual([undefined, undefined, 7])
})

test('a list keeps the first of repeated texts', () => {
  expect(v.parse(listField(name), ['Hindi', 'English', 'Hindi'])).toEqual(['Hindi', 'English'])
})
