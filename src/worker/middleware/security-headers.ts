import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app-context.ts'
import { WORKERS_CACHE_CONTROL, workersCacheControl } from '#worker/cache/workers-cache.ts'
import { documentPolicy } from '#worker/render/document-policy.ts'

/**
 * Returns true for the host at workers.dev if the site has another one. Other hosts are accepted: a proxy may send its
 * own, and canonical links name the host of the site.
 */
function isSecondHost(host: string, siteUrl: string | undefined): boolean {
  return host.endsWith('.workers.dev') && `https://${host}` !== siteUrl
}

/** Asks search engines to ignore the platform's own hostname. */
export function secondOrigin() {
  return createMiddleware<AppEnv>(async function secondOrigin(c, next) {
    await next()
    const host = c.get('url')?.host
    if (host === undefined || !isSecondHost(host, c.get('config')?.settings.SITE_URL)) return
    c.res.headers.set('X-Robots-Tag', 'noindex')
  })
}

const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Headers of every answer of the worker. */
const constantHeaders = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
  ['X-Frame-Options', 'DENY'],
] as const

/**
 * Adds headers to every answer but a 304, whose headers would replace those of the stored answer (RFC 9111 section
 * 3.2). A document without a policy gets one with the nonce of the request. An answer without `Cache-Control` is not
 * stored, so that caches do not guess, and Workers Cache stores pages only.
 */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    await next()
    const { headers, status } = c.res
    if (status === 304) return
    for (const [name, value] of constantHeaders) headers.set(name, value)
    const strictTransport = c.get('config')?.settings.HSTS
    if (strictTransport) headers.set('Strict-Transport-Security', strictTransport)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    const inFront = workersCacheControl(c)
    if (inFront && !headers.has(WORKERS_CACHE_CONTROL)) headers.set(WORKERS_CACHE_CONTROL, inFront)
    const isDocument = headers.get('Content-Type')?.startsWith('text/html')
    if (headers.has('Content-Security-Policy')) return
    headers.set(
      'Content-Security-Policy',
      isDocument ? documentPolicy(c, { nonce: c.get('nonce') }) : NO_DOCUMENT,
    )
  })
}
