import { expect, test } from 'vitest'
import { dayInIndia, isInSeason, nextMidnightInIndia } from './india-day.ts'

const midnight = Date.parse('2026-11-01T00:00:00+05:30')

test('a day in India begins at half past six in the evening of UTC', () => {
  expect(dayInIndia(midnight - 1)).toBe('2026-10-31')
  expect(dayInIndia(midnight)).toBe('2026-11-01')
})

test('the next midnight is never now', () => {
  expect(nextMidnightInIndia(midnight - 1)).toBe(midnight)
  expect(nextMidnightInIndia(midnight)).toBe(midnight + 24 * 3_600_000)
})

test.each([
  ['2026-03-01', true],
  ['2026-06-15', true],
  ['2026-06-16', false],
  ['2026-02-28', false],
])('%s is in a season from March to the middle of June: %s', (day, expected) => {
  expect(isInSeason(day, { first: '03-01', last: '06-15' })).toBe(expected)
})

test.each([
  ['2026-12-31', true],
  ['2027-01-01', true],
  ['2028-02-29', true],
  ['2027-03-01', false],
  ['2027-11-15', false],
])('%s is in a winter over New Year: %s', (day, expected) => {
  expect(isInSeason(day, { first: '11-16', last: '02-29' })).toBe(expected)
})
