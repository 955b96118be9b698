import { withoutBase } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'

/**
 * The origin that absolute addresses begin with: the one of the settings, else that of the request. An address that
 * cannot be read is refused before its origin matters.
 */
export function siteOrigin(c: AppContext): string {
  return c.get('config').siteOrigin ?? requestUrl(c.req.raw)?.origin ?? ''
}

/**
 * Whether other caches may stand in front of the site: only where canonical addresses do not come from the request. A page that
 * says that its settings are wrong has none.
 */
export function isShared(c: AppContext): boolean {
  return c.get('config')?.siteOrigin !== undefined
}

/**
 * The `Cache-Control` of what names addresses of the site: where they come from the request it is for the visitor's own cache
 * alone.
 */
export function maxAgeOfAddresses(c: AppContext, seconds: number): string {
  return `${isShared(c) ? 'public' : 'private'}, max-age=${seconds}`
}

const parsed = new WeakMap<Request, URL | null>()

/** The address of a request, parsed once; undefined when it cannot be read. Not to be changed. */
export function requestUrl(request: Request): URL | undefined {
  let url = parsed.get(request)
  if (url === undefined) {
    url = URL.parse(request.url)
    parsed.set(request, url)
  }
  return url ?? undefined
}

/**
 * The path of a request as every language has it and as it was written, still percent-encoded: what is not in the canonical
 * spelling takes part in no route until it has been sent there. An address that cannot be read is refused before its path
 * matters.
 */
export function requestPath(request: Request): string {
  const path = requestUrl(request)?.pathname ?? '/'
  const page = withoutBase(path)
  // A call of the API names its language; below a language there is none.
  return page.startsWith('/api/') ? path : page
}

/** The origins that our pages are at. Behind a proxy that ends TLS the worker sees http where the browser sees https. */
export function ownOrigins(address: string, siteOrigin: string | undefined): Array<string> {
  const { host } = new URL(address)
  return [`https://${host}`, `http://${host}`, ...(siteOrigin ? [siteOrigin] : [])]
}

/**
 * Whether a message comes from a page of ours. Every browser of the last years says where a POST comes from, in
 * `Sec-Fetch-Site` or `Origin`; what says neither is no browser, has no visitor's identity to misuse and is let through.
 */
export function isSameOrigin(headers: Headers, ownOrigins: ReadonlyArray<string>): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  return origin === null || ownOrigins.includes(origin)
}
