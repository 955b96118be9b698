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

/** The binding of each purpose. Keys contain the purpose, so that one does not lock out another. */
const LIMITS = {
  message: 'FORM_LIMIT',
  search: 'SEARCH_LIMIT',
  suggest: 'SEARCH_LIMIT',
  private: 'SEARCH_LIMIT',
  'web-vitals': 'REPORT_LIMIT',
  'client-error': 'REPORT_LIMIT',
  csp: 'REPORT_LIMIT',
  operator: 'REPORT_LIMIT',
} as const

/** Counts a request of a connection and returns true if it is within the limit, or if nothing counts. */
export async function isWithinLimit(c: AppContext, purpose: keyof typeof LIMITS): Promise<boolean> {
  try {
    const outcome = await c.env[LIMITS[purpose]]?.limit({ key: `${purpose} ${clientKey(c.req.raw.headers)}` })
    return outcome?.success !== false
  } catch (error) {
    log('warn', 'rate_limit_unavailable', { requestId: c.get('requestId'), error: String(error) })
    return true
  }
}

/** Returns the answer to a connection that has gone over a limit (RFC 6585 section 4). */
export function tooMany(message: string, headers: Record<string, string> = {}): Response {
  return refusal(429, message, { ...headers, 'Retry-After': String(LIMIT_PERIOD_S) })
}
