import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#browser/storage.ts'
import { useApi } from '#components/sections/page-context.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { appHandoff } from '#content/app-handoff.ts'
import { listedAnywhereQuery } from '#data/providers/top-providers.ts'
import { withParams } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'
import { useApp } from './use-app.ts'

const DISMISSED_MS = 30 * 24 * 60 * 60 * 1000

/** Returns true if the bar was closed less than thirty days ago; `stored` is that time (ms). */
export function isDismissed(stored: string | null, now: number): boolean {
  if (stored === null) return false
  const at = Number(stored)
  return at <= now && now - at < DISMISSED_MS
}

/** Returns true if Safari shows its own app bar: on iOS, for a page that names the app. */
export function hasNativeBar(page: ParentNode, userAgent: string): boolean {
  const isSafari = /\biP(?:hone|od|ad)\b.*\bVersion\/\S+ .*\bSafari\//.test(userAgent)
  return isSafari && page.querySelector('meta[name="apple-itunes-app"]') !== null
}

const KEY = 'appBarDismissed'
const FROM_BAR = new URLSearchParams({ utm_source: 'web', utm_medium: 'app_bar' })
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Returns true while the visitor types or chooses, because the bar would cover the form. */
function useIsFilling(): boolean {
  const [isFilling, setFilling] = useState(false)
  useEffect(() => {
    const check = () => setFilling(document.activeElement?.matches(FIELDS) === true)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setFilling(false)
    }
    check()
    document.addEventListener('focusin', check)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', check)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  return isFilling
}

/** Returns true if somebody is listed, or may be: the API has no directory. Without an answer it is false. */
function useIsSomebodyListed(): boolean {
  const { data } = useQuery(listedAnywhereQuery(useApi()))
  return data !== undefined && (data.ok ? data.data > 0 : data.status === 404)
}

/**
 * Offers the app at the bottom of a phone's screen where somebody can be booked, and professionals the partner app. Pages
 * with a booking button or the contact form have no bar, which would cover them. A dismissed bar stays hidden for thirty
 * days.
 */
export function AppBar() {
  const [isOpen, setIsOpen] = useState(
    () => !isDismissed(readStored(KEY), Date.now()) && !hasNativeBar(document, navigator.userAgent),
  )
  const isFilling = useIsFilling()
  const isForPartners = useApp() === 'partner'
  const isBookable = useIsSomebodyListed() || isForPartners
  const { label, open, dismiss, partner, ...customer } = appHandoff.bar
  const { title, text } = isForPartners ? partner : customer

  function putAway() {
    writeStored(KEY, String(Date.now()))
    setIsOpen(false)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return isOpen && !isFilling && isBookable ? (
    <section
      id="app-bar"
      aria-label={label}
      className="rise bottom-bar [body:has(#compare-bar,main_[data-booking],main_form[method=post])_&]:hidden print:hidden"
    >
      <div className="shell flex flex-wrap items-center gap-3 py-3">
        <button
          type="button"
          aria-label={dismiss}
          onClick={putAway}
          className="-ml-3 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <Icon node={X} className="size-5" />
        </button>
        <p className="min-w-28 flex-1 text-sm">
          <strong key={title} className="block font-semibold">
            {title}
          </strong>
          <span key={text} className="block text-soft">
            {text}
          </span>
        </p>
        <ButtonLink href={withParams(isForPartners ? paths.appPartner : paths.app, FROM_BAR)}>
          {open}
        </ButtonLink>
      </div>
    </section>
  ) : null
}
