import type { AppContext } from '#worker/app-context.ts'
import { clientKey, refusal } from '#worker/http.ts'
import { log } from '#worker/log.ts'

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
  desk: 'REPORT_LIMIT',
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
