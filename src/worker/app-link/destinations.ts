import type { Booking } from '#lib/booking.ts'
import { campaignOf, storeWithCampaign } from '#lib/campaign.ts'
import { paths } from '#lib/paths.ts'
import { playWithBooking, withBooking } from '#lib/read-booking.ts'
import type { Device } from '#worker/app-link/device.ts'
import { leadsToApp } from '#worker/app-link/web-target.ts'

/**
 * The link of a store with `utm_*` and `referrer` of the visitor's address on it, once each, and in Google
 * Play's referrer the booking and the language; nothing else.
 */
export function storeLink(
  link: string,
  store: 'ios' | 'android',
  params: URLSearchParams,
  booking: Booking = {},
): string | undefined {
  if (!URL.canParse(link)) return undefined
  const target = store === 'android' ? playWithBooking(link, booking) : link
  return storeWithCampaign(new URL(target), store, campaignOf(params)).href
}

/** Any of the links may be empty. */
export type AppLinks = { appStore: string; playStore: string; website: string }

export type Destinations = Record<Device, string> & {
  /** The devices whose store has no link. */
  missing: ReadonlyArray<Device>
}

function homeOf(website: string): string | undefined {
  if (!URL.canParse(website)) return undefined
  const home = new URL(website)
  if (!/^https?:$/.test(home.protocol) || leadsToApp(home.pathname)) return undefined
  if (home.pathname === '/') home.pathname = paths.home
  return home.href
}

/** What a visit to the app's address asks for. */
type Visit = {
  siteOrigin: string
  web: string | undefined
  /** Where its campaign is. */
  params: URLSearchParams
  booking?: Booking
}

/**
 * Where each kind of device goes: to its store, or without a link to the website, then the origin; all others to the
 * address they asked for, else the website, then the origin, which is told what is to be booked. When the website is this very site that is its home page,
 * which links to /app but does not redirect to it. That page is the one in the language asked for; an address that was
 * asked for is in the language that it names.
 */
export function destinationsOf(
  links: AppLinks,
  { siteOrigin, web, params, booking = {} }: Visit,
): Destinations {
  const home = homeOf(links.website) ?? siteOrigin + paths.home
  const ios = storeLink(links.appStore, 'ios', params, booking)
  const android = storeLink(links.playStore, 'android', params, booking)
  return {
    ios: ios ?? home,
    android: android ?? home,
    other: withBooking(web ?? home, booking),
    missing: [...(ios ? [] : ['ios' as const]), ...(android ? [] : ['android' as const])],
  }
}
