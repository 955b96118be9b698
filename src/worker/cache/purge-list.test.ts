import { expect, test } from 'vitest'
import {
  createPurgeList,
  isCurrent,
  isPurged,
  learn,
  MOST_PURGES,
  purgeTime,
  READ_EVERY_MS,
} from './purge-list.ts'

test('what has one purged tag and is not newer than its purge is purged', () => {
  const list = createPurgeList()
  learn(list, [{ tag: 'service:plumbing', time: 100 }])
  expect(isPurged(list, { 'kind:cities': 5, 'service:plumbing': 100 })).toBe(true)
  expect(isPurged(list, { 'kind:cities': 5, 'service:plumbing': 101 })).toBe(false)
  expect(isPurged(list, { 'kind:cities': 5 })).toBe(false)
  expect(purgeTime(list, ['kind:cities', 'service:plumbing'])).toBe(100)
  expect(purgeTime(list, ['kind:cities'])).toBe(0)
})

test('of two purges of a tag the later counts, in whatever order they are learned', () => {
  const list = createPurgeList()
  learn(list, [{ tag: 'post:x', time: 200 }])
  learn(list, [{ tag: 'post:x', time: 100 }])
  expect(purgeTime(list, ['post:x'])).toBe(200)
})

test('of more purges than can be remembered the oldest stand for everything', () => {
  const list = createPurgeList()
  const times = Array.from({ length: MOST_PURGES + 3 }, (_, index) => ({
    tag: `post:${index}`,
    time: index + 1,
  }))
  learn(list, times)
  expect(list.times.size).toBe(MOST_PURGES)
  expect(isPurged(list, { 'kind:cities': 3 })).toBe(true)
  expect(isPurged(list, { 'kind:cities': 4 })).toBe(false)
  expect(isPurged(list, { 'post:9': 10 })).toBe(true)
})

test('a list is good for half a minute, and not by a clock that was turned back', () => {
  const list = createPurgeList()
  expect(isCurrent(list, 0)).toBe(false)
  list.readAt = 1_000_000
  expect(isCurrent(list, 1_000_000 + READ_EVERY_MS - 1)).toBe(true)
  expect(isCurrent(list, 1_000_000 + READ_EVERY_MS)).toBe(false)
  expect(isCurrent(list, 1_000_000 - READ_EVERY_MS)).toBe(false)
})
