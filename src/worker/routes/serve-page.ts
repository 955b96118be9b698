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
import { isRedirect, refuseSearch } from '#worker/render/error-page.ts'
import { renderPage, toResponse } from '#worker/render/render.tsx'
import {
  NOT_FOUND_PATH,
  type PageAddress,
  pageAddress,
  pageKey,
  pagePolicy,
} from '#worker/routes/page-key.ts'
import { maySearch } from '#worker/routes/search-handlers.ts'
import { MISS, pageCacheStatus, sendPage } from '#worker/routes/send-page.ts'

/** Limit of the pages in memory: rendering needs most of the 128 MB of an isolate. */
const MEMORY_BYTES = 12 * 1024 * 1024

/** Plain bytes, because an isolate keeps them between requests. */
const memory = isolateSingleton('pages', () =>
  createLruCache<StoredPage>(MEMORY_BYTES, ({ bytes }) => bytes.length),
)
const refreshes = isolateSingleton('page-refreshes', (): Refreshes => new Map())

type PageLevels = {
  memory: typeof memory | undefined
  /** One page for many addresses stays in memory even if it says that there is nothing. */
  remembersAbsent?: boolean
}

function openCache(c: AppContext, levels: PageLevels) {
  const requestId = c.get('requestId')
  return createSwrCache<StoredPage>({
    ...levels,
    openStore: () => caches.open('pages'),
    toStored: packPage,
    fromStored: unpackPage,
    refreshes,
    purge: currentPurge(c),
    now: c.get('now'),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    onFailed: (event, error) => log('warn', event, { requestId, resource: 'page', error: String(error) }),
  })
}

function getKey(c: AppContext, address: string): string {
  return pageKey(address, {
    buildId: BUILD_ID,
    settings: c.get('config').fingerprint,
    siteOrigin: siteOrigin(c),
    saveData: requestSavesData(c.req.raw),
  })
}

/** Renders a page with all its data for the cache. Undefined means that it redirects. @throws if it came out incomplete */
async function renderForCache(
  c: AppContext,
  address: string,
  isStatic = false,
): Promise<StoredPage | undefined> {
  const storedAt = c.get('now')()
  const { shared, status, hasFailedRead } = await renderPage(c, { address, isStatic, isForCache: true })
  if (shared) return toStoredPage(shared, { storedAt, policy: pagePolicy(address) })
  // Each visitor is redirected with the parameters of their own link.
  if (isRedirect(status) && !hasFailedRead) return undefined
  throw new Error(`the page came out incomplete, with status ${status}`)
}

/** Sends the page about a missing entry, which is the same for all of a kind. Undefined if it cannot be rendered. */
async function sendMissing(c: AppContext, address: string): Promise<Response | undefined> {
  const cache = openCache(c, { memory, remembersAbsent: true })
  const key = getKey(c, address)
  const make = () => renderForCache(c, address, true)
  const known = await cache.read({ key, policy: pagePolicy(address), make })
  if (known?.entry.status === 404) return sendPage(c, known.entry, pageCacheStatus(known, c.get('now')()))
  const page = await make().catch(() => undefined)
  if (page?.status !== 404) return undefined
  c.executionCtx.waitUntil(cache.put(key, page))
  return sendPage(c, page, MISS)
}

/** Answers with a stored page that is fresh, or stale and revalidated; else renders, sends and stores it. */
async function serveAddress(c: AppContext, { address, isPrivate, isWhole }: PageAddress): Promise<Response> {
  // A stored search counts too: looking for it costs more than the refusal.
  if (address.startsWith(`${paths.searchForm}?`) && !(await maySearch(c)))
    return refuseSearch(c, LIMIT_PERIOD_S)
  if (isPrivate || !c.get('config').settings.PAGE_CACHE)
    return toResponse(await renderPage(c, { address, isWhole }))
  const now = c.get('now')
  const policy = pagePolicy(address)
  const key = getKey(c, address)
  const cache = openCache(c, {
    // Visitors choose the query of an address, so only pages without one are kept in memory.
    memory: address.includes('?') ? undefined : memory,
    remembersAbsent: withoutBase(address) === NOT_FOUND_PATH,
  })
  const answer = await cache.read({ key, policy, make: () => renderForCache(c, address) })
  if (answer) return sendPage(c, answer.entry, pageCacheStatus(answer, now()))
  c.get('logged').pageCacheStatus = MISS
  const storedAt = now()
  const { missing, ...rendered } = await renderPage(c, { address, isWhole, leavesMissing: true })
  if (missing) return (await sendMissing(c, missing)) ?? toResponse(await renderPage(c, { address, isWhole }))
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
