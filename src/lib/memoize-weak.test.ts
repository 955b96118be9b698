import { expect, test } from 'vitest'
import { memoizeWeak } from './memoize-weak.ts'

test('what was made of an object is made once, for each object of its own', () => {
  const doubled = memoizeWeak((list: ReadonlyArray<number>) => list.map((value) => 2 * value))
  const list = [1, 2]
  expect(doubled(list)).toEqual([2, 4])
  expect(doubled(list)).toBe(doubled(list))
  expect(doubled([1, 2])).not.toBe(doubled(list))
})
