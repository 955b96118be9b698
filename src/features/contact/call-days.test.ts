import { expect, test } from 'vitest'
import { callDays, callParts, dayLabel } from './call-days.ts'

const at = (time: string) => Date.parse(`${time}:00+05:30`)
const SATURDAY_NOON = at('2026-11-28T12:30')

test('days of calls leave out Sunday, and today when the office has closed', () => {
  expect(callDays(SATURDAY_NOON).map(({ day }) => day)).toEqual(
    ['28', '30']
      .map((day) => `2026-11-${day}`)
      .concat(['01', '02', '03', '04'].map((day) => `2026-12-${day}`)),
  )
  expect(callDays(at('2026-11-28T16:00'))[0]?.day).toBe('2026-11-30')
})

test('parts of a day end with the office hours, and begin with the time of today', () => {
  expect(callParts('2026-11-28', SATURDAY_NOON)).toEqual(['afternoon'])
  expect(callParts('2026-11-30', SATURDAY_NOON)).toEqual(['morning', 'afternoon', 'evening'])
  expect(callParts(undefined, SATURDAY_NOON)).toHaveLength(3)
})

test('a day is named from the day of the page', () => {
  expect(dayLabel('2026-11-28', SATURDAY_NOON)).toBe('Today')
  expect(dayLabel('2026-11-29', SATURDAY_NOON)).toBe('Tomorrow, Sunday')
  expect(dayLabel('2026-11-30', SATURDAY_NOON)).toBe('Monday, 30 November 2026')
})
