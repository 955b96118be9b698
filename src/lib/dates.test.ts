import { expect, test } from 'vitest'
import { formatDay, relativeTime } from '#lib/dates.ts'
import { longDate, shortMoment, utcTime } from './dates.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:00Z', 'just now'],
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-19T12:00:01Z', 'yesterday'],
  ['2026-11-19T12:00:00Z', '2 days ago'],
  ['2026-11-15T12:00:00Z', '6 days ago'],
  ['2026-11-14T12:00:00Z', '1 week ago'],
  ['2026-10-31T12:00:00Z', '3 weeks ago'],
  ['2026-10-22T12:00:00Z', '4 weeks ago'],
  ['2026-10-21T12:00:00Z', '1 month ago'],
  ['2026-09-21T00:00:00Z', '2 months ago'],
  ['2025-11-22T12:00:00Z', '11 months ago'],
  ['2025-11-21T00:00:00Z', '1 year ago'],
  ['2023-11-20T12:00:00Z', '3 years ago'],
])('%s was %s', (from, words) => {
  expect(relativeTime(from, NOW)).toBe(words)
})

test('a time to come is just now', () => {
  expect(relativeTime('2027-01-01T00:00:00Z', NOW)).toBe('just now')
})

test('the offset of a time is understood', () => {
  expect(relativeTime('2026-11-21T17:00:00+05:30', NOW)).toBe('30 minutes ago')
})

test('what is not a time has no words', () => {
  expect(relativeTime('soon', NOW)).toBe('')
  expect(formatDay('soon')).toBe('')
})

test('a day is the one in India', () => {
  expect(formatDay('2026-11-11T20:00:00Z')).toBe('12 November 2026')
})

test('a day is written out without a leading zero', () => {
  expect(longDate('2026-11-01')).toBe('1 November 2026')
})

test('a moment has its time first and then its day', () => {
  expect(shortMoment(Date.parse('2026-11-21T15:40:00+05:30'), 'Asia/Kolkata')).toBe('3:40 pm, 21 Nov')
  expect(shortMoment(Date.parse('2026-12-01T00:05:00+05:30'), 'Asia/Kolkata')).toBe('12:05 am, 1 Dec')
})

test.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-11-12T05:30:00Z', '2026-11-12T05:30:00.000Z'],
  ['2026-11-12T05:30:00+05:30', '2026-11-12T00:00:00.000Z'],
  ['+012026-11-12T00:00:00Z', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%j is %j', (value, expected) => {
  expect(utcTime(value)).toBe(expected)
})
