import { expect, test } from 'vitest'
import { matchKey, ratingBound } from './provider-record.ts'

test('ninety reviews of 4.8 rank before a single review of 5', () => {
  expect(ratingBound(4.8, 90)).toBeGreaterThan(ratingBound(5, 1))
})

test('the lower bound of a rating stays between 0 and 1', () => {
  expect(ratingBound(null, 0)).toBe(0)
  for (const rating of [0, 2.5, 5])
    for (const count of [1, 7, 100_000]) {
      expect(ratingBound(rating, count)).toBeGreaterThanOrEqual(0)
      expect(ratingBound(rating, count)).toBeLessThanOrEqual(1)
    }
})

test('a checked provider ranks first when the ratings are equal', () => {
  const one = { rating: 4.5, reviewCount: 20, experienceYears: 5, repliesWithinMinutes: 30 }
  const checked = { ...one, verified: { checks: ['identity'], on: '2026-01-01' } }
  expect(matchKey(checked)).toBeLessThan(matchKey({ ...one, verified: null }))
})
