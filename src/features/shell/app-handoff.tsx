import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '#components/ui/lazy-with-retry.ts'
import { carryCampaign } from './campaign-links.ts'
import { useBookOnPhone } from './use-book-on-phone.tsx'

const AppBar = lazyWithRetry(() => import('./app-bar.tsx').then(({ AppBar }) => AppBar))

/** The site on a phone, as opposed to the installed site and to larger screens. */
const PHONE_BROWSER = '(pointer: coarse) and (max-width: 47.99rem) and (display-mode: browser)'
const INTERACTIONS = ['scroll', 'pointerdown', 'keydown']

/**
 * Leads visitors on to the app: has their campaign travel along, offers the app on phones once they use the page,
 * and has a booking that is begun on a computer go on on the phone. Bar and dialog are loaded for those alone whom they concern.
 */
export function AppHandoff() {
  const [used, setUsed] = useState(false)
  const bookDialog = useBookOnPhone()

  useEffect(() => {
    carryCampaign(location.search, document.referrer)
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
      {bookDialog}
      {used && (
        <Suspense>
          <AppBar />
        </Suspense>
      )}
    </>
  )
}
