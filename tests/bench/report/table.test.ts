import { expect, test } from 'vitest'
import { figure, ratio, table } from './table.ts'

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
