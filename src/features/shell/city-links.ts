import { useEffect } from 'react'
import { type CityOffer, chosenCity } from '#lib/chosen-city.ts'
import { paths } from '#lib/paths.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { linkOf } from './use-link-navigation.ts'

const SERVICE_LINKS = `a[href^="${paths.services}/"]`
/** A service without a city, in the language of the page: its id, and what follows the path. */
const SERVICE = new RegExp(`^${paths.services}/([^/?#]+)/?([?#].*)?$`)

/** Before the browser or the router follows a link, opens its menu or loads its page ahead. */
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

/** Where a link to a service leads in a city; undefined for other links, and when the city does not offer it. */
export function cityHref(href: string, { id: city, serviceIds }: CityOffer): string | undefined {
  const [, part, rest = ''] = SERVICE.exec(href) ?? []
  const service = serviceIds.find((id) => encodeURIComponent(id) === part)
  return service && paths.serviceInCity(service, city) + rest
}

/** What links led to before they led to the city; React writes an address again only when its own changes. */
const written = new WeakMap<HTMLAnchorElement, { own: string; led: string }>()

/** Has a link lead to the city, or where it led at first when there is none. */
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
 * Has the links to services lead to their pages in the visitor's city, where it offers them. Pages are the same for
 * everybody, so it is done in the browser, and nothing is rendered for it: those on the page when it is at rest and
 * as it changes, and each before it is used.
 */
export function useCityLinks(offer: CityOffer | undefined): void {
  useEffect(() => {
    function leadOne(event: Event) {
      const link = linkOf(event)
      if (link) lead(link, chosenCity().offer)
    }
    const ended = new AbortController()
    // At the window, so that it comes before whoever listens at the document.
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
