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

/** Returns the address of the contact form for a topic; `about` names the role or the person. */
export function contactHref(subject: ContactSubject, about?: string): string {
  return `${paths.contact}?${new URLSearchParams({ subject, ...(about && { about }) })}`
}

/** Returns the address of the form that has a profile corrected; the message names it by its id. */
export function correctionHref({ id, name }: { id: string; name: string }): string {
  return `${contactHref('profile', name)}&${new URLSearchParams({ provider: id })}`
}

/** Returns the address of the form that asks for a call back about a booking. */
export function callBackHref(booking: Booking): string {
  const params = bookingParams(booking)
  params.set('subject', 'booking')
  return `${paths.contact}?${params}`
}
