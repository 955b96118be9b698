import { type Booking, bookingParams, withParams } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'

export const TABS = ['about', 'services', 'gallery', 'reviews'] as const
export type Tab = (typeof TABS)[number]

/** The anchor of the tabs, so that they are in view when a tab is followed without JavaScript. */
export const TABS_ANCHOR = 'profile'

/** Returns the tab in an address, or About for a missing or unknown one. */
export function tabFrom(value: string | undefined): Tab {
  return TABS.find((tab) => tab === value) ?? 'about'
}

/** Returns the address of a profile with a tab open, which keeps the booking that the visitor came with. */
export function tabHref(providerId: string, tab: Tab, booking: Booking = {}): string {
  const params = bookingParams(booking)
  if (tab !== 'about') params.set('tab', tab)
  return `${withParams(paths.provider(providerId), params)}#${TABS_ANCHOR}`
}

/** Returns the address of the page of reviews that begins after a cursor. */
export function reviewsHref(providerId: string, after: string): string {
  return `${paths.provider(providerId)}?${new URLSearchParams({ tab: 'reviews', after })}#${TABS_ANCHOR}`
}
