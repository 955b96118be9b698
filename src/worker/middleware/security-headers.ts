import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app-context.ts'
import { requestUrl } from '#worker/http.ts'
import { CSP_REPORTS, documentPolicy } from '#worker/render/content-security-policy.ts'

/**
 * Returns true for the address at workers.dev, if the site has another one. Any other host is taken as it is: a proxy
 * in front may send its own, and canonical links name the site's.
 */
export function isSecondHost(host: string, siteOrigin: string | undefined): boolean {
  return host.endsWith('.workers.dev') && `https://${host}` !== siteOrigin
}

/**
 * Asks search engines and shared caches to ignore the platform's own hostname. A cache whose key lacks the host would
 * serve such answers at the site's origin.
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
 * Headers of every answer of the worker but a 304: those would take the place of the kept answer's own (RFC 9111
 * section 3.2). A document without a policy of its own has one with the nonce of the request; what says nothing about
 * caching is not stored, so that nobody guesses.
 */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    await next()
    const { headers, status } = c.res
    if (status === 304) return
    for (const [name, value] of constantHeaders) headers.set(name, value)
    const strictTransport = c.get('config')?.strictTransport
    if (strictTransport) headers.set('Strict-Transport-Security', strictTransport)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    const isDocument = headers.get('Content-Type')?.startsWith('text/html')
    if (isDocument) headers.set('Reporting-Endpoints', `csp="${CSP_REPORTS}"`)
    if (headers.has('Content-Security-Policy')) return
    headers.set(
      'Content-Security-Policy',
      isDocument ? documentPolicy(c, { nonce: c.get('nonce') }) : NO_DOCUMENT,
    )
  })
}
