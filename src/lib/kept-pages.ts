/** Addresses that are no pages: hand-offs to the app, the desk, the operator's paths, data, files. */
const NO_PAGE = /^\/(?:app|desk|ops|api|healthz)|\.[a-z0-9]+$/i

/** Returns true for the request of a page: a navigation, or one that `startOffline` sends for the service worker. */
export function isPage({ url, mode, headers }: Pick<Request, 'url' | 'mode' | 'headers'>): boolean {
  const isWanted = mode === 'navigate' || headers.get('Accept') === 'text/html'
  // The browser may never show a prefetched page.
  return isWanted && !NO_PAGE.test(new URL(url).pathname) && !headers.has('Sec-Purpose')
}

/** Returns the cache key of a page: its address without the fragment and without campaign parameters. */
export function pageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('utm_')) url.searchParams.delete(name)
  return url.href
}

/** Returns true if a page may be stored. The page that confirms a message (`sent`) may not. */
export function mayKeep({ url }: Pick<Request, 'url'>, { status, redirected, headers }: Response): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  const isForbidden = /\bno-store\b/.test(headers.get('Cache-Control') ?? '') || /[?&]sent=/.test(url)
  return status === 200 && !redirected && isPage && !isForbidden
}
