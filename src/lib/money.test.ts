import { expect, test } from 'vitest'
import { formatRupees } from './money.ts'

test('rupees are grouped the Indian way and have no decimals', () => {
  expect(formatRupees(399)).toBe('₹399')
  expect(formatRupees(149900)).toBe('₹1,49,900')
})
