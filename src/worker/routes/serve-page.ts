import { buildId as BUILD_ID } from 'virtual:client-assets'
import { requestSavesData } from '#browser/save-data.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { type EntryMetadata, freshness } from '#worker/cache/entry.ts'
import { createLruCache, isolateSingleton } from '#worker/cache/isolate.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import {
  MISS,
  openPageCache,
  pageCacheStatus,
  type StoredPage,
  sendPage,
  toStoredPage,
} from '#worker/cache/stored-page.ts'
import { requestUrl, siteOrigin } from '#worker/http.ts'
import { pathsWithoutRest } from '#worker/middleware/canonical-url.ts'
import { isWithinLimit, LIMIT_PERIOD_S } from '#worker/middleware/rate-limit.ts'
import { isRedirect, refuseSearch } from '#worker/render/error-page.ts'
import { renderPage, toResponse } from '#worker/render/render.tsx'
import { type PageAddress, pageAddress } from '#worker/routes/page-address.ts'

const MAX_MISSING = 1_000

/** The addresses of missing entries, which anybody can make up, with the address of the page that is sent for them. */
const missingEntries = isolateSingleton('missing-entries', () =>
  createLruCache<EntryMetadata & { shared: string }>(MAX_MISSING, () => 1),
)

/** `isStatic`: the page is sent for all missing entries of its kind. */
type ServedPage = PageAddress & { isStatic?: boolean }

/** Returns the key of a page, below the site's own host, as the platform advises. */
function getKey(c: AppContext, address: string): string {
  const variant = requestSavesData(c.req.raw) ? 'save-data' : 'full'
  return `${siteOrigin(c)}/.cache/page/${BUILD_ID}/${c.get('config').fingerprint}/${variant}${address}`
}

/** Renders a page with all its data for the cache. Undefined means that it redirects. @throws if it came out incomplete */
async function renderForCache(c: AppContext, page: ServedPage): Promise<StoredPage | undefined> {
  const { address, policy, isStatic } = page
  const storedAt = Date.now()
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
  const key = getKey(c, address)
  const known = missingEntries.get(key)
  if (!isStatic && known && freshness(known, Date.now(), await currentPurge(c)) === 'fresh')
    return findPage(c, { ...page, address: known.shared, isStatic: true })
  const cache = openPageCache(c, address)
  const store = (entry: StoredPage) => c.executionCtx.waitUntil(cache.put(key, entry))
  async function make(): Promise<StoredPage | undefined> {
    const entry = await renderForCache(c, page)
    if (entry) store(entry)
    return entry
  }
  const answer = await cache.read({ key, policy, make })
  if (answer) return { entry: answer.entry, cacheStatus: pageCacheStatus(answer, Date.now()) }
  c.get('logged').pageCacheStatus = MISS
  const storedAt = Date.now()
  const { missing, ...rendered } = await renderPage(c, {
    address,
    isWhole,
    isStatic,
    leavesMissing: !isStatic,
  })
  if (missing) {
    missingEntries.set(key, { status: 404, storedAt, policy, shared: missing })
    return findPage(c, { ...page, address: missing, isStatic: true })
  }
  if (!rendered.shared) return toResponse(rendered)
  const entry = toStoredPage(rendered.shared, { storedAt, policy })
  store(entry)
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

/**
 * Returns where the address leads without what a text program has added to it, if a page is there. A redirect of that
 * page is followed, so that there is one step.
 */
async function findWithoutRest(c: AppContext, { pathname, search, href }: URL): Promise<string | undefined> {
  for (const path of pathsWithoutRest(pathname)) {
    const response = await serveAddress(c, pageAddress(new URL(path + search, href)))
    await response.body?.cancel()
    if (response.status < 400) return response.headers.get('Location') ?? path + search
  }
  return undefined
}

/** Answers with a page: from the memory of the isolate, from the Cache API, or rendered. */
export async function servePage(c: AppContext): Promise<Response> {
  const url = requestUrl(c.req.raw) ?? new URL(c.req.url)
  const address = pageAddress(url)
  const response = await serveAddress(c, address)
  const target = response.status === 404 ? await findWithoutRest(c, url) : undefined
  if (target !== undefined) {
    await response.body?.cancel()
    // Not cacheable, because the address may exist one day.
    return new Response(null, { status: 301, headers: { Location: target, 'Cache-Control': 'no-cache' } })
  }
  if (address.isWhole) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
