import { createMiddleware } from 'hono/factory'
import { type AppEnv, clockFor } from '#worker/app.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { configOf } from '#worker/env.ts'
import { renderErrorPage } from '#worker/error-page.ts'
import { log, sampleInfo } from '#worker/log.ts'
import { createOrigin } from '#worker/origin.ts'
import { requestUrl } from '#worker/request-url.ts'
import { traceOf } from '#worker/trace.ts'

const POOL_BYTES = 4096
const pool = new Uint8Array(POOL_BYTES)
let used = POOL_BYTES

/** Unguessable text: that many random bytes in base64. They are drawn ahead, since each draw is a call out of the engine. */
function randomText(bytes: number): string {
  if (used + bytes > POOL_BYTES) {
    crypto.getRandomValues(pool)
    used = 0
  }
  const drawn = pool.subarray(used, used + bytes)
  used += bytes
  return btoa(String.fromCharCode(...drawn))
}

/**
 * Gives the request its id, nonce, clock and origin. It ends here with a 400 when its address cannot be read, and with a
 * 503 without usable settings.
 */
export function requestScope() {
  return createMiddleware<AppEnv>(async function requestScope(c, next) {
    const trace = traceOf(crypto.randomUUID(), c.req.header('traceparent'))
    c.set('requestId', trace.requestId)
    c.set('traceId', trace.traceId)
    c.set('nonce', randomText(16))
    c.set('now', clockFor(c.env, c.req.raw))
    c.set('logged', {})
    if (!requestUrl(c.req.raw)) return refusal(400, 'The address cannot be read.')
    const result = configOf(c.env)
    if (!result.ok) {
      log('error', 'bad-configuration', { requestId: c.var.requestId, problem: result.problem })
      return renderErrorPage(c, 503)
    }
    sampleInfo(result.config.logSample)
    c.set('config', result.config)
    c.set('origin', createOrigin(result.config, c.env, trace))
    await next()
  })
}
