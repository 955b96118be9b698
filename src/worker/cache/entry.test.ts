import { expect, test } from 'vitest'
import { freshness, timeToLive } from '#worker/cache/entry.ts'
import { storageLifetime } from '#worker/cache/policy.ts'
import { policies } from '#worker/upstream-client/policy.ts'

const policy = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 3600, absent: 30 }
const storedAt = 1_000_000
const at = (seconds: number) => storedAt + seconds * 1000

test.each([
  [0, 'fresh'],
  [59, 'fresh'],
  [60, 'stale'],
  [659, 'stale'],
  [660, 'fallback'],
  [4259, 'fallback'],
  [4260, 'expired'],
])('an entry that is %i seconds old is %s', (age, expected) => {
  expect(freshness({ status: 200, storedAt, policy }, at(age))).toBe(expected)
})

test('a 404 is served for a while and never stale', () => {
  expect(freshness({ status: 404, storedAt, policy }, at(29))).toBe('fresh')
  expect(freshness({ status: 404, storedAt, policy }, at(30))).toBe('expired')
})

test('a clock that goes backwards does not make an entry stale', () => {
  expect(freshness({ status: 200, storedAt, policy }, at(-100))).toBe('fresh')
})

test('the time to live turns negative when an entry is stale', () => {
  expect(timeToLive({ status: 200, storedAt, policy }, at(72))).toBe(-12)
})

test('an entry is stored for all windows of its policy', () => {
  for (const one of Object.values(policies)) {
    expect(storageLifetime(one)).toBe(one.fresh + one.staleWhileRevalidate + one.staleIfError)
    expect(one.absent).toBeLessThanOrEqual(one.fresh)
  }
})
