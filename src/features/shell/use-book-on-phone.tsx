import { type ReactNode, useEffect, useState } from 'react'
import { bookingOf, isBookingLink } from '#lib/booking.ts'
import { isPlainClick, linkOf } from './use-link-navigation.ts'

/** A device without a touch screen as its first means: there is no store for it. */
const COMPUTER = '(hover: hover) and (pointer: fine)'

/**
 * On a computer, has the booking buttons of every page open 'Book on your phone', whose code comes with the press. The
 * dialog, while it is open. Where it cannot be loaded the link is followed: it leads to the same as a page.
 */
export function useBookOnPhone(): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null)

  useEffect(() => {
    async function open(link: HTMLAnchorElement) {
      try {
        const { BookDialog } = await import('./book-dialog.tsx')
        const booking = bookingOf(new URL(link.href).searchParams)
        setDialog(<BookDialog booking={booking} onClose={() => setDialog(null)} />)
      } catch {
        location.assign(link.href)
      }
    }

    function press(event: MouseEvent) {
      const link = linkOf(event)
      if (!link || !isPlainClick(event) || !isBookingLink(new URL(link.href), location.origin)) return
      if (!matchMedia(COMPUTER).matches) return
      event.preventDefault()
      void open(link)
    }

    const ended = new AbortController()
    // At the window and on the way down: parts that React has not taken over yet let no event come up.
    addEventListener('click', press, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [])

  return dialog
}
