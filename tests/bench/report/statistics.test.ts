import { expect, test } from 'vitest'
import { median, quantile } from './statistics.ts'

test('the median is the middle value, of an even number the lower of the two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2)
  expect(median([])).toBeNaN()
})

test('a quantile is a value that occurred', () => {
  const values = Array.from({ length: 101 }, (_, index) => 100 - index)
  expect(quantile(values, 0.99)).toBe(99)
  expect(quantile(values, 1)).toBe(100)
})
