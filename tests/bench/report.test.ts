import { expect, test } from 'vitest'
import { figure, median, quantile, ratio, table } from './report.ts'

test('a table lines up: words to the left, figures to the right', () => {
  expect(
    table(
      ['page', 'req/s'],
      [
        ['home', '12'],
        ['category', '1200'],
      ],
    ),
  ).toBe(
    ['| page     | req/s |', '|----------|------:|', '| home     |    12 |', '| category |  1200 |'].join(
      '\n',
    ),
  )
})

test('what is not known is a dash', () => {
  expect(figure(undefined)).toBe('-')
  expect(figure(Number.NaN, 2)).toBe('-')
  expect(figure(1.256, 2)).toBe('1.26')
  expect(ratio(3, undefined)).toBe('-')
  expect(ratio(3, 0)).toBe('-')
  expect(ratio(3, 2)).toBe('1.50x')
})

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
