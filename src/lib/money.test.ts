import { expect, test } from 'vitest'
import { formatCount, formatRupees } from './money.ts'

test('rupees are grouped the Indian way and have no decimals', () => {
  expect(formatRupees(399)).toBe('₹399')
  expect(formatRupees(149900)).toBe('₹1,49,900')
})

test.each(['en', 'hi'] as const)('numbers have Latin digits and Indian grouping in %s', (code) => {
  expect(formatRupees(399, code)).toBe('₹399')
  expect(formatRupees(149900, code)).toBe('₹1,49,900')
  expect(formatCount(149900, code)).toBe('1,49,900')
})
