import { buildId as BUILD_ID } from 'virtual:client-assets'
import { requestSavesData } from '#lib/save-data.ts'
import type { AppContext } from '#worker/app-context.ts'
import { ageSeconds, timeToLive } from '#worker/cache/freshness.ts'
import { createLeases } from '#worker/cache/leases.ts'
import { isPurged } from '#worker/cache/purge-list.ts'
import { createSwrCache, type SwrAnswer, type SwrRead } from '#worker/cache/swr-cache.ts'
import { hasTag } from '#worker/endpoints/conditional.ts'
import { createBoundedMap, ofIsolate } from '#worker/isolate.ts'
import { log } from '#worker/log.ts'
import { currentPurges } from '#worker/ops/purges.ts'
import { pageAddress, pageKey, pagePolicy } from '#worker/page-cache/page-key.ts'
import {
  packPage,
  type StoredPage,
  toStoredPage,
  unlessChanged,
  unpackPage,
} from '#worker/page-cache/stored-page.ts'
import { renderPage, renderResponse, renderWhole } from '#worker/render.tsx'
import { isShared, requestUrl, siteOrigin } from '#worker/request-url.ts'

/** Most of the memory of a Worker (128 MB) belongs to rendering. */
const MEMORY_BYTES = 12 * 1024 * 1024

/** Plain bytes only: what an isolate keeps between requests. */
const memory = ofIsolate('pages', () =>
  createBoundedMap<StoredPage>(MEMORY_BYTES, ({ bytes }) => bytes.length),
)
const leases = ofIsolate('page-leases', createLeases)

const CACHE_NAME = 'sudhaar-page'

/** The `Cache-Status` member of a page (RFC 9211); of one that had to be rendered without an answer. */
function pageCacheStatus(answer: SwrAnswer<StoredPage> | undefined, now: number): string {
  if (!answer) return `${CACHE_NAME}; fwd=miss`
  const ttl = `ttl=${timeToLive(answer.entry, now)}`
  if (answer.outcome === 'hit') return `${CACHE_NAME}; hit; ${ttl}; detail=${answer.level}`
  if (answer.outcome === 'stale') return `${CACHE_NAME}; fwd=stale; ${ttl}; detail=${answer.reason}`
  return `${CACHE_NAME}; fwd=stale; fwd-status=${answer.entry.status}; stored; ${ttl}`
}

/** What shared caches are told (RFC 9213): the windows of the policy, less what has passed of them. */
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
 * A complete page, or that it has not changed. A 304 carries what RFC 9110 section 15.4.5 asks for and no more: whatever
 * else it said would replace the headers of the kept page. Other caches are told of it only where canonical addresses do
 * not come from the request.
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

function cacheFor(c: AppContext) {
  const requestId = c.get('requestId')
  const now = c.get('now')
  return createSwrCache<StoredPage>({
    openStore: () => caches.open('pages'),
    toStored: packPage,
    fromStored: unpackPage,
    memory,
    leases,
    now,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    onStoreFailed: (error) =>
      log('warn', 'store-failed', { requestId, resource: 'page', error: String(error) }),
  })
}

/** Where the page at an address is kept, for how long, and how it is made. */
function pageRead(c: AppContext, address: string): SwrRead<StoredPage> {
  const requestId = c.get('requestId')
  const now = c.get('now')
  const config = c.get('config')
  const purges = currentPurges(c)
  const policy = pagePolicy(address)
  const key = pageKey(address, {
    buildId: BUILD_ID,
    settings: config.fingerprint,
    siteOrigin: siteOrigin(c),
    saveData: requestSavesData(c.req.raw),
  })
  return {
    key,
    policy,
    isPurged: async ({ tags }) => isPurged(await purges, tags),
    async renew(old) {
      const page = await toStoredPage(await renderWhole(c, address), { storedAt: now(), policy })
      return unlessChanged(page, old)
    },
    onRenewFailed: (error) =>
      log('warn', 'refresh-failed', { requestId, resource: 'page', error: String(error) }),
  }
}

/** Calls back when a body has ended, or nobody reads it any more. */
function whenEnded(body: ReadableStream, done: () => void): { body: ReadableStream; ended: Promise<void> } {
  const { readable, writable } = new TransformStream()
  return { body: readable, ended: body.pipeTo(writable).then(done, done) }
}

/**
 * Renders the page for the visitor and keeps it, with the tag of the `old` one if it says the same; one that had to be streamed
 * is rendered again, whole, behind it.
 */
async function renderAndKeep(
  c: AppContext,
  address: string,
  cache: ReturnType<typeof cacheFor>,
  read: SwrRead<StoredPage>,
  old: StoredPage | undefined,
): Promise<Response> {
  const rendered = await renderPage(c, { address })
  if ('body' in rendered) {
    const made = await toStoredPage(rendered, { storedAt: c.get('now')(), policy: read.policy })
    // Somebody who asked for it at the same time may have been first.
    const page = unlessChanged(made, memory.get(read.key) ?? old)
    c.executionCtx.waitUntil(cache.put(read.key, page))
    return sendPage(c, page, pageCacheStatus(undefined, c.get('now')()))
  }
  const { response, isStorable } = rendered
  if (!response.body || c.req.method !== 'GET' || !isStorable) return response
  const { body, ended } = whenEnded(response.body, () => void cache.renew(read, old))
  c.executionCtx.waitUntil(ended)
  return new Response(body, response)
}

/** Answers with a page: from the isolate's memory, from the Cache API, or rendered. */
export async function servePage(c: AppContext): Promise<Response> {
  const url = requestUrl(c.req.raw)
  if (!url) return renderResponse(c)
  const { address, isPrivate } = pageAddress(url)
  if (isPrivate || !c.get('config').pageCache) return renderResponse(c, { address })
  const cache = cacheFor(c)
  let old: StoredPage | undefined
  const read = { ...pageRead(c, address), onOutdated: (page: StoredPage) => (old = page) }
  const answer = await cache.read(read)
  const cacheStatus = pageCacheStatus(answer, c.get('now')())
  if (answer) return sendPage(c, answer.entry, cacheStatus)
  c.get('logged').pageCacheStatus = cacheStatus
  return renderAndKeep(c, address, cache, read, old)
}
