import type { AppContext } from '#worker/app-context.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit } from '#worker/rate-limit.ts'
import { textOf } from '#worker/setting.ts'

/** Credentials of RFC 6750 section 2.1, whatever signs the operator has chosen; the scheme's name is of any case (RFC 9110 section 11.1). */
const BEARER = /^bearer +(\S.{0,511})$/i

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Whether two texts are the same. How long it takes tells nothing of either: what is compared are digests, to their end. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [mine, theirs] = await Promise.all([digest(one), digest(other)])
  return mine.reduce((difference, byte, index) => difference | (byte ^ (theirs[index] ?? 0)), 0) === 0
}

/**
 * What a call of the operator's brings along: the right `OPS_TOKEN` as a bearer token, a wrong one or none, or anything
 * at all where no token is configured. Every call counts towards `OPS_LIMIT`; of one that is over it nobody learns whether
 * its token is right.
 */
export async function checkOpsToken(
  c: AppContext,
): Promise<'none-configured' | 'limited' | 'wrong' | 'right'> {
  const configured = textOf(c.env.OPS_TOKEN ?? '').trim()
  if (configured === '') return 'none-configured'
  if (!(await isWithinLimit(c, c.env.OPS_LIMIT, true))) return 'limited'
  const [, given = ''] = BEARER.exec(c.req.header('Authorization')?.trim() ?? '') ?? []
  if (await isSame(given, configured)) return 'right'
  log('warn', 'ops-refused', { requestId: c.get('requestId') })
  return 'wrong'
}
