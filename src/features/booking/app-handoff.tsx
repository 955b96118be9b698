import { Suspense, useEffect, useState } from 'react'
import { CAMPAIGN_KEY } from '#browser/campaign-key.ts'
import { readSession } from '#browser/storage.ts'
import { lazy } from '#components/ui/lazy.ts'

const AppBar = lazy(() => import('./app-bar.tsx').then(({ AppBar }) => AppBar))

const BookPresses = lazy(() => import('./book-presses.tsx').then(({ BookPresses }) => BookPresses))

/**
 * Carries a campaign of the page's address, of the visit, or of the previous page if its script did not run. Most visits
 * have no query at all.
 */
function carryVisitsCampaign(): void {
  const { referrer } = document
  const left = referrer.startsWith(`${location.origin}/`) ? new URL(referrer).search : ''
  const queries = [location.search, readSession(CAMPAIGN_KEY) ?? '', left]
  if (queries.every((query) => query === '')) return
  // Without the code, links lead to the app without the campaign.
  import('./carry-campaign.ts').then(
    ({ carryCampaign }) => carryCampaign(queries),
    () => undefined,
  )
}

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
    carryVisitsCampaign()
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
