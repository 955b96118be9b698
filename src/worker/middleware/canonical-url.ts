import { createMiddleware } from 'hono/factory'
import { inLanguage, type Language, language } from '#lib/language.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import type { AppEnv } from '#worker/app-context.ts'
import { requestUrl } from '#worker/http.ts'

/** Paths that may contain a dot, because the marketplace API names places and brands. */
const NAMED_BY_API =
  /^\/(?:city|state|brand)\/|^\/services\/[^/.]+\/[^/]+(?:\/professionals)?$|^\/job\/[^/.]+\/[^/.]+\/[^/]+$/
const HIDDEN = /\/\./
/** The router takes a segment with `$` for a parameter, also in the path of a request. */
const TEMPLATE = /\/\$/
const FILE = /\.[a-z\d]{1,10}(?:\/|$)/i

/**
 * Returns true for a path that cannot be a route: a segment begins with a dot or `$`, or has a file extension. Files
 * that exist were answered before.
 */
export function isNeverAPage(path: string): boolean {
  return HIDDEN.test(path) || TEMPLATE.test(path) || (FILE.test(path) && !NAMED_BY_API.test(path))
}

/** Answers paths that are never a page with plain text. Most such requests come from vulnerability scanners. */
export function neverAPage() {
  return createMiddleware<AppEnv>(async function neverAPage(c, next) {
    const { method, path } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || !isNeverAPage(path)) return next()
    return c.text('Not found.\n', 404, {
      // During a deployment a file of a build is missing for a moment.
      'Cache-Control': path.startsWith('/assets/') ? 'no-store' : 'public, max-age=3600',
    })
  })
}

/** Characters that need no percent-encoding (RFC 3986 section 2.3). */
const UNRESERVED = /^[A-Za-z0-9\-._~]$/

/** Every path that is not canonical contains one of these. */
const MAY_DIFFER = /[%\\A-Z]|\/\/|.\/$|[^/][).,;:!'\]]$/

/** Percent-encoded white space and invisible characters, such as zero-width and bidi marks. */
const BLANK =
  '(?:%20|%09|%0[A-D]|%C2%A[0D]|%CD%8F|%D8%9C|%E1(?:%9A%80|%A0%8E|%85%(?:9F|A0))|%E2%80%(?:8[0-9A-F]|A[89A-F])|%E2%81%(?:9F|A[0-9A-F])|%E3(?:%80%80|%85%A4)|%EF(?:%BB%BF|%B8%8[0-9A-F]|%BE%A0))'
/** Tries each run of white space once, because an address may have thousands of them. */
const OUTER_BLANKS = new RegExp(`(?<=/)${BLANK}+|(?<!${BLANK})${BLANK}+(?=/|$)`, 'gi')

/** Punctuation after an address in a text, which some programs take for a part of it; `%E0%A5%A4` is the danda. */
const PUNCTUATION = /(?<=[^/])(?:[).,;:!'\]]|%(?:22|29|3E|5D|E0%A5%A4))+$/i

/**
 * Decodes a percent-encoded byte that needs no encoding; writes others in capitals (RFC 3986, 6.2.2.1 and 6.2.2.2).
 */
function decodeUnreserved(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return UNRESERVED.test(character) ? character : encoded.toUpperCase()
}

/** Converts to lower case, except after a percent sign. */
export function lowerCase(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|%[^/%]{0,2}|[A-Z]+/g, (part) =>
    part[0] === '%' ? part : part.toLowerCase(),
  )
}

/** Returns true for a segment of a pattern that matches any text: `$id` of the router, `:file` of the worker. */
function isParameter(segment: string): boolean {
  return /^[$:]/.test(segment)
}

function fits(pattern: ReadonlyArray<string>, segments: ReadonlyArray<string>): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => isParameter(part) || part === segments[index]?.toLowerCase())
  )
}

/** Spells the fixed segments of a path as the first matching pattern does. */
function withFixedSegments(path: string, patterns: ReadonlyArray<string>): string {
  const segments = path.split('/')
  const pattern = patterns.map((one) => one.split('/')).find((one) => fits(one, segments))
  return pattern?.map((part, index) => (isParameter(part) ? segments[index] : part)).join('/') ?? path
}

/**
 * Returns the canonical spelling of a path: no needless percent-encoding, no white space around segments, no doubled or
 * trailing slashes, no punctuation at the end, fixed segments as in `patterns`. Malformed parts stay as they are.
 */
function canonicalPath(path: string, patterns: ReadonlyArray<string>): string {
  if (!MAY_DIFFER.test(path)) return path
  const clean = path
    .replace(/%[0-9A-Fa-f]{2}/g, decodeUnreserved)
    .replace(OUTER_BLANKS, '')
    .replace(/[/\\]{2,}|\\/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(PUNCTUATION, '')
  return withFixedSegments(clean, patterns)
}

/**
 * Returns the redirect target of a path; undefined if the path is canonical. The target begins with exactly one slash,
 * because browsers read two as a host.
 */
export function canonicalTarget(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  patterns: ReadonlyArray<string>,
): string | undefined {
  const canonical = canonicalPath(pathname, patterns)
  return canonical === pathname ? undefined : canonical + search
}

/** Percent-encodes the characters that no URL may contain (RFC 3986 section 2). */
export function writtenAsUrl(location: string): string {
  return location.replace(/[^\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  )
}

/** Returns the path patterns of the pages in a language, with parameters such as `$id`. */
function pagePatterns(one: Language): Array<string> {
  return pageRoutes.map(({ path }) => inLanguage(path, one))
}

/**
 * Redirects every other spelling of a path to the canonical one, permanently. `ownPaths` are the paths that the worker
 * answers itself. An id keeps its case; if it is not found, the lower-case id is tried.
 */
export function canonicalUrl(ownPaths: ReadonlyArray<string>) {
  const fixed = ownPaths.filter((path) => !path.includes('*')).map((path) => inLanguage(path, language))
  const patterns = [...fixed, ...pagePatterns(language)]
  return createMiddleware<AppEnv>(async function canonicalUrl(c, next) {
    const url = requestUrl(c.req.raw)
    if (!url || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const target = canonicalTarget(url, patterns)
    if (target !== undefined) return c.redirect(writtenAsUrl(target), 301)
    await next()
    const lower = lowerCase(url.pathname)
    // Not cacheable, because the address may exist one day.
    if (c.res.status === 404 && lower !== url.pathname) {
      await c.res.body?.cancel()
      const headers = { Location: lower + url.search, 'Cache-Control': 'no-cache' }
      // Replaces the answer together with its headers.
      c.res = undefined
      c.res = new Response(null, { status: 301, headers })
    }
    const location = c.res.headers.get('Location')
    if (location !== null) c.res.headers.set('Location', writtenAsUrl(location))
  })
}
