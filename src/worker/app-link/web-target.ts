import { company } from '#content/company.ts'
import type { Config } from '#worker/env.ts'

const MAX_LENGTH = 2048
/** White space, control and format characters, halves of characters, backslashes; the dangerous ones encoded too. */
const FORBIDDEN = /[\s\p{C}\\]|%(?:[01][\da-f]|7f|5c)/iu
/** A scheme, two slashes and a host without user information. More slashes would be skipped by the URL parser. */
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i
const APP_PATHS: ReadonlyArray<string | undefined> = ['app', 'app-partner']
/** How many times over a path may be percent-encoded. */
const MAX_ENCODINGS = 4

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}

function fullyDecoded(path: string): string | undefined {
  let current = path
  for (let round = 0; round <= MAX_ENCODINGS; round++) {
    try {
      const decoded = decodeURIComponent(current)
      if (decoded === current) return current
      current = decoded
    } catch {
      return undefined
    }
  }
  return undefined
}

/**
 * True when a path is a spelling of /app or /app-partner, or lies below them: encoded, doubled or trailing slashes,
 * dots, case, look-alike letters. A path that cannot be decoded counts as one.
 */
export function leadsToApp(pathname: string): boolean {
  const decoded = fullyDecoded(pathname)
  if (decoded === undefined) return true
  const plain = decoded
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}]/gu, '')
  const segments: Array<string> = []
  for (const segment of plain.split(/[\\/]/)) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return APP_PATHS.includes(segments[0]?.split(/[;?#]/)[0])
}

/** The hosts, with their ports, that a visitor may be sent to. */
function allowedHosts(url: URL, config: Pick<Config, 'siteOrigin' | 'webTargetHosts'>): Array<string> {
  const own = [url.origin, config.siteOrigin ?? '', company.websiteURL].flatMap(
    (address) => parse(address)?.host ?? [],
  )
  return [...own, ...config.webTargetHosts]
}

/**
 * The address in the `web` parameter, in its normal form, if it is one that we send visitors to: http or https, on the
 * site itself, the company's website or a host of `WEB_TARGET_HOSTS`, and not back to the redirect. All else is
 * ignored. The rule against loops holds on every host, as an extra host may be another name of this site.
 */
export function webTarget(
  url: URL,
  config: Pick<Config, 'siteOrigin' | 'webTargetHosts'>,
): string | undefined {
  const [value, ...further] = url.searchParams.getAll('web')
  if (value === undefined || further.length > 0 || value.length > MAX_LENGTH) return undefined
  if (FORBIDDEN.test(value) || !ABSOLUTE.test(value)) return undefined
  const target = parse(value)
  if (!target || target.username || target.password || target.pathname.startsWith('//')) return undefined
  if (!allowedHosts(url, config).includes(target.host) || leadsToApp(target.pathname)) return undefined
  return target.href
}
