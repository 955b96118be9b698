import { paths } from './paths.ts'

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
