import { useSyncExternalStore } from 'react'
import { type Toast, toastStore } from '#browser/toasts.ts'
import { shell } from '#content/shell.ts'
import { ToastItem } from './toast-item.tsx'

const NONE: ReadonlyArray<Toast> = []

/** Shows and announces the toasts, the newest last. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => NONE)
  return (
    <section
      aria-label={shell.toasts.label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-0 z-40 flex max-h-[calc(25svh-1px-max(0px,var(--header-height)+var(--header-edge)))] flex-col-reverse overflow-y-auto overscroll-contain sm:left-auto sm:w-96"
    >
      <ul className="flex flex-col gap-2 pb-2 sm:pb-4 empty:hidden">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}
