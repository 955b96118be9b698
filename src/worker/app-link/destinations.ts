import { company } from '#content/company.ts'
import type { Booking } from '#lib/booking.ts'
import { campaignOf, storeWithCampaign } from '#lib/campaign.ts'
import { paths } from '#lib/paths.ts'
import { playWithBooking, withBooking } from '#lib/read-booking.ts'
import type { Device } from '#worker/app-link/device.ts'
import type { Config } from '#worker/env.ts'

const MAX_LENGTH = 2048
/** White space, control and format characters, halves of characters, backslashes; the dangerous ones encoded too. */
const FORBIDDEN = /[\s\p{C}\\]|%(?:[01][\da-f]|7f|5c)/iu
/** A scheme, two slashes and a host without user information. More slashes would be skipped by the URL parser. */
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i
const APP_PATHS: ReadonlyArray<string | undefined> = ['app', 'app-partner']
/** How many times over a path may be percent-encoded. */
const MAX_ENCODINGS = 4

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}

function fullyDecoded(path: string): string | undefined {
  let current = path
  for (let round = 0; round <= MAX_ENCODINGS; round++) {
    try {
      const decoded = decodeURIComponent(current)
      if (decoded === current) return current
      current = decoded
    } catch {
      return undefined
    }
  }
  return undefined
}

/**
 * True when a path is a spelling of /app or /app-partner, or lies below them: encoded, doubled or trailing slashes,
 * dots, case, look-alike letters. A path that cannot be decoded counts as one.
 */
export function leadsToApp(pathname: string): boolean {
  const decoded = fullyDecoded(pathname)
  if (decoded === undefined) return true
  const plain = decoded
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}]/gu, '')
  const segments: Array<string> = []
  for (const segment of plain.split(/[\\/]/)) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return APP_PATHS.includes(segments[0]?.split(/[;?#]/)[0])
}

/** The hosts, with their ports, that a visitor may be sent to. */
function allowedHosts(url: URL, config: Pick<Config, 'siteOrigin' | 'webTargetHosts'>): Array<string> {
  const own = [url.origin, config.siteOrigin ?? '', company.websiteURL].flatMap(
    (address) => parse(address)?.host ?? [],
  )
  return [...own, ...config.webTargetHosts]
}

/**
 * The address in the `web` parameter, in its normal form, if it is one that we send visitors to: http or https, on the
 * site itself, the company's website or a host of `WEB_TARGET_HOSTS`, and not back to the redirect. All else is
 * ignored. The rule against loops holds on every host, as an extra host may be another name of this site.
 */
export function webTarget(
  url: URL,
  config: Pick<Config, 'siteOrigin' | 'webTargetHosts'>,
): string | undefined {
  const [value, ...further] = url.searchParams.getAll('web')
  if (value === undefined || further.length > 0 || value.length > MAX_LENGTH) return undefined
  if (FORBIDDEN.test(value) || !ABSOLUTE.test(value)) return undefined
  const target = parse(value)
  if (!target || target.username || target.password || target.pathname.startsWith('//')) return undefined
  if (!allowedHosts(url, config).includes(target.host) || leadsToApp(target.pathname)) return undefined
  return target.href
}

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
