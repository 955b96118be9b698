import { buildId as BUILD_ID } from 'virtual:client-assets'
import { requestSavesData } from '#browser/save-data.ts'
import { language, languageOfPath, withoutBase } from '#lib/language.ts'
import { appPaths, paths } from '#lib/paths.ts'
import { findPageRoute } from '#routes/-page-routes.ts'
import type { AppContext } from '#worker/app-context.ts'
import {
  MISS,
  openPageCache,
  pageCacheStatus,
  type SharedPage,
  type StoredPage,
  sendStoredPage,
  toStoredPage,
} from '#worker/cache/stored-page.ts'
import { siteOrigin } from '#worker/http.ts'
import { pathsWithoutRest } from '#worker/middleware/canonical-url.ts'
import { isWithinLimit, LIMIT_PERIOD_S } from '#worker/middleware/rate-limit.ts'
import { refuseSearch } from '#worker/render/error-page.ts'
import { renderPage } from '#worker/render/render.tsx'
import { type PageAddress, pageAddress } from '#worker/routes/page-address.ts'

/** Returns the key of a page, below the site's own host, as the platform advises. */
function getKey(c: AppContext, address: string): string {
  const variant = requestSavesData(c.req.raw) ? 'save-data' : 'full'
  return `${siteOrigin(c)}/.cache/page/${BUILD_ID}/${c.get('config').fingerprint}/${variant}${address}`
}

type FoundPage = { entry: StoredPage; cacheStatus: string }

/** Finds a stored page that is fresh, or stale and revalidated; else renders and stores it. A page for one visitor is a response. */
async function findPage(
  c: AppContext,
  { address, policy, isWhole }: PageAddress,
): Promise<FoundPage | Response> {
  const key = getKey(c, address)
  const cache = openPageCache(c, address)
  const storedAt = Date.now()

  function store(page: SharedPage): StoredPage {
    const entry = toStoredPage(page, { storedAt, policy })
    c.executionCtx.waitUntil(cache.put(key, entry))
    return entry
  }

  /** Renders the page again. Each visitor is redirected with the parameters of their own link, so redirects are not stored. */
  async function make(): Promise<StoredPage | undefined> {
    const rendered = await renderPage(c, { address, wait: 'refresh' })
    return rendered.kind === 'shared' ? store(rendered.page) : undefined
  }

  const answer = await cache.read({ key, policy, make })
  if (answer) return { entry: answer.entry, cacheStatus: pageCacheStatus(answer, Date.now()) }
  c.get('logged').pageCacheStatus = MISS
  const rendered = await renderPage(c, { address, wait: isWhole ? 'all' : 'moment' })
  return rendered.kind === 'shared' ? { entry: store(rendered.page), cacheStatus: MISS } : rendered.response
}

async function serveAddress(c: AppContext, page: PageAddress): Promise<Response> {
  const { address, isPrivate, isWhole } = page
  // A stored search counts too: looking for it costs more than the refusal.
  if (address.startsWith(`${paths.searchForm}?`) && !(await isWithinLimit(c, 'search')))
    return refuseSearch(c, LIMIT_PERIOD_S)
  if (isPrivate || !c.get('config').settings.PAGE_CACHE)
    return (await renderPage(c, { address, wait: isWhole ? 'all' : 'moment' })).response
  const found = await findPage(c, page)
  return found instanceof Response ? found : sendStoredPage(c, found.entry, found.cacheStatus)
}

/**
 * Returns where the address leads without what a text program has added to it, if a page is there. A redirect of that
 * page is followed, so that there is one step.
 */
async function findWithoutRest(c: AppContext, { pathname, search, href }: URL): Promise<string | undefined> {
  for (const path of pathsWithoutRest(pathname)) {
    // Another handler answers the links to the apps, and the home page of another language.
    const isElsewhere = Object.values<string>(appPaths).includes(path) || languageOfPath(path) !== language
    if (isElsewhere) return path + search
    if (!findPageRoute(withoutBase(path))) continue
    const response = await serveAddress(c, pageAddress(new URL(path + search, href)))
    await response.body?.cancel()
    if (response.status < 400) return response.headers.get('Location') ?? path + search
  }
  return undefined
}

/** Answers with a page: from the memory of the isolate, from the Cache API, or rendered. */
export async function servePage(c: AppContext): Promise<Response> {
  const url = c.get('url')
  const address = pageAddress(url)
  const response = await serveAddress(c, address)
  const target = response.status === 404 ? await findWithoutRest(c, url) : undefined
  if (target !== undefined) {
    await response.body?.cancel()
    // Revalidated each time, because the address may exist one day.
    return new Response(null, { status: 301, headers: { Location: target, 'Cache-Control': 'no-cache' } })
  }
  if (address.isWhole) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
