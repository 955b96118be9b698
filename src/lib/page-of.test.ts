import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  [1, ['a', 'b']],
  [2, ['c']],
  [99, ['c']],
])('page %i of three entries has at least one when two fit on a page', (page, expected) => {
  expect(pageOf(['a', 'b', 'c'], page, 2)).toEqual(expected)
})

test('an empty list has an empty page', () => {
  expect(pageOf([], 7, 2)).toEqual([])
})
