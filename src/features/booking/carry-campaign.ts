import { CAMPAIGN_KEY } from '#browser/campaign-key.ts'
import { findLink } from '#browser/find-link.ts'
import { getCampaign, storeWithCampaign, withCampaign } from '#lib/campaign.ts'
import { appPaths } from '#lib/paths.ts'

function storeCampaign(campaign: string): void {
  try {
    sessionStorage.setItem(CAMPAIGN_KEY, campaign)
  } catch {
    // The campaign then lasts until the next document.
  }
}

const APP_PATHS: ReadonlyArray<string> = Object.values(appPaths)
/** Fires for mouse, touch and keys, before the browser follows the link or opens its menu. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'click']

/** Returns a link to an app or its store with the campaign; undefined for any other link. */
export function campaignHref(href: string, origin: string, campaign: URLSearchParams): string | undefined {
  const link = new URL(href)
  if (link.origin === origin && APP_PATHS.includes(link.pathname)) return withCampaign(link, campaign).href
  if (link.host === 'play.google.com') return storeWithCampaign(link, 'android', campaign).href
  if (link.host === 'apps.apple.com') return storeWithCampaign(link, 'ios', campaign).href
  return undefined
}

/** Adds the visitor's campaign, the first in the queries, to every link to the app until the visit ends. */
export function carryCampaign(queries: ReadonlyArray<string>): void {
  const known = queries.map((query) => getCampaign(new URLSearchParams(query)))
  const campaign = known.find(({ size }) => size > 0) ?? new URLSearchParams()
  if (campaign.size === 0) return
  storeCampaign(campaign.toString())

  function carry(event: Event) {
    const link = findLink(event)
    const href = link && campaignHref(link.href, location.origin, campaign)
    if (link && href && href !== link.href) link.href = href
  }
  for (const intent of INTENTS) document.addEventListener(intent, carry, { capture: true, passive: true })
}
