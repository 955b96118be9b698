import { afterEach, expect, test, vi } from 'vitest'
import { company } from '#content/company.ts'
import { bookingHref, bookingParams, getBooking, playWithBooking, withBooking } from './booking.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const ORIGIN = company.websiteURL
const booking = { provider: 'asha-works', service: 'plumbing', job: 'leak-repair', city: 'kochi' }
const PLAY = company.playStoreURL

test('a booking button leads to the app with the choice, and desktops to the booking page', () => {
  const link = new URL(bookingHref(booking, ORIGIN), ORIGIN)
  expect(link.pathname).toBe('/app')
  expect(getBooking(link.searchParams)).toEqual(booking)
  expect(link.searchParams.get('web')).toBe(`${ORIGIN}/book`)
})

test('a booking button is a plain link to the app without a choice and an origin', () => {
  expect(bookingHref({}, '')).toBe('/app')
  expect(bookingHref({ city: 'kochi' }, '')).toBe('/app?city=kochi')
})

test.each(['', '../x', 'a b', '<script>', 'x'.repeat(65), '\u202ea', 'https://evil.example'])(
  'an invalid id is not booked: %j',
  (value) => {
    expect(getBooking(new URLSearchParams({ provider: value, city: 'kochi' }))).toEqual({ city: 'kochi' })
  },
)

test('the first of a repeated parameter counts, and unknown parameters are ignored', () => {
  const params = new URLSearchParams('city=%20&city=kochi&city=pune&utm_source=sms&web=x')
  expect(bookingParams(getBooking(params)).toString()).toBe('city=kochi')
})

test('a booking replaces the parameters of an address', () => {
  expect(withBooking(`${ORIGIN}/book?city=pune`, { city: 'kochi' })).toBe(`${ORIGIN}/book?city=kochi`)
  expect(withBooking(`${ORIGIN}/`, {})).toBe(`${ORIGIN}/`)
})

test('Google Play passes the booking to the app in its referrer', () => {
  const link = new URL(playWithBooking(PLAY, booking))
  expect(link.searchParams.get('referrer')).toBe(
    'provider=asha-works&service=plumbing&job=leak-repair&city=kochi',
  )
  expect(playWithBooking(PLAY, {})).toBe(PLAY)
})

test('links to the app on a Hindi page carry the language, and desktops get the Hindi page', async () => {
  vi.resetModules()
  vi.stubGlobal('__LANGUAGE__', 'hi')
  const { bookingHref: hindiHref, playWithBooking: hindiPlay, withParams } = await import('./booking.ts')
  const { paths } = await import('./paths.ts')
  const link = new URL(hindiHref(booking, ORIGIN), ORIGIN)
  expect(link.pathname).toBe('/app')
  expect(link.searchParams.get('lang')).toBe('hi')
  expect(link.searchParams.get('web')).toBe(`${ORIGIN}/hi/book`)
  expect(getBooking(link.searchParams)).toEqual(booking)
  expect([paths.app, paths.appPartner, paths.appCode, paths.appPartnerCode]).toEqual([
    '/app?lang=hi',
    '/app-partner?lang=hi',
    '/qr/app?lang=hi',
    '/qr/app-partner?lang=hi',
  ])
  expect(withParams(paths.appCode, bookingParams({ city: 'kochi' }))).toBe('/qr/app?lang=hi&city=kochi')
  expect(new URL(hindiPlay(PLAY, {})).searchParams.get('referrer')).toBe('lang=hi')
  expect(new URL(hindiPlay(PLAY, { city: 'kochi' })).searchParams.get('referrer')).toBe('city=kochi&lang=hi')
})
