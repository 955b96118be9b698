import { expect, test } from 'vitest'
import { utcTime } from './utc-time.ts'

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
