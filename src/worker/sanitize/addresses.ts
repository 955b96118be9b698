import { company } from '#content/company.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'

/** The base of relative addresses. It never gets into the result. */
const BASE = new URL('https://base.invalid')
const OWN_ORIGIN = new URL(company.websiteURL).origin
const MAX_ADDRESS_LENGTH = 2_048

/** Resolves an address as in one of our pages; undefined if it is invalid. */
function resolve(value: string): URL | undefined {
  return value.length <= MAX_ADDRESS_LENGTH && URL.canParse(value, BASE.href)
    ? new URL(value, BASE)
    : undefined
}

/**
 * Returns the path on this site that an address names; undefined for a path relative to the page, which differs from
 * page to page.
 */
function sitePath(value: string, url: URL): string | undefined {
  if (url.origin !== BASE.origin || !/^[\0-\x20]*[/\\]/.test(value)) return undefined
  const path = url.pathname + url.search + url.hash
  // The parser reads `/.//host` as a path, and a browser would read the resolved `//host` as a host.
  return path.startsWith('//') ? undefined : path
}

type LinkAddress = { href: string; isOutside: boolean }

/**
 * Returns the address of a link: http, https, mailto, tel, a path of this site or a place on the page. Others are
 * undefined.
 */
export function linkAddress(value: string): LinkAddress | undefined {
  const url = resolve(value)
  if (!url) return undefined
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href, isOutside: false }
  if (url.origin === BASE.origin) {
    const isPlace = /^[\0-\x20]*#/.test(value) && url.hash !== ''
    const href = isPlace ? url.hash : sitePath(value, url)
    return href === undefined ? undefined : { href, isOutside: false }
  }
  const href = safeHttpUrl(url.href)
  return href === undefined ? undefined : { href, isOutside: url.origin !== OWN_ORIGIN }
}

/**
 * Returns the address of an image: https or a path of this site, because browsers block http as mixed content.
 */
export function imageAddress(value: string): string | undefined {
  const url = resolve(value)
  if (!url) return undefined
  if (url.origin === BASE.origin) return sitePath(value, url)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' ? safeHttpUrl(url.href) : undefined
}
