import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { needsDocument } from '#browser/build-gone.ts'
import { findLink } from '#browser/find-link.ts'
import { savesData } from '#browser/save-data.ts'
import { language, languageOfPath, withoutBase } from '#lib/language.ts'
import { isPlainClick } from '#lib/plain-click.ts'
import { parseSearch } from '#lib/search-params.ts'

/** A file, which the browser has to load as a document. */
const FILE = /\.[a-z0-9]+$/i

/**
 * Returns the part of an address that the router can show, or undefined when the browser has to follow the link itself.
 */
function clientHref(router: RegisteredRouter, link: HTMLAnchorElement, here: Location): string | undefined {
  const url = new URL(link.href, here.href)
  const opensElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
  if (url.origin !== here.origin || opensElsewhere || FILE.test(url.pathname)) return undefined
  // Pages in another language belong to another build.
  if (languageOfPath(url.pathname) !== language) return undefined
  // A path that only begins like a route has its rest in `**`.
  const [, params, route] = router.getMatchedRoutes(withoutBase(url.pathname))
  if (!route || '**' in params) return undefined
  // The browser handles jumps within the page. The place on another page may be in a part whose code loads late, but
  // its HTML is there.
  return url.hash === '' ? url.pathname + url.search : undefined
}

/**
 * Makes plain links navigate in the page, and loads their pages on intent (pointer over, touch, focus). One handler
 * for the document costs less than a subscription per link. Gives nothing to see: what renders it says when it begins.
 */
export function LinkNavigation(): null {
  const router = useRouter()

  useEffect(() => {
    const preloaded = new Set<string>()

    function follow(event: MouseEvent) {
      const link = findLink(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      const href = clientHref(router, link, location)
      if (href === undefined || needsDocument()) return
      event.preventDefault()
      void router.navigate({ href })
    }

    function preload(event: Event) {
      if (savesData() || needsDocument()) return
      const link = findLink(event)
      const href = link && clientHref(router, link, location)
      if (!href || preloaded.has(href)) return
      preloaded.add(href)
      const { pathname, search } = new URL(href, location.href)
      void router
        .preloadRoute({ to: withoutBase(pathname), search: parseSearch(search) })
        .catch(() => preloaded.delete(href))
    }

    // From now on the browser prefetches no document for them (speculation rules).
    document.documentElement.dataset.routed = ''
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', follow, { signal })
    for (const intent of ['pointerover', 'touchstart', 'focusin']) {
      addEventListener(intent, preload, { capture: true, passive: true, signal })
    }
    return () => ended.abort()
  }, [router])
  return null
}
