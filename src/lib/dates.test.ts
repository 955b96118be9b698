import { describe, expect, test } from 'vitest'
import { readTime } from './dates.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')

describe('a time of ISO 8601 or RFC 9110 is read', () => {
  test.each([
    ['2026-10-01T10:00:00Z', '2026-10-01T10:00:00.000Z'],
    ['2026-10-01t10:00:00.250z', '2026-10-01T10:00:00.250Z'],
    ['2026-10-01T10:00:00+05:30', '2026-10-01T04:30:00.000Z'],
    ['2026-10-01T10:00+0530', '2026-10-01T04:30:00.000Z'],
    ['2026-10-01 10:00:00-03', '2026-10-01T13:00:00.000Z'],
    ['Thu, 01 Oct 2026 10:00:00 GMT', '2026-10-01T10:00:00.000Z'],
  ])('%s', (text, time) => {
    expect(readTime(text, NOW)).toBe(time)
  })
})

test('a time without a zone is in India', () => {
  expect(readTime('2026-10-01T10:00:00', NOW)).toBe('2026-10-01T04:30:00.000Z')
  expect(readTime('2026-10-01', NOW)).toBe('2026-09-30T18:30:00.000Z')
})

test('a time before 2000 or more than a day ahead is not a date', () => {
  expect(readTime('1999-12-31T00:00:00Z', NOW)).toBeUndefined()
  expect(readTime('1970-01-01', NOW)).toBeUndefined()
  expect(readTime('2026-11-27T11:59:00Z', NOW)).toBeDefined()
  expect(readTime('2026-11-27T12:01:00Z', NOW)).toBeUndefined()
  expect(readTime('20261-10-01', NOW)).toBeUndefined()
})

test.each([
  '',
  'yesterday',
  'iPhone 14',
  '01/10/2026',
  'Oct 1, 2026',
  '1790812800000',
  '2026',
  '2026-02-30',
  '2026-13-01',
  '2026-10-01T25:00:00Z',
  'Fri, 01 Oct 2026 10:00:00 GMT',
  'Thu Oct 01 2026 10:00:00 GMT+0530',
])('%j is not a date', (text) => {
  expect(readTime(text, NOW)).toBeUndefined()
})
