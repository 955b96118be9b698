import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { AppContext } from '#worker/app-context.ts'
import { ageSeconds } from '#worker/cache/freshness.ts'
import { currentPurges } from '#worker/db/purges.ts'
import { maxAgeOfAddresses, requestUrl, siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { conditionalText } from '#worker/page-cache/conditional.ts'

/** The text of a sitemap. It is not whole if the upstream failed and only built-in pages are in it. */
export type Sitemap = { text: string; isWhole: boolean }

const LIFETIME_S = 15 * 60
const STORED_AT = 'x-stored-at'
const CACHE_NAME = 'sudhaar-sitemap'

function getKey(c: AppContext): string {
  const path = requestUrl(c.req.raw)?.pathname ?? ''
  return `${siteOrigin(c)}/.cache/sitemap/${BUILD_ID}/${c.var.config.fingerprint}${path}`
}

/** Uses the Cache API. If it fails, sitemaps are built for each request. */
async function withStore<Result>(
  c: AppContext,
  use: (store: Cache) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await use(await caches.open('sitemaps'))
  } catch (error) {
    const { requestId } = c.var
    log('warn', 'store_failed', { requestId, resource: 'sitemap', error: String(error) })
    return undefined
  }
}

/**
 * Returns the stored text and its age in seconds. Any purge may change a list of pages, so older texts are not used.
 */
async function findStored(c: AppContext): Promise<{ text: string; age: number } | undefined> {
  const { latest } = await currentPurges(c)
  return withStore(c, async (store) => {
    const stored = await store.match(getKey(c))
    const storedAt = Number(stored?.headers.get(STORED_AT))
    const age = ageSeconds(storedAt, c.var.now())
    return stored && age < LIFETIME_S && storedAt > latest ? { text: await stored.text(), age } : undefined
  })
}

function send(c: AppContext, text: string, cacheControl: string, status: string): Promise<Response> {
  c.var.logged.pageCacheStatus = `${CACHE_NAME}; ${status}`
  return conditionalText(c, text, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': cacheControl,
  })
}

/** Answers with the stored sitemap or a new one. `build` returns a response if there is no sitemap. */
export async function serveSitemap(
  c: AppContext,
  build: () => Promise<Sitemap | Response>,
): Promise<Response> {
  const stored = await findStored(c)
  if (stored) {
    const ttl = LIFETIME_S - stored.age
    return send(c, stored.text, maxAgeOfAddresses(c, ttl), `hit; ttl=${ttl}`)
  }
  const storedAt = c.var.now()
  const built = await build()
  if (built instanceof Response) return built
  if (!built.isWhole) return send(c, built.text, 'no-cache', 'fwd=miss')
  const headers = { 'Cache-Control': `public, max-age=${LIFETIME_S}`, [STORED_AT]: String(storedAt) }
  c.executionCtx.waitUntil(
    withStore(c, (store) => store.put(getKey(c), new Response(built.text, { headers }))),
  )
  return send(c, built.text, maxAgeOfAddresses(c, LIFETIME_S), 'fwd=miss; stored')
}
