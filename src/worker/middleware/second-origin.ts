import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app.ts'
import { requestUrl } from '#worker/request-url.ts'

/**
 * Whether a host is the address that the platform gives every worker, and not the one at which the site is to be found. Any
 * other host is taken as it is: a proxy in front may send its own, and canonical links name the site's.
 */
export function isSecondHost(host: string, siteOrigin: string | undefined): boolean {
  return host.endsWith('.workers.dev') && `https://${host}` !== siteOrigin
}

/**
 * At the platform's address the site asks not to be found, and shared caches not to keep what is said there: a cache whose
 * key has no host in it would answer with it at the site's own.
 */
export function secondOrigin() {
  return createMiddleware<AppEnv>(async function secondOrigin(c, next) {
    await next()
    const host = requestUrl(c.req.raw)?.host
    if (host === undefined || !isSecondHost(host, c.get('config')?.siteOrigin)) return
    c.res.headers.set('X-Robots-Tag', 'noindex')
    c.res.headers.set('CDN-Cache-Control', 'no-store')
  })
}
