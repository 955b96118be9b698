import { type Booking, bookingParams } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'

/** Topics that a link can pass to the contact form (`contactSubjects`). */
export type ContactSubject =
  | 'booking'
  | 'change'
  | 'complaint'
  | 'invoice'
  | 'press'
  | 'custom-service'
  | 'place'
  | 'career'
  | 'hr'
  | 'partner'
  | 'technician'
  | 'profile'

/** Returns the address of the contact form for a topic; `about` names the role or the provider. */
export function contactHref(subject: ContactSubject, about?: string): string {
  return `${paths.contact}?${new URLSearchParams({ subject, ...(about && { about }) })}`
}

/** Returns the address of the form for a correction of a profile. The message names the profile by its id. */
export function correctionHref({ id, name }: { id: string; name: string }): string {
  return `${contactHref('profile', name)}&${new URLSearchParams({ provider: id })}`
}

/** Returns the address of the form for a call back about a booking. */
export function callBackHref(booking: Booking): string {
  const params = bookingParams(booking)
  params.set('subject', 'booking')
  return `${paths.contact}?${params}`
}
