/** Matches an address that is safe without parsing: scheme, host, an optional port, and a plain path. */
const PLAIN = /^https?:\/\/[a-z\d][a-z\d.-]*(?::\d{1,5})?(?:\/[\w-][\w.-]*)+$/

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

/** Returns an absolute http(s) URL without user info, else undefined. Every URL from data passes here. */
export function safeHttpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (PLAIN.test(value)) return value
  const url = parseUrl(value)
  if (!url) return undefined
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined
}

/** Returns an image address: a path of the site (`/images/x.svg`) or a URL that `safeHttpUrl` accepts. */
export function safeImageUrl(value: string | undefined): string | undefined {
  if (value && /^\/[A-Za-z0-9]/.test(value)) return value
  return safeHttpUrl(value)
}
