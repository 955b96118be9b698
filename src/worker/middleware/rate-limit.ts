import type { AppContext } from '#worker/app-context.ts'
import { refusal } from '#worker/http.ts'
import { log } from '#worker/log.ts'

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

/** Returns the key that a limit counts for: the client's connection as Cloudflare sees it. */
export function clientKey(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP')
  if (!address) return 'local'
  return address.includes(':') ? ipv6Line(address) : address
}

/** Period of every limit in wrangler.toml, in seconds. */
export const LIMIT_PERIOD_S = 60

/**
 * Counts a request towards a limit of wrangler.toml and returns true if its connection is within it. Returns true
 * without the binding, and `otherwise` if the binding fails. Each `prefix` is counted separately.
 */
export async function isWithinLimit(
  c: AppContext,
  limit: RateLimit | undefined,
  otherwise: boolean,
  prefix = '',
): Promise<boolean> {
  try {
    const outcome = await limit?.limit({ key: prefix + clientKey(c.req.raw.headers) })
    return outcome?.success !== false
  } catch (error) {
    log('warn', 'rate_limit_unavailable', { requestId: c.get('requestId'), error: String(error) })
    return otherwise
  }
}

/** Returns the answer to a connection that has gone over a limit (RFC 6585 section 4). */
export function tooMany(message: string, headers: Record<string, string> = {}): Response {
  return refusal(429, message, { ...headers, 'Retry-After': String(LIMIT_PERIOD_S) })
}
