import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { openingAt } from './business-hours.tsx'

/** 2026-11-16 was a Monday. */
function at(indianTime: string) {
  return openingAt(company.businessHours, Date.parse(`${indianTime}:00+05:30`))
}

test.each(['2026-11-16T09:00', '2026-11-18T12:00', '2026-11-20T17:59'])(
  '%s is within office hours',
  (time) => {
    expect(at(time)).toMatchObject({ isOpen: true, closes: '18:00' })
  },
)

test('the office closes earlier on Saturday', () => {
  expect(at('2026-11-21T10:00')).toEqual({ isOpen: true, today: 'Saturday', closes: '16:00' })
})

test.each([
  ['2026-11-16T08:59', 'Monday', 0, '09:00'],
  ['2026-11-16T18:00', 'Tuesday', 1, '09:00'],
  ['2026-11-20T20:00', 'Saturday', 1, '10:00'],
  ['2026-11-21T16:00', 'Monday', 2, '09:00'],
  ['2026-11-22T12:00', 'Monday', 1, '09:00'],
])('the office is closed at %s until %s', (time, day, daysAhead, opens) => {
  expect(at(time)).toMatchObject({ isOpen: false, opens: { day, daysAhead, time: opens } })
})

test('the time zone of the device does not matter', () => {
  const sundayEveningUtc = Date.parse('2026-11-15T20:00:00Z')
  expect(openingAt(company.businessHours, sundayEveningUtc)).toMatchObject({ today: 'Monday', isOpen: false })
})

test('the hours agree with the calendar of the runtime over a whole week', () => {
  const start = Date.parse('2026-02-26T00:00:00Z')
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'Asia/Kolkata' })
  for (let hour = 0; hour < 7 * 24; hour++) {
    const moment = start + hour * 3_600_000
    expect(openingAt(company.businessHours, moment).today).toBe(format.format(moment))
  }
})

test('an office that never opens is closed', () => {
  expect(openingAt([], 0)).toEqual({ isOpen: false, today: 'Thursday' })
})
