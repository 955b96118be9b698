import { expect, test } from 'vitest'
import {
  createPurgeList,
  isCurrent,
  isPurged,
  learn,
  MAX_TAGS,
  purgeTime,
  READ_EVERY_MS,
} from './purge-list.ts'

test('an entry is purged when one of its tags was purged at its time or later', () => {
  const list = createPurgeList()
  learn(list, [{ tag: 'service:plumbing', time: 100 }])
  expect(isPurged(list, { 'kind:cities': 5, 'service:plumbing': 100 })).toBe(true)
  expect(isPurged(list, { 'kind:cities': 5, 'service:plumbing': 101 })).toBe(false)
  expect(isPurged(list, { 'kind:cities': 5 })).toBe(false)
  expect(purgeTime(list, ['kind:cities', 'service:plumbing'])).toBe(100)
  expect(purgeTime(list, ['kind:cities'])).toBe(0)
})

test('the later of two purges of a tag counts in either order', () => {
  const list = createPurgeList()
  learn(list, [{ tag: 'post:x', time: 200 }])
  learn(list, [{ tag: 'post:x', time: 100 }])
  expect(purgeTime(list, ['post:x'])).toBe(200)
})

test('purges over the limit are merged within the largest kind', () => {
  const list = createPurgeList()
  learn(list, [{ tag: 'kind:cities', time: 50 }])
  const purges = Array.from({ length: MAX_TAGS }, (_, index) => ({ tag: `provider:${index}`, time: index }))
  learn(list, purges)
  expect(purgeTime(list, ['provider:5'])).toBe(MAX_TAGS - 1)
  expect(isPurged(list, { 'provider:never-purged': 7 })).toBe(true)
  expect(isPurged(list, { 'service:plumbing': 7, 'kind:cities': 51 })).toBe(false)
  expect(purgeTime(list, ['kind:cities'])).toBe(50)
  learn(list, [{ tag: 'provider:5', time: MAX_TAGS + 1 }])
  expect(isPurged(list, { 'provider:5': MAX_TAGS + 1, 'kind:x': 1 })).toBe(true)
  expect(isPurged(list, { 'provider:6': MAX_TAGS + 1 })).toBe(false)
})

test('a list is current for half a minute, and not when the clock was turned back', () => {
  const list = createPurgeList()
  expect(isCurrent(list, 0)).toBe(false)
  list.readAt = 1_000_000
  expect(isCurrent(list, 1_000_000 + READ_EVERY_MS - 1)).toBe(true)
  expect(isCurrent(list, 1_000_000 + READ_EVERY_MS)).toBe(false)
  expect(isCurrent(list, 1_000_000 - READ_EVERY_MS)).toBe(false)
})
