import { createMiddleware } from 'hono/factory'
import { once } from '#lib/memoize.ts'
import { findPageRoute } from '#routes/-page-routes.ts'
import type { AppEnv } from '#worker/app-context.ts'

const HIDDEN = /\/\./
/** The router takes a segment with `$` for a parameter, also in the path of a request. */
const TEMPLATE = /\/\$/
const FILE = /\.[a-z\d]{1,10}(?:\/|$)/i

/**
 * Returns true for a path that cannot be a page: a segment begins with a dot or `$`, or no route has it and it looks
 * like that of a file, also without what a text program may have added. Files that exist were answered before.
 */
export function isNeverAPage(path: string): boolean {
  return (
    HIDDEN.test(path) ||
    TEMPLATE.test(path) ||
    (FILE.test(path) && ![path, ...pathsWithoutRest(path)].some(findPageRoute))
  )
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

/** Every path that is not canonical contains one of these. */
const MAY_DIFFER = /[%\\]|\/\/|.\/$/

/** White space and invisible characters, such as zero-width and bidi marks. */
const BLANK = '[\\s\\p{Default_Ignorable_Code_Point}]'
/** Tries each run of blanks once, because an address may have thousands of them. */
const OUTER_BLANKS = new RegExp(`^${BLANK}+|(?<!${BLANK})${BLANK}+$`, 'gu')

/** Converts to lower case, except after a percent sign. */
export function lowerCase(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|%[^/%]{0,2}|[A-Z]+/g, (part) =>
    part[0] === '%' ? part : part.toLowerCase(),
  )
}

/** Encodes a segment as `encodeURIComponent` does, without outer blanks. Returns a malformed segment unchanged. */
function canonicalSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment).replace(OUTER_BLANKS, ''))
  } catch {
    return segment
  }
}

/**
 * Returns the redirect target of a path; undefined if the path is canonical: no needless percent-encoding, no blanks
 * around segments, no empty segments. The target begins with exactly one slash, because browsers read two as a host.
 */
export function canonicalTarget({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  if (!MAY_DIFFER.test(pathname)) return undefined
  const segments = pathname.split(/[/\\]/).filter(Boolean)
  const canonical = `/${segments.map(canonicalSegment).filter(Boolean).join('/')}`
  return canonical === pathname ? undefined : canonical + search
}

/** Decodes a segment as URL parsers do (URL standard, percent-decode), so that half a character becomes U+FFFD. */
function decodeLeniently(segment: string): string {
  return segment.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split('%'), (byte) => Number.parseInt(byte, 16))),
  )
}

const LETTER = '[\\p{L}\\p{M}\\p{N}]'
/**
 * To the last letter or digit, or nothing without one; to the last before a character that no address part has
 * (`isAddressPart`); to the last before another script, because `/plumbingपर` goes on with a word. A hyphen before the
 * other script belongs to a slug such as `geyser-गीज़र`.
 */
const getParts = once(() =>
  [
    `^(?:.*${LETTER})?`,
    `^${LETTER}(?:(?:${LETTER}|[_-])*${LETTER})?`,
    '^[a-zA-Z\\d](?:[\\w-]*[a-zA-Z\\d])?(?![\\w-])',
  ].map((part) => new RegExp(part, 'su')),
)

/**
 * Returns the addresses that a path may have had before a text program added to its end: punctuation, quotation marks,
 * the danda, marks of bold text, or the next sentence. The longest is first; the path itself is not among them.
 */
export function pathsWithoutRest(pathname: string): Array<string> {
  const start = pathname.lastIndexOf('/') + 1
  const text = decodeLeniently(pathname.slice(start))
  const parts = getParts()
    .flatMap((part) => part.exec(text)?.[0] ?? [])
    .filter((part) => part !== text)
  const paths = parts.map((part) =>
    `${pathname.slice(0, start)}${encodeURIComponent(part.toWellFormed())}`.replace(/(.)\/$/, '$1'),
  )
  return [...new Set(paths.flatMap((path) => [path, lowerCase(path)]))]
}

/** Percent-encodes the characters that no URL may contain (RFC 3986 section 2). */
export function writtenAsUrl(location: string): string {
  return location.replace(/[^\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  )
}

/**
 * Redirects other spellings of a path to the canonical one, permanently. The case is kept, but a 404 redirects to the
 * path in lower case.
 */
export function canonicalUrl() {
  return createMiddleware<AppEnv>(async function canonicalUrl(c, next) {
    const url = c.get('url')
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const target = canonicalTarget(url)
    if (target !== undefined) return c.redirect(writtenAsUrl(target), 301)
    await next()
    const lower = lowerCase(url.pathname)
    // Revalidated each time, because the address may exist one day.
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
