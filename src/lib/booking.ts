import { language } from './language.ts'
import { paths } from './paths.ts'
import { isAddressPart } from './slug.ts'

export const bookingNames = ['provider', 'service', 'job', 'city'] as const

/** The ids of a booking, as far as they are chosen. */
export type Booking = { [Name in (typeof bookingNames)[number]]?: string | undefined }

/** Returns a booking as parameters, in one order. */
export function bookingParams(booking: Booking): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of bookingNames) if (booking[name]) params.set(name, booking[name])
  return params
}

/** Adds parameters to an address of the site. */
export function withParams(address: string, params: URLSearchParams): string {
  return params.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${params}` : address
}

/** Returns the address of a profile, which offers what is asked for. */
export function providerHref({ provider, ...booking }: Booking & { provider: string }): string {
  return withParams(paths.provider(provider), bookingParams(booking))
}

/**
 * Returns the address of a booking button: the app redirect, which sends desktop browsers on to 'Book on your phone'.
 * It needs the origin of the site for that.
 */
export function bookingHref(booking: Booking, siteOrigin: string): string {
  const params = bookingParams(booking)
  if (siteOrigin) params.set('web', siteOrigin + paths.book)
  return withParams(paths.app, params)
}

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
