import { CircleAlert, CircleCheck, Info, X } from 'lucide'
import { useEffect, useState } from 'react'
import { type Toast, toastStore } from '#browser/toasts.ts'
import { Icon } from '#components/ui/icon.tsx'
import { keepFocus } from '#components/ui/keep-focus.ts'
import { shell } from '#content/shell.ts'
import { getLang } from '#lib/language.ts'

const SHOWN_MS = 6_000
const ICONS = { error: CircleAlert, success: CircleCheck, info: Info }
const TONES = { error: 'text-danger', success: 'text-success', info: 'text-primary' }

/** Expires, unless the pointer or the focus is on it, or it has an action. */
export function ToastItem({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held || toast.action) return
    const timer = setTimeout(() => toastStore.dismiss(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, held])

  return (
    <li
      ref={keepFocus}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-surface p-4 text-sm shadow-high"
    >
      <Icon node={ICONS[toast.tone]} className={`mt-0.5 size-5 ${TONES[toast.tone]}`} />
      <span lang={getLang(toast.text)} className="flex-1">
        {toast.text}
      </span>
      {toast.action && (
        <button
          type="button"
          onClick={toast.action.run}
          className="-my-3 min-h-11 rounded-md px-3 font-semibold text-primary hover:bg-tint"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={shell.toasts.dismiss}
        onClick={() => toastStore.dismiss(toast.id)}
        className="-m-3 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
      >
        <Icon node={X} className="size-4" />
      </button>
    </li>
  )
}
