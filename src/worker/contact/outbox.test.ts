import { expect, test } from 'vitest'
import { backOff } from './outbox.ts'

test.each([
  [1, 0],
  [2, 5_000],
  [3, 20_000],
  [5, 320_000],
  [8, 20_480_000],
  [9, 21_600_000],
  [1_000, 21_600_000],
])('after %i attempts a message rests %i ms', (attempts, expected) => {
  expect(backOff(attempts)).toBe(expected)
})
