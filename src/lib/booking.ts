import { paths } from './paths.ts'
import { isAddressPart } from './slug.ts'

const NAMES = ['provider', 'service', 'job', 'city'] as const

/** What is to be booked, by ids, as far as it was chosen. */
export type Booking = { [Name in (typeof NAMES)[number]]?: string | undefined }

/** The booking that an address names: of each parameter the first value that can be an id. */
export function bookingOf(params: URLSearchParams): Booking {
  const given = NAMES.map((name) => [name, params.getAll(name).find(isAddressPart)] as const)
  return Object.fromEntries(given.filter(([, id]) => id !== undefined))
}

/** A booking as parameters, in one order. */
export function bookingParams(booking: Booking): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of NAMES) {
    const id = booking[name]
    if (id !== undefined && isAddressPart(id)) params.set(name, id)
  }
  return params
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
 * Where a booking button leads: to the app, which on a computer is no place to book at, so that a browser there is sent on to
 * 'Book on your phone'. Without the site's origin it cannot be.
 */
export function bookingHref(booking: Booking, siteOrigin: string): string {
  const params = bookingParams(booking)
  if (siteOrigin) params.set('web', siteOrigin + paths.book)
  return params.size > 0 ? `${paths.app}?${params}` : paths.app
}

/** The page for a booking that is made on another device. */
export function bookPageHref(booking: Booking): string {
  const params = bookingParams(booking)
  return params.size > 0 ? `${paths.book}?${params}` : paths.book
}

/** Whether a link is a booking button of the site at `origin`, and not any way to the app. */
export function isBookingLink(link: URL, origin: string): boolean {
  if (link.origin !== origin || link.pathname !== paths.app) return false
  return (
    link.searchParams.get('web')?.endsWith(paths.book) || bookingParams(bookingOf(link.searchParams)).size > 0
  )
}

/** The value of `referrer` by which Google Play tells the app of the campaign, if there is one, and of the booking. */
export function storeReferrer(campaign: string, booking: Booking): string {
  return [campaign, bookingParams(booking).toString()].filter(Boolean).join('&')
}
