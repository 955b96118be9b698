import { expect, test } from 'vitest'
import { freshness, timeToLive } from '#worker/cache/entry.ts'

const policy = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 3600, absent: 30 }
const storedAt = 1_000_000
const NEVER = { soft: 0, hard: 0 }
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
  expect(freshness({ status: 200, storedAt, policy }, at(age), NEVER)).toBe(expected)
})

test.each([
  ['is served while fresh when it was read after the purges', 1, { soft: storedAt, hard: storedAt }, 'fresh'],
  ['is refreshed first when it was read before a soft purge', 0, { soft: storedAt, hard: 0 }, 'fallback'],
  ['is never served when it was read before a hard purge', 0, { soft: 0, hard: storedAt }, 'expired'],
  ['is as old as its oldest read', -1, { soft: storedAt - 1, hard: 0 }, 'fallback'],
])('an entry %s', (_, readAt, purge, expected) => {
  expect(freshness({ status: 200, storedAt, readAt: storedAt + readAt, policy }, at(1), purge)).toBe(expected)
})

test('a 404 is not served when it was read before a purge', () => {
  expect(freshness({ status: 404, storedAt, policy }, at(1), { soft: storedAt, hard: 0 })).toBe('expired')
})

test('a 404 is served for a while and never stale', () => {
  expect(freshness({ status: 404, storedAt, policy }, at(29), NEVER)).toBe('fresh')
  expect(freshness({ status: 404, storedAt, policy }, at(30), NEVER)).toBe('expired')
})

test('a clock that goes backwards does not make an entry stale', () => {
  expect(freshness({ status: 200, storedAt, policy }, at(-100), NEVER)).toBe('fresh')
})

test('the time to live turns negative when an entry is stale', () => {
  expect(timeToLive({ status: 200, storedAt, policy }, at(72))).toBe(-12)
})
