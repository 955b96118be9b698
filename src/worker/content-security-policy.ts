import { hash } from 'node:crypto'
import { trustedTypesPolicies } from '#lib/trusted-types.ts'
import type { AppContext } from '#worker/app-context.ts'
import type { Config } from '#worker/env.ts'

/** Where browsers report what the policy blocked. */
export const CSP_REPORTS = '/csp-report'

/** What may run and style a document: elements with a nonce, or those whose text has one of these hashes. */
export type InlineSources =
  | { nonce: string }
  | { scripts: ReadonlyArray<string>; styles: ReadonlyArray<string> }

/** What a document may load from elsewhere, as origins. */
type Elsewhere = { frames: ReadonlyArray<string>; calls: ReadonlyArray<string> }

const OPENING = /<(script|style)\b([^>]*)>/g
/** The kinds of inline script that a policy speaks of; JSON-LD is data (CSP Level 3, section 6.7.2). */
const POLICED_TYPE = /^(?:module|importmap|speculationrules|text\/javascript)$/

const utf8 = new TextEncoder()

/** The hashes of texts, each once; Node's are there at once, without a promise for each. */
function hashesOf(texts: ReadonlyArray<string>): Array<string> {
  return [...new Set(texts.map((text) => `sha256-${hash('sha256', utf8.encode(text), 'base64')}`))]
}

/** The hashes of the inline scripts and styles of a document that React has written. */
export function inlineHashes(html: string): Extract<InlineSources, { scripts: unknown }> {
  const texts: Record<'script' | 'style', Array<string>> = { script: [], style: [] }
  for (const opening of html.matchAll(OPENING)) {
    const [tag, element, attributes = ''] = opening
    const start = opening.index + tag.length
    const text = html.slice(start, html.indexOf(`</${element}>`, start))
    const type = / type="([^"]*)"/.exec(attributes)?.[1]
    if (element === 'style') texts.style.push(text)
    else if (!attributes.includes(' src=') && (type === undefined || POLICED_TYPE.test(type)))
      texts.script.push(text)
  }
  return { scripts: hashesOf(texts.script), styles: hashesOf(texts.style) }
}

function quoted(sources: ReadonlyArray<string>): string {
  return sources.map((source) => `'${source}'`).join(' ')
}

/**
 * The Content-Security-Policy of a document (CSP Level 3): scripts run by hash or nonce alone. Style attributes are needed
 * for positions that are computed at run time.
 */
export function contentSecurityPolicy(inline: InlineSources, { frames, calls }: Elsewhere): string {
  const development = import.meta.env.DEV
  const { scripts, styles } =
    'nonce' in inline ? { scripts: [`nonce-${inline.nonce}`], styles: [`nonce-${inline.nonce}`] } : inline
  return [
    "default-src 'none'",
    `script-src ${quoted(scripts)} 'strict-dynamic'`,
    `style-src 'self' ${development ? "'unsafe-inline'" : quoted(styles)}`.trim(),
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
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ].join('; ')
}

/** The settings that the policy of documents follows from; a page that says that they are wrong has none. */
type Hosts = Pick<Config, 'mapEmbedUrl' | 'adOrigins'>
const noSettings: Hosts = { mapEmbedUrl: undefined, adOrigins: [] }

/** The policy of a document of this site. */
export function documentPolicy(c: AppContext, inline: InlineSources): string {
  const { mapEmbedUrl, adOrigins }: Hosts = c.get('config') ?? noSettings
  const maps = mapEmbedUrl ? [new URL(mapEmbedUrl).origin] : []
  return contentSecurityPolicy(inline, { frames: [...maps, ...adOrigins], calls: adOrigins })
}
