import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '#components/ui/lazy-with-retry.ts'
import { carryCampaign } from './campaign-links.ts'

const AppBar = lazyWithRetry(() => import('./app-bar.tsx').then(({ AppBar }) => AppBar))

const BookPresses = lazyWithRetry(() => import('./book-presses.tsx').then(({ BookPresses }) => BookPresses))

/** A device whose first means is no touch screen: there is no store for it. */
const COMPUTER = '(hover: hover) and (pointer: fine)'
/** The site on a phone, as opposed to the installed site and to larger screens. */
const PHONE_BROWSER = '(pointer: coarse) and (max-width: 47.99rem) and (display-mode: browser)'
const INTERACTIONS = ['scroll', 'pointerdown', 'keydown']

/**
 * Leads visitors on to the app: has their campaign travel along, offers the app on phones once they use the page,
 * and has a booking that is begun on a computer go on on the phone. What does it is loaded for
 * those alone whom it concerns.
 */
export function AppHandoff() {
  const [used, setUsed] = useState(false)
  const [isComputer, setComputer] = useState(false)

  useEffect(() => {
    carryCampaign(location.search, document.referrer)
    setComputer(matchMedia(COMPUTER).matches)
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
      {isComputer && (
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
