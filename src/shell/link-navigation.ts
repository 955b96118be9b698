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

/** Returns true if the router can show the page of a link, or false when the browser has to follow the link itself. */
function isRouted(router: RegisteredRouter, link: HTMLAnchorElement): boolean {
  const { origin, pathname, hash, target } = link
  const opensElsewhere = (target !== '' && target !== '_self') || link.hasAttribute('download')
  // A place on another page may be in a part whose code loads late, but its HTML is there.
  if (origin !== location.origin || opensElsewhere || hash !== '' || FILE.test(pathname)) return false
  // Pages in another language belong to another build. A path that only begins like a route has its rest in `**`.
  const [, params, route] = router.getMatchedRoutes(withoutBase(pathname))
  return languageOfPath(pathname) === language && route !== undefined && !('**' in params)
}

/**
 * Makes plain links navigate in the page, and loads their pages on intent (pointer over, touch, focus). One handler
 * for the document costs less than a subscription per link.
 */
export function LinkNavigation(): null {
  const router = useRouter()

  useEffect(() => {
    const preloaded = new Set<string>()

    function follow(event: MouseEvent) {
      const link = findLink(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      if (!isRouted(router, link) || needsDocument()) return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search })
    }

    function preload(event: Event) {
      const link = findLink(event)
      if (!link || preloaded.has(link.href) || savesData() || needsDocument() || !isRouted(router, link))
        return
      preloaded.add(link.href)
      void router.preloadRoute({ to: withoutBase(link.pathname), search: parseSearch(link.search) })
    }

    // From now on the browser prefetches no document for them (speculation rules).
    document.documentElement.dataset.routed = ''
    const ended = new AbortController()
    document.addEventListener('click', follow, { signal: ended.signal })
    for (const intent of ['pointerover', 'touchstart', 'focusin']) {
      addEventListener(intent, preload, { capture: true, passive: true, signal: ended.signal })
    }
    return () => ended.abort()
  }, [router])
  return null
}
