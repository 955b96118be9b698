import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { withoutBase } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'

/** Returns the origin of absolute URLs: the configured one, else that of the request. */
export function siteOrigin({ var: { config, url } }: AppContext): string {
  return config.settings.SITE_URL ?? url.origin
}

const parsed = new WeakMap<Request, URL | null>()

/** Returns the URL of a request, parsed once; undefined if it is invalid. Handlers have it as `c.var.url`. */
export function requestUrl(request: Request): URL | undefined {
  let url = parsed.get(request)
  if (url === undefined) {
    url = URL.parse(request.url)
    parsed.set(request, url)
  }
  return url ?? undefined
}

/**
 * Returns the path of a request without its language, still percent-encoded. A path that is not in canonical spelling
 * is redirected before it matches a route. Requests with an invalid URL are refused before their path matters.
 */
export function requestPath(request: Request): string {
  const path = requestUrl(request)?.pathname ?? '/'
  const page = withoutBase(path)
  // A call of the API names its language in `lang`, so a path with a language has none.
  return page.startsWith('/api/') ? path : page
}

/** Returns the origins of our pages, with http and https: behind a proxy that ends TLS the worker sees http. */
export function ownOrigins(c: AppContext): Array<string> {
  const { host } = c.get('url')
  const { SITE_URL: configured } = c.get('config').settings
  return [`https://${host}`, `http://${host}`, ...(configured ? [configured] : [])]
}

/**
 * Returns true for a request from a page of the site. Current browsers send `Sec-Fetch-Site` or `Origin` with every
 * POST. A client that sends neither is not a browser and has no visitor's identity to misuse, so it is accepted.
 */
export function isSameOrigin(headers: Headers, ownOrigins: ReadonlyArray<string>): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  return origin === null || ownOrigins.includes(origin)
}

/** Returns the first four groups of an IPv6 address. A connection usually has all addresses of such a /64. */
function ipv6Line(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Returns the connection of a client as Cloudflare sees it, which limits count for. */
export function clientKey(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP')
  if (!address) return 'local'
  return address.includes(':') ? ipv6Line(address) : address
}

/** Returns the media type of a request in lower case, without parameters; empty if there is none. */
export function getMediaType({ headers }: Request): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * Returns the body of a request; undefined when it is longer than `maxBytes`, regardless of its headers. @throws
 * HTTPException when the client disconnects
 */
export async function readRequestBody(
  c: Context,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes: Uint8Array<ArrayBuffer> | undefined
  const limit = bodyLimit({ maxSize: maxBytes, onError: () => new Response(null, { status: 413 }) })
  try {
    await limit(c, async () => {
      bytes = new Uint8Array(await c.req.arrayBuffer())
    })
  } catch {
    throw new HTTPException(400, { message: 'The body has not arrived.' })
  }
  return bytes
}

/** Parses the bytes of a body as JSON; undefined if they are not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/**
 * Returns true if a list of entity tags has this one. A tag that a proxy has weakened counts (RFC 9110 section 13.1.2).
 */
export function hasTag(list: string, tag: string): boolean {
  return list.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')))
}

/** Returns an error of our own as JSON: `{ code, message }`. */
export function refusal(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ code: status, message }, { status, headers })
}

/** Returns the answer to a method that an address does not support (RFC 9110 section 15.5.6). */
export function notAllowed(allowed: 'GET, HEAD' | 'GET, HEAD, POST' | 'POST'): Response {
  return refusal(405, 'This method is not allowed here.', { Allow: allowed })
}
