import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app.ts'

/** The policy of documents. Scripts run by nonce only; style attributes are needed for positions computed at run time. */
export function contentSecurityPolicy(nonce: string, frameOrigin?: string): string {
  const development = import.meta.env.DEV
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frameOrigin ? [`frame-src ${frameOrigin}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** Headers of every answer of the worker. */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()')
    headers.set('X-Frame-Options', 'DENY')
    // Without usable settings there is no config.
    const map = c.var.config?.mapEmbedUrl
    const isDocument = headers.get('Content-Type')?.startsWith('text/html')
    headers.set(
      'Content-Security-Policy',
      isDocument
        ? contentSecurityPolicy(c.var.nonce, map && new URL(map).origin)
        : "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    )
  })
}
