import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('a day is written out without a leading zero', () => {
  expect(longDate('2026-11-01')).toBe('1 November 2026')
})
