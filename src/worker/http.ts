import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { withoutBase } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { within } from '#worker/timeouts.ts'

/**
 * The origin that absolute addresses begin with: the one of the settings, else that of the request. An address that
 * cannot be read is refused before its origin matters.
 */
export function siteOrigin(c: AppContext): string {
  return c.get('config').siteOrigin ?? requestUrl(c.req.raw)?.origin ?? ''
}

/**
 * Returns true if shared caches may store answers of the site: only if canonical addresses do not come from the
 * request. A page that says that its settings are wrong has none.
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
 * Returns true for a message from a page of ours. Every browser of the last years says where a POST comes from, in
 * `Sec-Fetch-Site` or `Origin`; what says neither is no browser, has no visitor's identity to misuse and is let
 * through.
 */
export function isSameOrigin(headers: Headers, ownOrigins: ReadonlyArray<string>): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  return origin === null || ownOrigins.includes(origin)
}

/** Longest time that the body of a request may take to arrive. */
const BODY_DEADLINE_MS = 10_000

/** A body that did not arrive: it took too long (408), or its sender is gone (499, as nginx has it). */
export class BodyError extends Error {
  override name = 'BodyError'

  readonly status: 408 | 499

  constructor(status: 408 | 499, message: string) {
    super(message)
    this.status = status
  }
}

/** The media type of the body of a request in lower case, without its parameters; empty when there is none. */
export function mediaTypeOf({ headers }: Request): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Returns the body as it arrives; undefined when it is longer than `maxBytes`, whatever its headers say. */
async function readLimited(c: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes: Uint8Array<ArrayBuffer> | undefined
  const limit = bodyLimit({ maxSize: maxBytes, onError: () => new Response(null, { status: 413 }) })
  await limit(c, async () => {
    bytes = new Uint8Array(await c.req.arrayBuffer())
  })
  return bytes
}

/**
 * Returns the body of a request; undefined when it is longer than `maxBytes`.
 * @throws BodyError when it has not arrived after ten seconds, or never will
 */
export async function readRequestBody(
  c: Context,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await within(BODY_DEADLINE_MS, readLimited(c, maxBytes), () => {
      throw new BodyError(408, 'The request took too long to arrive.')
    })
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError(499, String(error))
  }
}

/** Parses the bytes of a body as JSON; undefined if they are none. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
