import { buildId as BUILD_ID } from 'virtual:client-assets'
import { requestSavesData } from '#browser/save-data.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { ageSeconds, timeToLive } from '#worker/cache/entry.ts'
import { createLruCache, isolateSingleton } from '#worker/cache/isolate.ts'
import { isPurged } from '#worker/cache/purge-list.ts'
import { createLeases, createSwrCache, type SwrAnswer, type SwrRead } from '#worker/cache/swr-cache.ts'
import { currentPurges } from '#worker/db/purges.ts'
import { hasTag, isShared, requestUrl, siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { LIMIT_PERIOD_S } from '#worker/middleware/rate-limit.ts'
import { pageAddress, pageKey, pagePolicy } from '#worker/page-cache/page-key.ts'
import {
  packPage,
  reuseIfIdentical,
  type StoredPage,
  toStoredPage,
  unpackPage,
} from '#worker/page-cache/stored-page.ts'
import { isRedirect } from '#worker/render/error-page.ts'
import { renderPage, toResponse } from '#worker/render/render.tsx'
import { maySearch } from '#worker/routes/search.ts'

/** Limit of the pages in memory: rendering needs most of the 128 MB of an isolate. */
const MEMORY_BYTES = 12 * 1024 * 1024

/** Plain bytes, because an isolate keeps them between requests. */
const memory = isolateSingleton('pages', () =>
  createLruCache<StoredPage>(MEMORY_BYTES, ({ bytes }) => bytes.length),
)
const leases = isolateSingleton('page-leases', createLeases)

const CACHE_NAME = 'site-page'

/** Returns the `Cache-Status` member of a page (RFC 9211). Without an answer the page had to be rendered. */
function pageCacheStatus(answer: SwrAnswer<StoredPage> | undefined, now: number): string {
  if (!answer) return `${CACHE_NAME}; fwd=miss`
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
function sendPage(c: AppContext, page: StoredPage, cacheStatus: string): Response {
  const { status, etag, bytes, link, tags, contentSecurityPolicy, storedAt } = page
  const now = c.get('now')()
  const mayBeShared = isShared(c)
  const validators = {
    ...(status === 200 && { ETag: etag }),
    'Cache-Control': 'no-cache',
    ...(mayBeShared
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
      ...(mayBeShared && { 'Cache-Tag': Object.keys(tags).join(',') }),
    },
  })
}

/** Visitors choose the query of an address, so only pages without one are kept in memory. */
function cacheFor(c: AppContext, address: string) {
  const requestId = c.get('requestId')
  const now = c.get('now')
  return createSwrCache<StoredPage>({
    openStore: () => caches.open('pages'),
    toStored: packPage,
    fromStored: unpackPage,
    memory: address.includes('?') ? undefined : memory,
    leases,
    now,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    onStoreFailed: (error) =>
      log('warn', 'store_failed', { requestId, resource: 'page', error: String(error) }),
  })
}

/** Describes where the page at an address is stored, for how long, and how it is revalidated. */
function pageRead(c: AppContext, address: string): SwrRead<StoredPage> {
  const requestId = c.get('requestId')
  const now = c.get('now')
  const purges = currentPurges(c)
  const policy = pagePolicy(address)
  return {
    key: pageKey(address, {
      buildId: BUILD_ID,
      settings: c.get('config').fingerprint,
      siteOrigin: siteOrigin(c),
      saveData: requestSavesData(c.req.raw),
    }),
    policy,
    isPurged: async ({ tags }) => isPurged(await purges, tags),
    async revalidate(stale) {
      const storedAt = now()
      const page = await renderPage(c, { address, isStored: true, isForCache: true })
      if (page.shared)
        return reuseIfIdentical(await toStoredPage(page, page.shared, { storedAt, policy }), stale)
      await page.body?.cancel()
      // The route redirects now. Each visitor is redirected with the parameters of their own link.
      if (isRedirect(page.status) && page.isSound()) return undefined
      throw new Error(`the page came out incomplete, with status ${page.status}`)
    },
    onRevalidateFailed: (error) =>
      log('warn', 'refresh_failed', { requestId, resource: 'page', error: String(error) }),
  }
}

/** Calls back when a body has ended, or its reader has left. */
function whenEnded(body: ReadableStream, done: () => void): { body: ReadableStream; ended: Promise<void> } {
  const { readable, writable } = new TransformStream()
  return { body: readable, ended: body.pipeTo(writable).then(done, done) }
}

/**
 * Renders the page for the visitor and stores it. If it shows the same as the `old` one, it keeps that entity tag. A
 * streamed page is rendered again for the cache after it has been sent.
 */
async function renderAndStore(
  c: AppContext,
  address: string,
  cache: ReturnType<typeof cacheFor>,
  read: SwrRead<StoredPage>,
  old: StoredPage | undefined,
): Promise<Response> {
  const storedAt = c.get('now')()
  const rendered = await renderPage(c, { address, isStored: true })
  if (rendered.shared) {
    const made = await toStoredPage(rendered, rendered.shared, { storedAt, policy: read.policy })
    // Another request may have rendered it meanwhile.
    const page = reuseIfIdentical(made, memory.get(read.key) ?? old)
    c.executionCtx.waitUntil(cache.put(read.key, page))
    return sendPage(c, page, pageCacheStatus(undefined, c.get('now')()))
  }
  const response = toResponse(rendered)
  if (!response.body || c.req.method !== 'GET' || !rendered.isStreamed || rendered.status !== 200)
    return response
  const { body, ended } = whenEnded(response.body, () => {
    if (rendered.isSound()) void cache.revalidate(read, old)
  })
  c.executionCtx.waitUntil(ended)
  return new Response(body, response)
}

/** Returns the page for a connection above the search limit, or undefined below it. */
async function limitedSearch(c: AppContext, address: string): Promise<Response | undefined> {
  if (!address.startsWith(`${paths.searchForm}?`) || (await maySearch(c))) return undefined
  const response = toResponse(await renderPage(c, { address, isLimited: true }), 429)
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Retry-After', String(LIMIT_PERIOD_S))
  return response
}

/** Answers with a page: from the memory of the isolate, from the Cache API, or rendered. */
export async function servePage(c: AppContext): Promise<Response> {
  const url = requestUrl(c.req.raw)
  if (!url) return toResponse(await renderPage(c))
  const { address, isPrivate } = pageAddress(url)
  if (isPrivate || !c.get('config').settings.PAGE_CACHE)
    return (await limitedSearch(c, address)) ?? toResponse(await renderPage(c, { address }))
  const cache = cacheFor(c, address)
  let old: StoredPage | undefined
  const read = { ...pageRead(c, address), onOutdated: (page: StoredPage) => (old = page) }
  const answer = await cache.read(read)
  const cacheStatus = pageCacheStatus(answer, c.get('now')())
  if (answer) return sendPage(c, answer.entry, cacheStatus)
  c.get('logged').pageCacheStatus = cacheStatus
  return (await limitedSearch(c, address)) ?? renderAndStore(c, address, cache, read, old)
}
