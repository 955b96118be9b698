import { expect, test } from 'vitest'
import { memoizeWeak, once } from '#lib/memoize.ts'

test('the value is computed once, at the first call', () => {
  let made = 0
  const value = once(() => {
    made += 1
    return undefined
  })
  expect(made).toBe(0)
  value()
  value()
  expect(made).toBe(1)
})

test('the value of an object is computed once per object', () => {
  const doubled = memoizeWeak((list: ReadonlyArray<number>) => list.map((value) => 2 * value))
  const list = [1, 2]
  expect(doubled(list)).toEqual([2, 4])
  expect(doubled(list)).toBe(doubled(list))
  expect(doubled([1, 2])).not.toBe(doubled(list))
})
