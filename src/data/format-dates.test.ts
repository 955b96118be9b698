import { expect, test } from 'vitest'
import { dateStrings as english } from '#content/dates.ts'
import { dateStrings as hindi } from '#content-hi/dates.ts'
import { formatDay, longDate, relativeTime } from './format-dates.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const INDIA = { timeZone: 'Asia/Kolkata' }

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
])('%s is shown as %s', (from, words) => {
  expect(relativeTime(from, NOW)).toBe(words)
})

test('a future time is shown as a date, unless it is within clock skew', () => {
  expect(relativeTime('2027-01-01T00:00:00Z', NOW)).toBe('1 January 2027')
  expect(relativeTime('2027-01-01T00:00:00Z', NOW, hindi)).toBe('1 जनवरी 2027')
  expect(relativeTime('2026-11-21T12:00:59Z', NOW)).toBe('just now')
})

test('the UTC offset of a time is applied', () => {
  expect(relativeTime('2026-11-21T17:00:00+05:30', NOW)).toBe('30 minutes ago')
})

test('an invalid time gives no text', () => {
  expect(relativeTime('soon', NOW)).toBe('')
  expect(formatDay('soon')).toBe('')
})

test('a day is that of India', () => {
  expect(formatDay('2026-11-11T20:00:00Z')).toBe('12 November 2026')
})

test('a day is written out without a leading zero', () => {
  expect(longDate('2026-11-01')).toBe('1 November 2026')
})

test('a date-time has its time before its day', () => {
  expect(english.moment(new Date('2026-11-21T15:40:00+05:30'), INDIA)).toBe('3:40 pm, 21 Nov')
  expect(english.moment(new Date('2026-12-01T00:05:00+05:30'), INDIA)).toBe('12:05 am, 1 Dec')
})

test.each([
  ['2026-11-21T11:59:01Z', 'अभी-अभी'],
  ['2026-11-21T11:59:00Z', '1 मिनट पहले'],
  ['2026-11-21T10:00:00Z', '2 घंटे पहले'],
  ['2026-11-20T12:00:00Z', 'कल'],
  ['2026-11-19T12:00:00Z', '2 दिन पहले'],
  ['2026-10-31T12:00:00Z', '3 हफ़्ते पहले'],
  ['2026-09-21T00:00:00Z', '2 महीने पहले'],
  ['2023-11-20T12:00:00Z', '3 साल पहले'],
  ['soon', ''],
])('%s is shown in Hindi as %s', (from, words) => {
  expect(relativeTime(from, NOW, hindi)).toBe(words)
})

test('a day is written out in Hindi', () => {
  expect(longDate('2026-11-01', hindi)).toBe('1 नवंबर 2026')
  expect(longDate('2027-02-28', hindi)).toBe('28 फ़रवरी 2027')
  expect(formatDay('2026-11-11T20:00:00Z', hindi)).toBe('12 नवंबर 2026')
})

test.each([
  ['2026-11-21T15:40:00+05:30', '21 नवंबर, दोपहर 3:40 बजे'],
  ['2026-12-01T00:05:00+05:30', '1 दिसंबर, रात 12:05 बजे'],
  ['2026-12-01T04:00:00+05:30', '1 दिसंबर, सुबह 4:00 बजे'],
  ['2026-12-01T12:00:00+05:30', '1 दिसंबर, दोपहर 12:00 बजे'],
  ['2026-12-01T18:30:00+05:30', '1 दिसंबर, शाम 6:30 बजे'],
  ['2026-12-01T21:15:00+05:30', '1 दिसंबर, रात 9:15 बजे'],
])('in Hindi the date-time %s is %s', (moment, words) => {
  expect(hindi.moment(new Date(moment), INDIA)).toBe(words)
})

test('every month has its own name', () => {
  for (const words of [english, hindi]) {
    const months = Array.from({ length: 12 }, (_, month) =>
      longDate(`2026-${String(month + 1).padStart(2, '0')}-01`, words),
    )
    expect(new Set(months).size).toBe(12)
  }
})
