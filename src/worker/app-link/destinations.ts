import { campaignOf, storeWithCampaign } from '#lib/campaign.ts'
import type { Device } from '#worker/app-link/device.ts'
import { leadsToApp } from '#worker/app-link/web-target.ts'

/** The link of a store with `utm_*` and `referrer` of the visitor's address on it, once each, nothing else. */
export function storeLink(
  link: string,
  store: 'ios' | 'android',
  params: URLSearchParams,
): string | undefined {
  return URL.canParse(link) ? storeWithCampaign(new URL(link), store, campaignOf(params)).href : undefined
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
  return /^https?:$/.test(home.protocol) && !leadsToApp(home.pathname) ? home.href : undefined
}

/**
 * Where each kind of device goes: to its store, or without a link to the website, then the origin; all others to the
 * address they asked for, else the website, then the origin. When the website is this very site that is its home page,
 * which links to /app but does not redirect to it.
 */
export function destinationsOf(
  links: AppLinks,
  { siteOrigin, web, params }: { siteOrigin: string; web: string | undefined; params: URLSearchParams },
): Destinations {
  const home = homeOf(links.website) ?? `${siteOrigin}/`
  const ios = storeLink(links.appStore, 'ios', params)
  const android = storeLink(links.playStore, 'android', params)
  return {
    ios: ios ?? home,
    android: android ?? home,
    other: web ?? home,
    missing: [...(ios ? [] : ['ios' as const]), ...(android ? [] : ['android' as const])],
  }
}
