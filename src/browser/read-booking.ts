import { type Booking, bookingNames, bookingParams } from '#lib/booking.ts'
import { language } from '#lib/language.ts'
import { isAddressPart } from '#lib/slug.ts'

/** Returns the booking in an address: the first value of each parameter that can be an id. */
export function getBooking(params: URLSearchParams): Booking {
  const values = bookingNames.map((name) => [name, params.getAll(name).find(isAddressPart)] as const)
  return Object.fromEntries(values.filter(([, id]) => id !== undefined))
}

/** Adds a booking to the parameters of an address. */
export function withBooking(address: string, booking: Booking): string {
  const params = bookingParams(booking)
  if (params.size === 0) return address
  const target = new URL(address)
  for (const [name, id] of params) target.searchParams.set(name, id)
  return target.href
}

/**
 * Returns a Google Play link that passes the booking and the page's language, unless it is English, to the app in its
 * `referrer`.
 */
export function playWithBooking(link: string, booking: Booking): string {
  const params = bookingParams(booking)
  if (language.code !== 'en') params.set('lang', language.code)
  if (params.size === 0) return link
  const target = new URL(link)
  target.searchParams.set('referrer', params.toString())
  return target.href
}
