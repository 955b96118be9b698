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
        const content = document.querySelector('main')
        if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
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
