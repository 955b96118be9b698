import { expect, test } from 'vitest'
import { textParams } from './text-params.ts'

test('a search parameter is text or absent, and the others pass', () => {
  const read = textParams('q')
  expect(read({ q: 'tap', utm_source: 'mail' })).toEqual({ q: 'tap', utm_source: 'mail' })
  expect(read({})).toEqual({})
})

test('a search parameter that is no text is refused', () => {
  expect(() => textParams('q')({ q: 7 })).toThrow('q')
})
