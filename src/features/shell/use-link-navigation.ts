import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { needsDocument } from '#lib/build-gone.ts'
import { language, languageOfPath, withoutBase } from '#lib/language.ts'
import { savesData } from '#lib/save-data.ts'
import { parseSearch } from '#lib/search-params.ts'

/** Paths that the worker answers itself: the browser has to load them as documents. */
const DOCUMENT_PATHS = /^\/(?:api|app|app-partner|healthz|images|assets)(?:\/|$)|\.[a-z0-9]+$/i

/** The part of an address that the router can show, or undefined when the browser has to follow the link itself. */
export function clientHref(link: HTMLAnchorElement, here: Location): string | undefined {
  const url = new URL(link.href, here.href)
  const opensElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
  if (url.origin !== here.origin || opensElsewhere || DOCUMENT_PATHS.test(url.pathname)) return undefined
  // The pages of another language are those of another build.
  if (languageOfPath(url.pathname) !== language) return undefined
  // A jump is the browser's own; and the place on another page may be in a part whose code comes late, but not its HTML.
  return url.hash === '' ? url.pathname + url.search : undefined
}

/** The link that an event happened on, if any. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null
  return target instanceof HTMLAnchorElement ? target : undefined
}

/** A click that follows a link here, and not in another tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/**
 * Makes plain links navigate in the page, and loads their pages on intent (pointer over, touch, focus). One handler
 * for the document costs less than a subscription per link.
 */
export function useLinkNavigation(): void {
  const router = useRouter()

  useEffect(() => {
    const preloaded = new Set<string>()

    function follow(event: MouseEvent) {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      const href = clientHref(link, location)
      if (href === undefined || needsDocument()) return
      event.preventDefault()
      void router.navigate({ href })
    }

    function preload(event: Event) {
      if (savesData() || needsDocument()) return
      const link = linkOf(event)
      const href = link && clientHref(link, location)
      if (!href || preloaded.has(href)) return
      preloaded.add(href)
      const { pathname, search } = new URL(href, location.href)
      void router
        .preloadRoute({ to: withoutBase(pathname), search: parseSearch(search) })
        .catch(() => preloaded.delete(href))
    }

    // From a part that React has not taken over yet it lets no event come up to the document.
    function followEarly(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('[data-waiting]')) follow(event)
    }

    // From now on the browser loads no document ahead for them (speculation rules).
    document.documentElement.dataset.routed = ''
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', follow, { signal })
    addEventListener('click', followEarly, { capture: true, signal })
    for (const intent of ['pointerover', 'touchstart', 'focusin']) {
      addEventListener(intent, preload, { capture: true, passive: true, signal })
    }
    return () => ended.abort()
  }, [router])
}
