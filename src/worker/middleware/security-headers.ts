import { createMiddleware } from 'hono/factory'
import { trustedTypesPolicies } from '#lib/trusted-types.ts'
import type { AppEnv } from '#worker/app.ts'

/** Where browsers report what the policy blocked. */
const REPORTS = '/csp-report'

/** What a document may load from elsewhere, as origins. */
type Elsewhere = { frames: ReadonlyArray<string>; calls: ReadonlyArray<string> }

/** The policy of documents. Scripts run by nonce only; style attributes are needed for positions computed at run time. */
export function contentSecurityPolicy(nonce: string, { frames, calls }: Elsewhere): string {
  const development = import.meta.env.DEV
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...(development ? ['ws:'] : []), ...calls].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // A script from elsewhere makes markup in its own ways, and so do development tools.
    ...(development || calls.length > 0
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypesPolicies.join(' ')}`]),
    `report-uri ${REPORTS}`,
    'report-to csp',
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
    const { mapEmbedUrl, adOrigins = [] } = c.var.config ?? {}
    const maps = mapEmbedUrl ? [new URL(mapEmbedUrl).origin] : []
    const isDocument = headers.get('Content-Type')?.startsWith('text/html')
    if (isDocument) headers.set('Reporting-Endpoints', `csp="${REPORTS}"`)
    headers.set(
      'Content-Security-Policy',
      isDocument
        ? contentSecurityPolicy(c.var.nonce, { frames: [...maps, ...adOrigins], calls: adOrigins })
        : "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    )
  })
}
