import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app.ts'
import { requestUrl } from '#worker/request-url.ts'

/** Whether a host is the one that Cloudflare gives a worker besides the site's own. */
export function isSecondHost(host: string): boolean {
  return /\.workers\.dev(?::\d+)?$/.test(host)
}

/**
 * At workers.dev the site asks not to be found, and shared caches not to keep what is said there: a cache whose key has no
 * host in it would answer with it at the site's own. Any other host may be that of a proxy in front of the site, which a
 * canonical address is enough for.
 */
export function secondOrigin() {
  return createMiddleware<AppEnv>(async function secondOrigin(c, next) {
    await next()
    if (!isSecondHost(requestUrl(c.req.raw)?.host ?? '')) return
    c.res.headers.set('X-Robots-Tag', 'noindex')
    c.res.headers.set('CDN-Cache-Control', 'no-store')
  })
}
