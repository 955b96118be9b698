import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app.ts'
import { requestUrl } from '#worker/request-url.ts'

/** Letters, digits, `-._~`: a percent sign before their code says nothing (RFC 3986 section 6.2.2.2). */
const UNRESERVED = /^[A-Za-z0-9\-._~]$/

/** What every other spelling has in it. */
const MAY_DIFFER = /[%\\]|\/\/|.\/$/

/** A percent-encoded byte as the character that it needlessly encodes, else as it is. */
function decodeUnreserved(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return UNRESERVED.test(character) ? character : encoded
}

/**
 * The one spelling of a path: no needless percent-encoding, no doubled slashes, none at the end. What is malformed stays
 * as it is.
 */
export function canonicalPath(path: string): string {
  if (!MAY_DIFFER.test(path)) return path
  return path
    .replace(/%[0-9A-Fa-f]{2}/g, decodeUnreserved)
    .replace(/[/\\]{2,}|\\/g, '/')
    .replace(/(?<=.)\/$/, '')
}

/**
 * Where another spelling of an address leads, as a path of this site; undefined when it is canonical. The path that comes
 * out begins with exactly one slash, so that no browser takes it for a host.
 */
export function canonicalTarget({ pathname, search }: URL): string | undefined {
  const canonical = canonicalPath(pathname)
  return canonical === pathname ? undefined : canonical + search
}

/** Sends every other spelling of an address to the canonical one, for good. */
export function canonicalUrl() {
  return createMiddleware<AppEnv>(async function canonicalUrl(c, next) {
    const url = requestUrl(c.req.raw)
    const target = url && canonicalTarget(url)
    if (target !== undefined && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
      return c.redirect(target, 301)
    }
    await next()
  })
}
