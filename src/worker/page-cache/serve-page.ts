import type { AppContext } from '#worker/app.ts'
import { BUILD_ID } from '#worker/build.ts'
import { ageSeconds } from '#worker/cache/freshness.ts'
import { createLeases } from '#worker/cache/leases.ts'
import { isLight } from '#worker/light.ts'
import { log } from '#worker/log.ts'
import { copyStream } from '#worker/page-cache/copy-stream.ts'
import {
  type CachedPage,
  createPageCache,
  heldPage,
  type PageRead,
  pageCacheStatus,
  type RenderedPage,
} from '#worker/page-cache/page-cache.ts'
import { pageKey, sharedPath } from '#worker/page-cache/page-key.ts'
import { createPageMemory } from '#worker/page-cache/page-memory.ts'
import { pagePolicy } from '#worker/page-cache/policy.ts'
import { withNonce } from '#worker/page-cache/stored-page.ts'
import { randomText } from '#worker/random-text.ts'
import { pageHeaders, renderPage, renderRoute } from '#worker/render.tsx'
import { requestUrl } from '#worker/request-url.ts'
import { siteOrigin } from '#worker/site-origin.ts'

/** Rendered for a bot: waited for until all of it stands in its place. */
const WHOLE_PAGE_AGENT = 'Mozilla/5.0 (compatible; sudhaar-page-cache-bot/1.0)'

/** Plain bytes only: what an isolate keeps between requests. */
const memory = createPageMemory()
const leases = createLeases()

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await response.arrayBuffer())
}

/** A request for the page at `path` by nobody in particular. */
function sharedRequest(c: AppContext, path: string, headers: HeadersInit): Request {
  return new Request(new URL(path, c.req.url), { headers })
}

async function renderWhole(c: AppContext, path: string): Promise<RenderedPage> {
  const nonce = randomText(16)
  const headers = { 'User-Agent': WHOLE_PAGE_AGENT, ...(isLight(c.req.raw) && { 'Save-Data': 'on' }) }
  const page = await renderRoute(c, { request: sharedRequest(c, path, headers), nonce })
  const bytes = page.bytes ?? (await readAll(page.response))
  return { bytes, status: page.response.status, nonce, link: page.link, isSound: !page.readFailed() }
}

/** Renders the page for the visitor, and gives what was sent to the cache. */
async function renderAndOffer(
  c: AppContext,
  path: string,
  offer: (page: RenderedPage) => Promise<void>,
): Promise<Response> {
  const { nonce } = c.var
  const asked = c.req.raw
  const request = requestUrl(asked)?.search ? new Request(new URL(path, asked.url), asked) : asked
  const { response, bytes, link, readFailed } = await renderRoute(c, { request, nonce })
  if (c.req.method !== 'GET') return response
  const { status } = response
  const offerWhole = (bytes: Uint8Array<ArrayBuffer>) =>
    offer({ bytes, status, nonce, link, isSound: !readFailed() })
  if (bytes) {
    c.executionCtx.waitUntil(offerWhole(bytes))
    return response
  }
  if (!response.body) return response
  const { body, copy } = copyStream(response.body)
  c.executionCtx.waitUntil(copy.then((copied) => copied && offerWhole(copied)))
  return new Response(body, response)
}

function fromCache(c: AppContext, answer: CachedPage): Response {
  const { page } = answer
  const time = c.get('now')()
  return new Response(withNonce(page, c.get('nonce')), {
    status: page.status,
    headers: {
      ...pageHeaders,
      Link: page.link,
      Age: String(ageSeconds(page.storedAt, time)),
      'Cache-Status': pageCacheStatus(answer, time),
    },
  })
}

/** Where the page of a request is kept, and for how long. */
function pageRead(c: AppContext, path: string): PageRead {
  const key = pageKey(path, {
    buildId: BUILD_ID,
    settings: c.get('config').fingerprint,
    siteOrigin: siteOrigin(c),
    light: isLight(c.req.raw),
  })
  return { key, policy: pagePolicy(path) }
}

function cacheFor(c: AppContext, path: string) {
  const { requestId, now } = c.var
  const report = (event: string) => (error: unknown) =>
    log('warn', event, { requestId, resource: 'page', error: String(error) })
  return createPageCache({
    memory,
    openStore: () => caches.open('pages'),
    leases,
    now,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    renderWhole: () => renderWhole(c, path),
    onStoreFailed: report('store-failed'),
    onRefreshFailed: report('refresh-failed'),
  })
}

/** Answers with a page: from the isolate's memory, from the Cache API, or rendered. */
export async function servePage(c: AppContext): Promise<Response> {
  const url = requestUrl(c.req.raw)
  const path = url && c.get('config').pageCache ? sharedPath(url) : undefined
  if (path === undefined) return renderPage(c)
  const read = pageRead(c, path)
  const held = heldPage(memory, read, c.get('now')())
  if (held) return fromCache(c, held)
  const cache = cacheFor(c, path)
  const answer = await cache.read(read)
  if (answer.outcome !== 'miss') return fromCache(c, answer)
  c.var.facts.pageCacheStatus = pageCacheStatus(answer, c.var.now())
  return renderAndOffer(c, path, (page) => cache.offer(read, page))
}
