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
    // A task of its own: opening recalculates the styles of the page, and this task was long already.
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

/** The frame of a dialog, which a press beside it closes; its classes say how wide it may be. */
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

/** The title of a dialog, and the button that closes it. */
export function DialogHeading({ id, title, text, close, dialog }: DialogHeadingProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 id={id} className="text-xl">
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
