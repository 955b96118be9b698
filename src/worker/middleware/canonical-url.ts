import { createMiddleware } from 'hono/factory'
import { inLanguage, type Language, language } from '#lib/language.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import type { AppEnv } from '#worker/app-context.ts'
import { requestUrl } from '#worker/http.ts'

/** The addresses whose parts may have a point in them, as the marketplace API names places and brands. */
const NAMED_BY_API = /^\/(?:city|state|brand)\/|^\/services\/[^/.]+\/[^/]+(?:\/professionals)?$/
const HIDDEN = /\/\./
/** The router takes such a segment for a parameter, also in an address. */
const TEMPLATE = /\/\$/
const FILE = /\.[a-z\d]{1,10}(?:\/|$)/i

/**
 * Returns true for a path that can be no route: a segment begins with a dot or `$`, or has the extension of a file.
 * Everything that is a file has been answered before it is asked.
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
      // A file of a build that is being deployed is missing for a moment only.
      'Cache-Control': path.startsWith('/assets/') ? 'no-store' : 'public, max-age=3600',
    })
  })
}

/** Letters, digits, `-._~`: a percent sign before their code says nothing. */
const UNRESERVED = /^[A-Za-z0-9\-._~]$/

/** Characters that every other spelling has. */
const MAY_DIFFER = /[%\\A-Z]|\/\/|.\/$/

/** White space and characters without a shape, such as zero-width and bidi marks, as an address has them. */
const BLANK =
  '(?:%20|%09|%0[A-D]|%C2%A[0D]|%CD%8F|%D8%9C|%E1(?:%9A%80|%A0%8E|%85%(?:9F|A0))|%E2%80%(?:8[0-9A-F]|A[89A-F])|%E2%81%(?:9F|A[0-9A-F])|%E3(?:%80%80|%85%A4)|%EF(?:%BB%BF|%B8%8[0-9A-F]|%BE%A0))'
/** Each run of white space is tried once, from its beginning: an address may have thousands. */
const OUTER_BLANKS = new RegExp(`(?<=/)${BLANK}+|(?<!${BLANK})${BLANK}+(?=/|$)`, 'gi')

/**
 * Returns a percent-encoded byte as the character that it needlessly encodes, else in capitals (RFC 3986, 6.2.2.1 and
 * 6.2.2.2).
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

/** Returns a path with the fixed segments of the first pattern that it fits as they are written there. */
function withFixedSegments(path: string, patterns: ReadonlyArray<string>): string {
  const segments = path.split('/')
  const pattern = patterns.map((one) => one.split('/')).find((one) => fits(one, segments))
  return pattern?.map((part, index) => (isParameter(part) ? segments[index] : part)).join('/') ?? path
}

/**
 * Returns the canonical spelling of a path: no needless percent-encoding, the rest of it in capitals, no white space
 * around a segment, no doubled slashes, none at the end, fixed segments as `patterns` have them. What is malformed
 * stays as it is.
 */
function canonicalPath(path: string, patterns: ReadonlyArray<string>): string {
  if (!MAY_DIFFER.test(path)) return path
  const clean = path
    .replace(/%[0-9A-Fa-f]{2}/g, decodeUnreserved)
    .replace(OUTER_BLANKS, '')
    .replace(/[/\\]{2,}|\\/g, '/')
    .replace(/(?<=.)\/$/, '')
  return withFixedSegments(clean, patterns)
}

/**
 * Returns the path that another spelling of an address redirects to, or undefined if it is canonical. The result begins
 * with exactly one slash, so that no browser takes it for a host.
 */
export function canonicalTarget(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  patterns: ReadonlyArray<string>,
): string | undefined {
  const canonical = canonicalPath(pathname, patterns)
  return canonical === pathname ? undefined : canonical + search
}

/** Returns an address with every character that none may have (RFC 3986 section 2) percent-encoded. */
export function writtenAsUrl(location: string): string {
  return location.replace(/[^\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  )
}

/** Returns the paths of the pages in a language, with `$id` and the like for their parameters. */
export function pagePatterns(one: Language): Array<string> {
  return pageRoutes.map(({ path }) => inLanguage(path, one))
}

/**
 * Sends every other spelling of an address to the canonical one, for good. `ownPaths` are the paths that the worker
 * answers itself. An id is taken as it is written; when there is nothing, it may be that of its lower case.
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
      // In place of the answer, and not with its headers.
      c.res = undefined
      c.res = new Response(null, { status: 301, headers })
    }
    const location = c.res.headers.get('Location')
    if (location !== null) c.res.headers.set('Location', writtenAsUrl(location))
  })
}
