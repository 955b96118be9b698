import { expect, test } from 'vitest'
import { takeToken } from './rate-limit.ts'

const take = (bucket: { tokens: number; filledAt: number }, now: number) => takeToken(bucket, 3, 1_000, now)

test('a full bucket gives what it holds and then one at a time', () => {
  const bucket = { tokens: 3, filledAt: 0 }
  expect([0, 0, 0, 0, 999].map((now) => take(bucket, now))).toEqual([true, true, true, false, false])
  expect([1_000, 1_001].map((now) => take(bucket, now))).toEqual([true, false])
})

test('a bucket never holds more than its measure', () => {
  const bucket = { tokens: 0, filledAt: 0 }
  expect([1e9, 1e9, 1e9, 1e9].map((now) => take(bucket, now))).toEqual([true, true, true, false])
})

test('a clock that goes backwards gives nothing', () => {
  expect(take({ tokens: 0, filledAt: 5_000 }, 1_000)).toBe(false)
})
