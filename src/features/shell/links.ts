import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { needsDocument } from '#browser/build-gone.ts'
import { type CityOffer, chosenCity } from '#browser/chosen-city.ts'
import { savesData } from '#browser/save-data.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { language, languageOfPath, withoutBase } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plain-click.ts'
import { parseSearch } from '#lib/search-params.ts'

/** Paths that the worker answers itself: the browser has to load them as documents. */
const DOCUMENT_PATHS = /^\/(?:api|app|app-partner|healthz|images|assets)(?:\/|$)|\.[a-z0-9]+$/i

/**
 * Returns the part of an address that the router can show, or undefined when the browser has to follow the link itself.
 */
function clientHref(link: HTMLAnchorElement, here: Location): string | undefined {
  const url = new URL(link.href, here.href)
  const opensElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
  if (url.origin !== here.origin || opensElsewhere || DOCUMENT_PATHS.test(url.pathname)) return undefined
  // Pages in another language belong to another build.
  if (languageOfPath(url.pathname) !== language) return undefined
  // The browser handles jumps within the page. The place on another page may be in a part whose code loads late, but
  // its HTML is there.
  return url.hash === '' ? url.pathname + url.search : undefined
}

/** Returns the link that an event happened on, if any. */
export function findLink(event: Event): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null
  return target instanceof HTMLAnchorElement ? target : undefined
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
      const href = clientHref(link, location)
      if (href === undefined || needsDocument()) return
      event.preventDefault()
      void router.navigate({ href })
    }

    function preload(event: Event) {
      if (savesData() || needsDocument()) return
      const link = findLink(event)
      const href = link && clientHref(link, location)
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

const SERVICE_LINKS = `a[href^="${paths.services}/"],a[href^="${paths.jobs}/"]`
/** A service or a job without a city, in the language of the page: the ids, and the rest of the address. */
const SERVICE = new RegExp(`^(?:${paths.services}/([^/?#]+)|${paths.jobs}/([^/?#]+)/([^/?#]+))/?([?#].*)?$`)

/** Runs before the browser or the router follows a link, opens its menu or prefetches its page. */
const SIGNS = [
  'pointerover',
  'touchstart',
  'focusin',
  'pointerdown',
  'keydown',
  'contextmenu',
  'click',
  'auxclick',
]

/**
 * Returns the address of a service link in a city, or undefined for other links and for services that the city does not
 * offer.
 */
export function cityHref(href: string, { id: city, serviceIds }: CityOffer): string | undefined {
  const [, part, partOfJob, job, rest = ''] = SERVICE.exec(href) ?? []
  const service = serviceIds.find((id) => encodeURIComponent(id) === (part ?? partOfJob))
  if (!service) return undefined
  const page = job
    ? paths.jobPage(service, decodeURIComponent(job), city)
    : paths.serviceInCity(service, city)
  return page + rest
}

/** The original addresses of links. React writes an address again only when its own value changes. */
const written = new WeakMap<HTMLAnchorElement, { own: string; led: string }>()

/** Points a link to the city, or to its original address without one. */
function lead(link: HTMLAnchorElement, offer: CityOffer | undefined): void {
  const href = link.getAttribute('href') ?? ''
  const before = written.get(link)
  const own = before?.led === href ? before.own : href
  const led = (offer && cityHref(own, offer)) ?? own
  written.set(link, { own, led })
  if (led !== href) link.setAttribute('href', led)
}

function leadAll(offer: CityOffer | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(SERVICE_LINKS)) lead(link, offer)
}

/**
 * Points links to services to the visitor's city, where it offers them. Pages are the same for every visitor, so the
 * browser does this without rendering: when the page is idle, when it changes, and before a link is used.
 */
export function useCityLinks(offer: CityOffer | undefined): void {
  useEffect(() => {
    function leadOne(event: Event) {
      const link = findLink(event)
      if (link) lead(link, chosenCity().offer)
    }
    const ended = new AbortController()
    // On the window, so that it runs before listeners on the document.
    for (const event of SIGNS)
      addEventListener(event, leadOne, { capture: true, passive: true, signal: ended.signal })
    return () => ended.abort()
  }, [])

  useEffect(() => {
    if (!offer) return
    let ended = false
    const changes = new MutationObserver(() => leadAll(offer))
    whenIdle(() => {
      if (ended) return
      leadAll(offer)
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['href'],
      })
    })
    return () => {
      ended = true
      changes.disconnect()
      leadAll(undefined)
    }
  }, [offer])
}
