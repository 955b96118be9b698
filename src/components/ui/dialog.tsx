import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type DialogRef = RefObject<HTMLDialogElement | null>

/**
 * Keeps a dialog open and modal while it is mounted. Closes it when the visitor leaves the page, for example by the
 * Back button.
 */
export function useModal(): DialogRef {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()

  useEffect(() => {
    // Opens in a separate task, because opening recalculates the styles of the page and the current task is already
    // long.
    const timer = setTimeout(() => {
      dialog.current?.showModal()
      // The heading is read aloud, and no keyboard opens over a phone's screen.
      dialog.current?.querySelector('h2')?.focus()
    })
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

/** Renders the frame of a dialog, which closes on a press outside. `className` sets its maximum width. */
export function Dialog({ className = '', ...props }: ComponentProps<'dialog'>) {
  return (
    <dialog
      closedby="any"
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-xl bg-surface p-0 text-ink shadow-high ${className}`}
      {...props}
    />
  )
}

type DialogHeadingProps = { id: string; title: string; text: string; close: string; dialog: DialogRef }

/** Renders the title of a dialog and its close button. */
export function DialogHeading({ id, title, text, close, dialog }: DialogHeadingProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="mt-1 text-sm text-soft">{text}</p>
      </div>
      <button
        type="button"
        aria-label={close}
        onClick={() => dialog.current?.close()}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
      >
        <Icon node={X} className="size-5" />
      </button>
    </div>
  )
}
