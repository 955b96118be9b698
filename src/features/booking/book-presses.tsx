import { type ReactNode, useEffect, useState } from 'react'
import { findLink } from '#browser/find-link.ts'
import { appPaths, paths } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plain-click.ts'

/** Booking buttons are links to the app that carry a booking or the desktop hint. */
const SAYS_MORE = /[?&](?:web|provider|service|job|city)=/

/**
 * Returns the booking button of the site that a click is on, or the button that gets an app. Links marked
 * `data-opens-app` lead to the app at once.
 */
function getBookingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = findLink(event)
  if (link?.origin !== location.origin) return undefined
  if (link.pathname === paths.book) return link
  const isStep = link.pathname === appPaths.customer && link.dataset.opensApp === undefined
  return isStep && SAYS_MORE.test(link.search) ? link : undefined
}

/**
 * Opens the ways to book for booking buttons; their code loads on the first press. If that fails, the
 * browser follows the link to the same content as a page, unless the visitor has already moved on.
 */
export function BookPresses(): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null)

  useEffect(() => {
    async function open(link: HTMLAnchorElement) {
      const page = location.pathname
      try {
        const { BookDialog } = await import('./book-dialog.tsx')
        if (location.pathname === page)
          setDialog(<BookDialog search={link.search} onClose={() => setDialog(null)} />)
      } catch {
        location.assign(link.href)
      }
    }

    function press(event: MouseEvent) {
      const link = isPlainClick(event) ? getBookingLink(event) : undefined
      if (!link) return
      event.preventDefault()
      void open(link)
    }

    const ended = new AbortController()
    // Listens on the window in the capture phase, because parts that are not hydrated stop events.
    addEventListener('click', press, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [])

  return dialog
}
