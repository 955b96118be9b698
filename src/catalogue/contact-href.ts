import { type Booking, bookingParams } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'

/** The topics that another page can hand over to the contact form (`contactSubjects`). */
export type ContactSubject =
  | 'booking'
  | 'complaint'
  | 'invoice'
  | 'press'
  | 'custom-service'
  | 'career'
  | 'hr'
  | 'partner'
  | 'technician'
  | 'profile'

/** Returns the address of the contact form for a topic; `about` names the role or the provider. */
export function contactHref(subject: ContactSubject, about?: string): string {
  return `${paths.contact}?${new URLSearchParams({ subject, ...(about && { about }) })}`
}

/** Returns the address of the form that asks for a call back about a booking. */
export function callBackHref(booking: Booking): string {
  const params = bookingParams(booking)
  params.set('subject', 'booking')
  return `${paths.contact}?${params}`
}
