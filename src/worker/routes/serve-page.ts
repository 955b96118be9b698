import { buildId as BUILD_ID } from 'virtual:client-assets'
import { requestSavesData } from '#browser/save-data.ts'
import { NOT_FOUND, paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { createLruCache, isolateSingleton } from '#worker/cache/isolate.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import {
  MISS,
  packPage,
  pageCacheStatus,
  type StoredPage,
  sendPage,
  toStoredPage,
  unpackPage,
} from '#worker/cache/stored-page.ts'
import { createSwrCache, type Refreshes } from '#worker/cache/swr-cache.ts'
import { requestUrl, siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit, LIMIT_PERIOD_S } from '#worker/middleware/rate-limit.ts'
import { isRedirect, refuseSearch } from '#worker/render/error-page.ts'
import { renderPage, toResponse } from '#worker/render/render.tsx'
import { type PageAddress, pageAddress } from '#worker/routes/page-address.ts'

/** Limit of the pages in memory: rendering needs most of the 128 MB of an isolate. */
const MEMORY_BYTES = 12 * 1024 * 1024

/** Plain bytes, because an isolate keeps them between requests. */
const memory = isolateSingleton('pages', () =>
  createLruCache<StoredPage>(MEMORY_BYTES, ({ bytes }) => bytes.length),
)
const refreshes = isolateSingleton('page-refreshes', (): Refreshes => new Map())

/** `isStatic`: the page is sent for all missing entries of its kind. */
type ServedPage = PageAddress & { isStatic?: boolean }

function openCache(c: AppContext, { address }: ServedPage) {
  const requestId = c.get('requestId')
  return createSwrCache<StoredPage>({
    // Visitors choose the query of an address, so only pages without one are kept in memory.
    memory: address.includes('?') ? undefined : memory,
    remembersAbsent: address.endsWith(`/${NOT_FOUND}`),
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

/** Returns the key of a page, below the site's own host, as the platform advises. */
function getKey(c: AppContext, address: string): string {
  const variant = requestSavesData(c.req.raw) ? 'save-data' : 'full'
  return `${siteOrigin(c)}/.cache/page/${BUILD_ID}/${c.get('config').fingerprint}/${variant}${address}`
}

/** Renders a page with all its data for the cache. Undefined means that it redirects. @throws if it came out incomplete */
async function renderForCache(c: AppContext, page: ServedPage): Promise<StoredPage | undefined> {
  const { address, policy, isStatic } = page
  const storedAt = c.get('now')()
  const { shared, status, hasFailedRead } = await renderPage(c, { address, isStatic, isForCache: true })
  if (shared) return toStoredPage(shared, { storedAt, policy })
  // Each visitor is redirected with the parameters of their own link.
  if (isRedirect(status) && !hasFailedRead) return undefined
  throw new Error(`the page came out incomplete, with status ${status}`)
}

type FoundPage = { entry: StoredPage; cacheStatus: string }

/** Finds a stored page that is fresh, or stale and revalidated; else renders and stores it. A page for one visitor is a response. */
async function findPage(c: AppContext, page: ServedPage): Promise<FoundPage | Response> {
  const { address, policy, isWhole, isStatic = false } = page
  const now = c.get('now')
  const key = getKey(c, address)
  const cache = openCache(c, page)
  const keep = (entry: StoredPage) => c.executionCtx.waitUntil(cache.put(key, entry))
  const answer = await cache.read({ key, policy, make: () => renderForCache(c, page) })
  if (answer) return { entry: answer.entry, cacheStatus: pageCacheStatus(answer, now()) }
  c.get('logged').pageCacheStatus = MISS
  const storedAt = now()
  const { missing, ...rendered } = await renderPage(c, {
    address,
    isWhole,
    isStatic,
    leavesMissing: !isStatic,
  })
  if (missing) {
    const shared = await findPage(c, { ...page, address: missing, isStatic: true })
    // The next visitor of this address gets the page without loading its route.
    if (!(shared instanceof Response)) keep(shared.entry)
    return shared
  }
  if (!rendered.shared) return toResponse(rendered)
  const entry = toStoredPage(rendered.shared, { storedAt, policy })
  keep(entry)
  return { entry, cacheStatus: MISS }
}

async function serveAddress(c: AppContext, page: PageAddress): Promise<Response> {
  const { address, isPrivate, isWhole } = page
  // A stored search counts too: looking for it costs more than the refusal.
  if (address.startsWith(`${paths.searchForm}?`) && !(await isWithinLimit(c, 'search')))
    return refuseSearch(c, LIMIT_PERIOD_S)
  if (isPrivate || !c.get('config').settings.PAGE_CACHE)
    return toResponse(await renderPage(c, { address, isWhole }))
  const found = await findPage(c, page)
  return found instanceof Response ? found : sendPage(c, found.entry, found.cacheStatus)
}

/** Answers with a page: from the memory of the isolate, from the Cache API, or rendered. */
export async function servePage(c: AppContext): Promise<Response> {
  const address = pageAddress(requestUrl(c.req.raw) ?? new URL(c.req.url))
  const response = await serveAddress(c, address)
  if (address.isWhole) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
