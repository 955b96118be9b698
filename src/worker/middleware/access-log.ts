import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app.ts'
import { log } from '#worker/log.ts'

const LONGEST_SEGMENT = 64

/** A segment that our own addresses could have; what else a visitor writes is not for the log. */
function readable(segment: string): string {
  return segment.length <= LONGEST_SEGMENT && /^[\w-]*$/.test(segment) ? segment : '*'
}

/** The first two segments of a path: enough to tell the route, too little to tell what was searched. */
export function routeOf(path: string): string {
  return path.split('/', 3).map(readable).join('/') || '/'
}

/** One line per request when its answer begins, and the same figures for the browser (`Server-Timing`, `X-Request-Id`). */
export function accessLog() {
  return createMiddleware<AppEnv>(async function accessLog(c, next) {
    const started = Date.now()
    await next()
    const duration = Date.now() - started
    const { requestId, facts } = c.var
    const cacheStatus = [facts.cacheStatus, facts.pageCacheStatus].filter(Boolean).join(', ')
    const cache = c.res.headers.get('Cache-Status') ?? cacheStatus
    const timing = [`total;dur=${duration}`]
    if (facts.upstreamMs !== undefined) timing.push(`upstream;dur=${facts.upstreamMs}`)
    c.header('Server-Timing', timing.join(', '))
    c.header('X-Request-Id', requestId)
    if (cacheStatus && !c.res.headers.has('Cache-Status')) c.header('Cache-Status', cacheStatus)
    log('info', 'request', {
      requestId,
      method: c.req.method,
      route: routeOf(c.req.path),
      status: c.res.status,
      cache,
      ms: duration,
      upstreamMs: facts.upstreamMs,
    })
  })
}
