import { hash } from 'node:crypto'
import { trustedTypesPolicies } from '#browser/trusted-types.ts'
import { business } from '#catalogue/business.ts'
import type { AppContext } from '#worker/app-context.ts'
import type { Config } from '#worker/config.ts'

/** The address to which browsers report what the policy blocked. */
const CSP_REPORTS = '/csp-report'

/**
 * The scripts and styles that a document may use: elements with a nonce, or those whose text has one of these hashes.
 */
export type InlineSources =
  | { nonce: string }
  | { scripts: ReadonlyArray<string>; styles: ReadonlyArray<string> }

/** The origins that a document may load from. */
type Elsewhere = { frames: ReadonlyArray<string>; calls: ReadonlyArray<string> }

/** The inline scripts that a policy applies to. JSON-LD is data (CSP Level 3, section 6.7.2). */
const POLICED_TYPE = /^(?:module|importmap|speculationrules|text\/javascript)$/

/** Returns true if a policy applies to the element with this opening tag: it is inline and not data. */
function isPoliced(opening: string): boolean {
  if (opening.includes(' src=')) return false
  const type = / type="([^"]*)"/.exec(opening)?.[1]
  return type === undefined || POLICED_TYPE.test(type)
}

/**
 * Returns the hashes of the inline scripts and styles of a document. React escapes closing tags within them.
 */
export function inlineHashes(html: string): Extract<InlineSources, { scripts: unknown }> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const openings = /<(script|style)[^>]*>/g
  for (let match = openings.exec(html); match; match = openings.exec(html)) {
    const [opening, name] = match
    const start = openings.lastIndex
    const end = html.indexOf(`</${name}>`, start)
    if (end < 0) break
    openings.lastIndex = end
    if (isPoliced(opening)) {
      const digest = hash('sha256', html.slice(start, end), 'base64')
      const sources = name === 'style' ? styles : scripts
      sources.add(`sha256-${digest}`)
    }
  }
  return { scripts: [...scripts], styles: [...styles] }
}

function quoteSources(sources: ReadonlyArray<string>): string {
  return sources.map((source) => `'${source}'`).join(' ')
}

/**
 * Returns the Content-Security-Policy of a document (CSP Level 3): inline scripts run by hash or nonce, and files of
 * this origin and of the ad network. Style attributes are needed for positions that are computed at run time.
 */
export function contentSecurityPolicy(inline: InlineSources, { frames, calls }: Elsewhere): string {
  const development = import.meta.env.DEV
  const { scripts, styles } =
    'nonce' in inline ? { scripts: [`nonce-${inline.nonce}`], styles: [`nonce-${inline.nonce}`] } : inline
  return [
    "default-src 'none'",
    ["script-src 'self'", quoteSources(scripts), ...calls].filter(Boolean).join(' '),
    `style-src 'self' ${development ? "'unsafe-inline'" : quoteSources(styles)}`.trim(),
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
    // Third-party scripts and development tools create markup without our Trusted Types policy.
    ...(development || calls.length > 0
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypesPolicies.join(' ')}`]),
    `report-uri ${CSP_REPORTS}`,
  ].join('; ')
}

/** The settings that a policy depends on. The page about wrong settings has none of them. */
type Hosts = Pick<Config, 'site' | 'adOrigins'>
const noSettings: Hosts = { site: {}, adOrigins: [] }

/** Returns the policy of a document of this site. */
export function documentPolicy(c: AppContext, inline: InlineSources): string {
  const { site, adOrigins }: Hosts = c.get('config') ?? noSettings
  const map = new URL(site.mapEmbedUrl ?? business.mapEmbedURL).origin
  return contentSecurityPolicy(inline, { frames: [map, ...adOrigins], calls: adOrigins })
}
