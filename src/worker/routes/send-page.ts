import type { AppContext } from '#worker/app-context.ts'
import { ageSeconds, timeToLive } from '#worker/cache/entry.ts'
import type { StoredPage } from '#worker/cache/stored-page.ts'
import type { SwrAnswer } from '#worker/cache/swr-cache.ts'
import { hasTag, isShared } from '#worker/http.ts'

const CACHE_NAME = 'site-page'

/** The `Cache-Status` of a page that has to be rendered (RFC 9211). */
export const MISS = `${CACHE_NAME}; fwd=miss`

/** Returns the `Cache-Status` of a stored page (RFC 9211). */
export function pageCacheStatus(answer: SwrAnswer<StoredPage>, now: number): string {
  const ttl = `ttl=${timeToLive(answer.entry, now)}`
  if (answer.outcome === 'hit') return `${CACHE_NAME}; hit; ${ttl}; detail=${answer.level}`
  if (answer.outcome === 'stale') return `${CACHE_NAME}; fwd=stale; ${ttl}; detail=${answer.reason}`
  return `${CACHE_NAME}; fwd=stale; fwd-status=${answer.entry.status}; stored; ${ttl}`
}

/** Returns the `CDN-Cache-Control` of a page (RFC 9213): the windows of its policy, less its age. */
function cdnCacheControl({ status, storedAt, policy }: StoredPage, now: number): string {
  const ttl = timeToLive({ status, storedAt, policy }, now)
  const maxAge = `public, max-age=${Math.max(0, ttl)}`
  if (status !== 200) return maxAge
  const overdue = Math.max(0, -ttl)
  const revalidate = Math.max(0, policy.staleWhileRevalidate - overdue)
  const most = Math.max(0, policy.staleWhileRevalidate + policy.staleIfError - overdue)
  return `${maxAge}, stale-while-revalidate=${revalidate}, stale-if-error=${Math.min(policy.staleIfError, most)}`
}

/**
 * Sends a complete page or 304. A 304 has the headers of RFC 9110 section 15.4.5 and no others, because they would
 * replace those of the stored page. Shared caches may store a page only if canonical addresses do not come from the
 * request.
 */
export function sendPage(c: AppContext, page: StoredPage, cacheStatus: string): Response {
  const { status, etag, bytes, link, contentSecurityPolicy, storedAt } = page
  const now = c.get('now')()
  const validators = {
    ...(status === 200 && { ETag: etag }),
    'Cache-Control': 'no-cache',
    ...(isShared(c)
      ? { 'CDN-Cache-Control': cdnCacheControl(page, now) }
      : { Age: String(ageSeconds(storedAt, now)) }),
    Vary: 'Save-Data',
    'Cache-Status': cacheStatus,
  }
  const known = status === 200 ? c.req.header('If-None-Match') : undefined
  if (known !== undefined && hasTag(known, etag))
    return new Response(null, { status: 304, headers: validators })
  return new Response(bytes, {
    status,
    headers: {
      ...validators,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      Link: link,
    },
  })
}
