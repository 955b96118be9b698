import { expect, test } from 'vitest'
import { formatCount, formatRupees } from './money.ts'

test('rupees are grouped the Indian way and have no decimals', () => {
  expect(formatRupees(399)).toBe('₹399')
  expect(formatRupees(149_900)).toBe('₹1,49,900')
  expect(formatRupees(1_299.5)).toBe('₹1,300')
})

test('numbers are grouped as Intl does it for India', () => {
  for (let count = 1; count < 1e12; count = count * 7 + 3)
    expect(formatCount(count)).toBe(count.toLocaleString('en-IN'))
  for (const count of [0, 999, 1_000, 99_999, 100_000, 9_999_999, 10_000_000])
    expect(formatCount(count)).toBe(count.toLocaleString('en-IN'))
})
