import { expect, test } from 'vitest'
import { bookingHref, bookingParams } from './booking.ts'
import { bookingOf, playWithBooking, withBooking } from './read-booking.ts'

const ORIGIN = 'https://www.sudhaar.example'
const booking = { provider: 'asha-works', service: 'plumbing', job: 'leak-repair', city: 'kochi' }
const PLAY = 'https://play.google.com/store/apps/details?id=example.sudhaar.customer'

test('a booking button leads to the app with what was chosen, and on a computer to the page for that', () => {
  const link = new URL(bookingHref(booking, ORIGIN), ORIGIN)
  expect(link.pathname).toBe('/app')
  expect(bookingOf(link.searchParams)).toEqual(booking)
  expect(link.searchParams.get('web')).toBe(`${ORIGIN}/book`)
})

test('where nothing was chosen and the origin is not known the button is a plain link to the app', () => {
  expect(bookingHref({}, '')).toBe('/app')
  expect(bookingHref({ city: 'kochi' }, '')).toBe('/app?city=kochi')
})

test.each(['', '../x', 'a b', '<script>', 'x'.repeat(65), '\u202ea', 'https://evil.example'])(
  'what cannot be an id is not booked: %j',
  (value) => {
    expect(bookingOf(new URLSearchParams({ provider: value, city: 'kochi' }))).toEqual({ city: 'kochi' })
  },
)

test('of a repeated parameter the first id counts, and of all others none', () => {
  const params = new URLSearchParams('city=%20&city=kochi&city=pune&utm_source=sms&web=x')
  expect(bookingParams(bookingOf(params)).toString()).toBe('city=kochi')
})

test('an address is told of the booking beside what it has', () => {
  expect(withBooking(`${ORIGIN}/book?city=pune`, { city: 'kochi' })).toBe(`${ORIGIN}/book?city=kochi`)
  expect(withBooking(`${ORIGIN}/`, {})).toBe(`${ORIGIN}/`)
})

test('Google Play hands the booking to the app in its referrer', () => {
  const link = new URL(playWithBooking(PLAY, booking))
  expect(link.searchParams.get('referrer')).toBe(
    'provider=asha-works&service=plumbing&job=leak-repair&city=kochi',
  )
  expect(playWithBooking(PLAY, {})).toBe(PLAY)
})
