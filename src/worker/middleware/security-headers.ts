import { createMiddleware } from 'hono/factory'
import { perObject } from '#lib/per-object.ts'
import { trustedTypesPolicies } from '#lib/trusted-types.ts'
import type { AppEnv } from '#worker/app.ts'
import type { Config } from '#worker/env.ts'

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

const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** The settings that the policy of documents follows from. */
type Hosts = Pick<Config, 'mapEmbedUrl' | 'adOrigins'>
/** The page that says that the settings are wrong has none. */
const noSettings: Hosts = { mapEmbedUrl: undefined, adOrigins: [] }
const NONCE_PLACE = '{nonce}'

/** The policy of documents, around the places of the nonce. */
const policyParts = perObject(({ mapEmbedUrl, adOrigins }: Hosts): ReadonlyArray<string> => {
  const maps = mapEmbedUrl ? [new URL(mapEmbedUrl).origin] : []
  const hosts = { frames: [...maps, ...adOrigins], calls: adOrigins }
  return contentSecurityPolicy(NONCE_PLACE, hosts).split(NONCE_PLACE)
})

/** Of every answer of the worker. */
const constantHeaders = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
  ['X-Frame-Options', 'DENY'],
] as const

/** Headers of every answer of the worker. */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    await next()
    const { headers } = c.res
    for (const [name, value] of constantHeaders) headers.set(name, value)
    const strictTransport = c.get('config')?.strictTransport
    if (strictTransport) headers.set('Strict-Transport-Security', strictTransport)
    const isDocument = headers.get('Content-Type')?.startsWith('text/html')
    if (isDocument) headers.set('Reporting-Endpoints', `csp="${REPORTS}"`)
    headers.set(
      'Content-Security-Policy',
      isDocument ? policyParts(c.get('config') ?? noSettings).join(c.get('nonce')) : NO_DOCUMENT,
    )
  })
}
