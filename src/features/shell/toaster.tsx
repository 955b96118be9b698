import { useSyncExternalStore } from 'react'
import { type Toast, toastStore } from '#lib/toasts.ts'
import { ToastItem } from './toast-item.tsx'

const NONE: ReadonlyArray<Toast> = []

/** Shows the toasts, the newest last, and has them read aloud. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => NONE)
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-0 z-40 flex max-h-dvh flex-col-reverse overflow-y-auto overscroll-contain py-4 sm:left-auto sm:w-96"
    >
      <ul className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}
