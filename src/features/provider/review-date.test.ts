import { expect, test } from 'vitest'
import { reviewDate } from './review-date.ts'

test('a day is written out without leading zeros', () => {
  expect(reviewDate('2026-11-02')).toBe('2 November 2026')
  expect(reviewDate('2026-01-31')).toBe('31 January 2026')
})
