import { expect, test } from 'vitest'
import { shortMoment } from './short-moment.ts'

test('a moment has its time first and then its day', () => {
  expect(shortMoment(Date.parse('2026-11-21T15:40:00+05:30'), 'Asia/Kolkata')).toBe('3:40 pm, 21 Nov')
  expect(shortMoment(Date.parse('2026-12-01T00:05:00+05:30'), 'Asia/Kolkata')).toBe('12:05 am, 1 Dec')
})
