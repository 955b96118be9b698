import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After a navigation without a new document: takes the keyboard to the content and has the title read aloud. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // Somebody who is reading a message meanwhile, or is in the content already, stays there.
        const isElsewhere = !document.activeElement?.closest('main, [aria-live]')
        if (isElsewhere) document.querySelector('main')?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
