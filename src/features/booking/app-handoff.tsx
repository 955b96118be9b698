import { Suspense, useEffect, useState } from 'react'
import { findLink } from '#browser/find-link.ts'
import { readSession } from '#browser/storage.ts'
import { lazy } from '#components/ui/lazy.ts'
import { getCampaign, storeWithCampaign, withCampaign } from '#lib/campaign.ts'
import { appPaths } from '#lib/paths.ts'

/** Stored in the tab until it is closed; nothing is sent. */
const KEY = 'campaign'

function storeCampaign(campaign: string): void {
  try {
    sessionStorage.setItem(KEY, campaign)
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

/**
 * Returns the first campaign found: of the page's address, of the visit, or of the previous page if its script did not
 * run.
 */
function campaignOfVisit(search: string, referrer: string): URLSearchParams {
  const left = referrer.startsWith(`${location.origin}/`) ? new URL(referrer).search : ''
  const known = [search, readSession(KEY) ?? '', left].map((query) => getCampaign(new URLSearchParams(query)))
  return known.find(({ size }) => size > 0) ?? new URLSearchParams()
}

/** Adds the visitor's campaign to every link to the app until the visit ends. */
function carryCampaign(search: string, referrer: string): void {
  const campaign = campaignOfVisit(search, referrer)
  if (campaign.size === 0) return
  storeCampaign(campaign.toString())

  function carry(event: Event) {
    const link = findLink(event)
    const href = link && campaignHref(link.href, location.origin, campaign)
    if (link && href && href !== link.href) link.href = href
  }
  for (const intent of INTENTS) document.addEventListener(intent, carry, { capture: true, passive: true })
}

const AppBar = lazy(() => import('./app-bar.tsx').then(({ AppBar }) => AppBar))

const BookPresses = lazy(() => import('./book-presses.tsx').then(({ BookPresses }) => BookPresses))

/** Matches the site on a phone, and neither the installed site nor larger screens. */
const PHONE_BROWSER = '(pointer: coarse) and (max-width: 47.99rem) and (display-mode: browser)'
const INTERACTIONS = ['scroll', 'pointerdown', 'keydown']

/**
 * Leads visitors to the app: adds their campaign to links, offers the app on phones, and continues on the phone a
 * booking that began on a computer. Loads the code of each part only where it is needed.
 */
export function AppHandoff() {
  const [used, setUsed] = useState(false)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    carryCampaign(location.search, document.referrer)
    setReady(true)
  }, [])

  useEffect(() => {
    if (!matchMedia(PHONE_BROWSER).matches) return
    const controller = new AbortController()
    const { signal } = controller
    function begin() {
      controller.abort()
      setUsed(true)
    }
    for (const interaction of INTERACTIONS) addEventListener(interaction, begin, { passive: true, signal })
    return () => controller.abort()
  }, [])

  return (
    <>
      {isReady && (
        <Suspense>
          <BookPresses />
        </Suspense>
      )}
      {used && (
        <Suspense>
          <AppBar />
        </Suspense>
      )}
    </>
  )
}
