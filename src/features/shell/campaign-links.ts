import { campaignOf, storeWithCampaign, withCampaign } from '#lib/campaign.ts'
import { appPaths } from '#lib/paths.ts'
import { linkOf } from './use-link-navigation.ts'

/** In the tab until it is closed; nothing is sent. */
const KEY = 'campaign'

/** The campaign that brought the visitor, as a query; empty when there is none. */
export function storedCampaign(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function storeCampaign(campaign: string): void {
  try {
    sessionStorage.setItem(KEY, campaign)
  } catch {
    // it then lasts until the next document
  }
}

const APP_PATHS: ReadonlyArray<string> = Object.values(appPaths)
/** By mouse, finger or key, and before the browser follows the link or opens its menu. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'click']

/** A link to an app or to its store with the campaign on it; undefined for every other link. */
export function campaignHref(href: string, origin: string, campaign: URLSearchParams): string | undefined {
  const link = new URL(href)
  if (link.origin === origin && APP_PATHS.includes(link.pathname)) return withCampaign(link, campaign).href
  if (link.host === 'play.google.com') return storeWithCampaign(link, 'android', campaign).href
  if (link.host === 'apps.apple.com') return storeWithCampaign(link, 'ios', campaign).href
  return undefined
}

/** The first campaign of the page's address, of the visit so far, and of the page that was left before its script ran. */
function campaignOfVisit(search: string, referrer: string): URLSearchParams {
  const left = referrer.startsWith(`${location.origin}/`) ? new URL(referrer).search : ''
  const known = [search, storedCampaign(), left].map((query) => campaignOf(new URLSearchParams(query)))
  return known.find(({ size }) => size > 0) ?? new URLSearchParams()
}

/** Has the campaign that brought the visitor travel on every link to the app, from now until the visit ends. */
export function carryCampaign(search: string, referrer: string): void {
  const campaign = campaignOfVisit(search, referrer)
  if (campaign.size === 0) return
  storeCampaign(campaign.toString())

  function carry(event: Event) {
    const link = linkOf(event)
    const href = link && campaignHref(link.href, location.origin, campaign)
    if (link && href && href !== link.href) link.href = href
  }
  for (const intent of INTENTS) document.addEventListener(intent, carry, { capture: true, passive: true })
}
