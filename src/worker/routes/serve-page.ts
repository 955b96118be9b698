import { buildId as BUILD_ID } from 'virtual:client-assets'
import { requestSavesData } from '#browser/save-data.ts'
import { withoutBase } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { createLruCache, isolateSingleton } from '#worker/cache/isolate.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import { packPage, type StoredPage, toStoredPage, unpackPage } from '#worker/cache/stored-page.ts'
import { createSwrCache, type Refreshes } from '#worker/cache/swr-cache.ts'
import { requestUrl, siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { LIMIT_PERIOD_S } from '#worker/middleware/rate-limit.ts'
import { isRedirect, renderRefusedSearch } from '#worker/render/error-page.ts'
import { renderPage, toResponse } from '#worker/render/render.tsx'
import {
  NOT_FOUND_PATH,
  type PageAddress,
  pageAddress,
  pageKey,
  pagePolicy,
} from '#worker/routes/page-key.ts'
import { MISS, pageCacheStatus, sendPage } from '#worker/routes/send-page.ts'
import { maySearch } from './search-handlers.ts'

/** Limit of the pages in memory: rendering needs most of the 128 MB of an isolate. */
const MEMORY_BYTES = 12 * 1024 * 1024

/** Plain bytes, because an isolate keeps them between requests. */
const memory = isolateSingleton('pages', () =>
  createLruCache<StoredPage>(MEMORY_BYTES, ({ bytes }) => bytes.length),
)
const refreshes = isolateSingleton('page-refreshes', (): Refreshes => new Map())

/** Visitors choose the query of an address, so only pages without one are kept in memory. */
function cacheFor(c: AppContext, address: string) {
  const requestId = c.get('requestId')
  return createSwrCache<StoredPage>({
    openStore: () => caches.open('pages'),
    toStored: packPage,
    fromStored: unpackPage,
    memory: address.includes('?') ? undefined : memory,
    remembersAbsent: withoutBase(address) === NOT_FOUND_PATH,
    refreshes,
    purge: currentPurge(c),
    now: c.get('now'),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    onFailed: (event, error) => log('warn', event, { requestId, resource: 'page', error: String(error) }),
  })
}

/** Renders a page with all its data for the cache. Undefined means that it redirects. @throws if it came out incomplete */
async function renderForCache(c: AppContext, address: string): Promise<StoredPage | undefined> {
  const storedAt = c.get('now')()
  const { shared, status, hasFailedRead } = await renderPage(c, { address, isForCache: true })
  if (shared) return toStoredPage(shared, { storedAt, policy: pagePolicy(address) })
  // Each visitor is redirected with the parameters of their own link.
  if (isRedirect(status) && !hasFailedRead) return undefined
  throw new Error(`the page came out incomplete, with status ${status}`)
}

/** Refuses a search above the limit of the connection. */
async function refuseSearch(c: AppContext, address: string): Promise<Response | undefined> {
  const isSearch = address.startsWith(`${paths.searchForm}?`)
  return isSearch && !(await maySearch(c)) ? renderRefusedSearch(c, LIMIT_PERIOD_S) : undefined
}

/** Answers with a stored page that is fresh, or stale and revalidated; else renders, sends and stores it. */
async function serveAddress(c: AppContext, { address, isPrivate, isWhole }: PageAddress): Promise<Response> {
  if (isPrivate || !c.get('config').settings.PAGE_CACHE)
    return (await refuseSearch(c, address)) ?? toResponse(await renderPage(c, { address, isWhole }))
  const now = c.get('now')
  const policy = pagePolicy(address)
  const key = pageKey(address, {
    buildId: BUILD_ID,
    settings: c.get('config').fingerprint,
    siteOrigin: siteOrigin(c),
    saveData: requestSavesData(c.req.raw),
  })
  const cache = cacheFor(c, address)
  const answer = await cache.read({ key, policy, make: () => renderForCache(c, address) })
  if (answer) return sendPage(c, answer.entry, pageCacheStatus(answer, now()))
  c.get('logged').pageCacheStatus = MISS
  const refused = await refuseSearch(c, address)
  if (refused) return refused
  const storedAt = now()
  const rendered = await renderPage(c, { address, isWhole })
  if (!rendered.shared) return toResponse(rendered)
  const page = toStoredPage(rendered.shared, { storedAt, policy })
  c.executionCtx.waitUntil(cache.put(key, page))
  return sendPage(c, page, MISS)
}

/** Answers with a page: from the memory of the isolate, from the Cache API, or rendered. */
export async function servePage(c: AppContext): Promise<Response> {
  const url = requestUrl(c.req.raw)
  if (!url) return toResponse(await renderPage(c))
  const address = pageAddress(url)
  const response = await serveAddress(c, address)
  if (address.isWhole) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
