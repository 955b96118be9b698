import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a dialog that is open, in front of all else, for as long as it is mounted. It closes when the visitor leaves the page that
 * it was opened on, by the browser's way back for one.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()

  useEffect(() => {
    // A task of its own: the page behind it is styled anew, and this one has been long already.
    const timer = setTimeout(() => dialog.current?.showModal())
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) dialog.current?.close()
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [router])

  return dialog
}
