import { company } from '#content/company.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'

/** Only there to resolve an address against; it never gets into the result. */
const BASE = new URL('https://base.invalid')
const OWN_ORIGIN = new URL(company.websiteURL).origin
const LONGEST_ADDRESS = 2_048

/** Where an address leads when it stands in one of our pages; undefined when it is not an address. */
function resolve(value: string): URL | undefined {
  return value.length <= LONGEST_ADDRESS && URL.canParse(value, BASE.href) ? new URL(value, BASE) : undefined
}

/** The path on this site that an address names. One that is relative to a page means another thing on each of them. */
function sitePath(value: string, url: URL): string | undefined {
  if (url.origin !== BASE.origin || !/^[\0-\x20]*[/\\]/.test(value)) return undefined
  const path = url.pathname + url.search + url.hash
  // `/.//host` is a path to the parser, and what is left of it would be a host to the browser.
  return path.startsWith('//') ? undefined : path
}

export type LinkAddress = { href: string; isOutside: boolean }

/** The address of a link: http, https, mailto, tel, a path of this site or a place on the page; else undefined. */
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

/** The address of an image: https or a path of this site. Over http it would be blocked as mixed content. */
export function imageAddress(value: string): string | undefined {
  const url = resolve(value)
  if (!url) return undefined
  if (url.origin === BASE.origin) return sitePath(value, url)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' ? safeHttpUrl(url.href) : undefined
}
