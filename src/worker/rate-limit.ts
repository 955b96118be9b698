import type { AppContext } from '#worker/app.ts'
import { clientKey } from '#worker/contact/client-key.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { log } from '#worker/log.ts'

/** The period of every limit in wrangler.toml, in seconds. */
const PERIOD_S = 60

/**
 * Whether the connection of a request may go on: it is counted towards a limit of wrangler.toml. Without the binding
 * there is no limit; where it cannot be asked, `otherwise` is the answer.
 */
export async function isWithinLimit(
  c: AppContext,
  limit: RateLimit | undefined,
  otherwise: boolean,
): Promise<boolean> {
  try {
    const outcome = await limit?.limit({ key: clientKey(c.req.raw.headers) })
    return outcome?.success !== false
  } catch (error) {
    log('warn', 'limit-unavailable', { requestId: c.var.requestId, error: String(error) })
    return otherwise
  }
}

/** The answer to a connection that has gone over a limit (RFC 6585 section 4). */
export function tooMany(message: string, headers: Record<string, string> = {}): Response {
  return refusal(429, message, { ...headers, 'Retry-After': String(PERIOD_S) })
}
