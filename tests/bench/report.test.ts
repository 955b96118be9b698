import { expect, test } from 'vitest'
import { figure, median, ratio, table } from './report.ts'

test('a table aligns text to the left and figures to the right', () => {
  const lines = [
    '| page     | req/s |',
    '|----------|------:|',
    '| home     |    12 |',
    '| category |  1200 |',
  ]
  expect(table(['page', 'req/s'], [['home', '12'], ['category', '1200']])).toBe(lines.join('\n')) // biome-ignore format: one line
})

test('an unknown figure or ratio is a dash', () => {
  expect([figure(undefined), figure(Number.NaN, 2), figure(1.256, 2)]).toEqual(['-', '-', '1.26'])
  expect([ratio(3, undefined), ratio(3, 0), ratio(3, 2)]).toEqual(['-', '-', '1.50x'])
})

test('the median of an even number of values is the lower of the middle ones', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([])]).toEqual([5, 2, Number.NaN])
})
