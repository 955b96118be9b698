import { type Booking, bookingNames, bookingParams } from '#lib/booking.ts'
import { language } from '#lib/language.ts'
import { isAddressPart } from '#lib/slug.ts'

/** The booking that an address names: of each parameter the first value that can be an id. */
export function getBooking(params: URLSearchParams): Booking {
  const given = bookingNames.map((name) => [name, params.getAll(name).find(isAddressPart)] as const)
  return Object.fromEntries(given.filter(([, id]) => id !== undefined))
}

/** An address with a booking added to its parameters. */
export function withBooking(address: string, booking: Booking): string {
  const params = bookingParams(booking)
  if (params.size === 0) return address
  const target = new URL(address)
  for (const [name, id] of params) target.searchParams.set(name, id)
  return target.href
}

/**
 * The link of Google Play with a booking, and the language of the page unless it is English, in its `referrer`, which
 * is what the app is told after it was installed.
 */
export function playWithBooking(link: string, booking: Booking): string {
  const params = bookingParams(booking)
  if (language.code !== 'en') params.set('lang', language.code)
  if (params.size === 0) return link
  const target = new URL(link)
  target.searchParams.set('referrer', params.toString())
  return target.href
}
