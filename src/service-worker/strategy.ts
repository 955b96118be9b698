import { bookingNames } from '#lib/booking.ts'
import { language, languageOfPath } from '#lib/language.ts'
import { pageParams } from '#lib/search-params.ts'

export type Strategy = 'page' | 'asset' | 'image' | 'api' | 'network'

type Asked = {
  method: string
  mode: string
  url: string
  /** True for a request with `Authorization` or `Range`, whose answer must not be stored. */
  isPersonal: boolean
}

/** Paths that are never stored: hand-offs to the app, the operator's paths, reports. */
const NEVER =
  /^\/(?:app|app-partner|healthz|ops|page-times|client-errors|csp-report|sw(?:\.\w+)?\.js|api(?!\/web\/))(?:\/|$)/
const CONTACT_QUERY = '/api/web/query'
const IMAGES = /^\/(?:images\/|qr\/|icons\/|favicon\.svg$)/
const FILE = /\.[a-z0-9]+$/i
/**
 * Finds shown or preloaded pictures in the markup only, because the dehydrated state also names pictures of other
 * pages.
 */
const PICTURE = /<(?:img|link)\b[^>]*?\s(?:src|href)="(\/(?:images|qr)\/[^"?&]+)"/g
const MAX_PICTURES = 60
/** Search parameters that change a page's content. Any other tells where the visitor came from. */
const PAGE_PARAMS: ReadonlySet<string> = new Set(Object.values(pageParams).flat())

/** Returns the strategy for a request; `network` leaves the request to the browser. */
export function strategyFor({ method, mode, url, isPersonal }: Asked, ownOrigin: string): Strategy {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || isPersonal || NEVER.test(pathname)) return 'network'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (IMAGES.test(pathname)) return 'image'
  if (pathname.startsWith('/api/')) return pathname === CONTACT_QUERY ? 'network' : 'api'
  // Pages in another language belong to that language's service worker.
  const isOwn = languageOfPath(pathname) === language
  return mode === 'navigate' && isOwn && !FILE.test(pathname) ? 'page' : 'network'
}

/** The pages of services and providers read a booking only in the browser. */
const READS_BOOKING = /\/(?:services\/[^/]+(?:\/[^/]+)?|provider\/[^/]+)\/?$/

/** Returns the cache key of a page: its address without the fragment and without parameters that no page reads. */
export function pageKey(url: string): string {
  const key = new URL(url)
  key.hash = ''
  for (const name of [...key.searchParams.keys()]) if (!PAGE_PARAMS.has(name)) key.searchParams.delete(name)
  if (READS_BOOKING.test(key.pathname)) for (const name of bookingNames) key.searchParams.delete(name)
  return key.href
}

/** The page that confirms a message. It differs for every message. */
const SENT_PAGE = /[?&]sent=/

/**
 * Returns true if a response may be stored: complete, successful, not redirected, not forbidden, and not the
 * confirmation of a message.
 */
export function mayKeep({
  status,
  redirected,
  url,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'url' | 'headers'>) {
  const isForbidden = SENT_PAGE.test(url) || /\bno-store\b/i.test(headers.get('Cache-Control') ?? '')
  return status === 200 && !redirected && !isForbidden
}

/** Returns the paths of the site's pictures on a page, up to a maximum number. */
export function namedPictures(html: string): ReadonlyArray<string> {
  const pictures = [...html.matchAll(PICTURE)].flatMap(([, path]) => path ?? [])
  return [...new Set(pictures)].slice(0, MAX_PICTURES)
}

/** Returns true for a page. */
export function isHtml(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}
