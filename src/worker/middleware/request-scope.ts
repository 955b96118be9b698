import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app-context.ts'
import { WORKERS_CACHE_CONTROL } from '#worker/cache/workers-cache.ts'
import { getConfig } from '#worker/config.ts'
import { refusal, requestUrl } from '#worker/http.ts'
import { log, sampleInfo } from '#worker/log.ts'
import { renderErrorPage } from '#worker/render/error-page.ts'

const NONCE_BYTES = 16

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
}

/**
 * Sets the nonce and the settings of the request. Answers 400 for an unreadable address, and 503 without usable
 * settings.
 */
export function requestScope() {
  return createMiddleware<AppEnv>(async function requestScope(c, next) {
    c.set('nonce', createNonce())
    c.set('logged', {})
    const url = requestUrl(c.req.raw)
    if (!url) return refusal(400, 'The address cannot be read.')
    c.set('url', url)
    const { config, problems } = getConfig(c.env)
    if (!config) {
      log('error', 'configuration_invalid', { requestId: c.get('requestId'), problem: problems[0] })
      return renderErrorPage(c, 503)
    }
    sampleInfo(config.settings.LOG_SAMPLE)
    c.set('config', config)
    await next()
  })
}

const MAX_SEGMENT_LENGTH = 64

/**
 * Returns a path segment if it looks like one of ours. Other input could be personal and stays out of the log.
 */
function readable(segment: string): string {
  return segment.length <= MAX_SEGMENT_LENGTH && /^[\w-]*$/.test(segment) ? segment : '*'
}

/** Returns the first two segments of a path: enough for the route, without the visitor's search. */
export function getRoute(path: string): string {
  return path.split('/', 3).map(readable).join('/') || '/'
}

/**
 * Returns true for an answer that a shared cache may store, and for a 304, whose headers replace those of the stored
 * answer. An id there would be that of another request.
 */
function isShared({ status, headers }: Response): boolean {
  const cacheControl = headers.get(WORKERS_CACHE_CONTROL) ?? headers.get('Cache-Control') ?? ''
  return status === 304 || /\bpublic\b/.test(cacheControl)
}

/** Logs one line per sampled or failed request when its answer begins. */
export function accessLog() {
  return createMiddleware<AppEnv>(async function accessLog(c, next) {
    const started = Date.now()
    await next()
    const duration = Date.now() - started
    const requestId = c.get('requestId')
    const logged = c.get('logged')
    // Setting headers through the context would create a new response for each.
    const { headers } = c.res
    const cacheStatus = [logged.cacheStatus, logged.pageCacheStatus].filter(Boolean).join(', ')
    if (cacheStatus && !headers.has('Cache-Status')) headers.set('Cache-Status', cacheStatus)
    if (!isShared(c.res)) headers.set('X-Request-Id', requestId)
    log(c.res.status >= 500 ? 'error' : 'info', 'request', {
      requestId,
      method: c.req.method,
      route: getRoute(c.req.path),
      status: c.res.status,
      cache: headers.get('Cache-Status') ?? undefined,
      ms: duration,
      upstreamMs: logged.upstreamMs,
    })
  })
}
