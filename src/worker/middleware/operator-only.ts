import type { Context } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { createMiddleware } from 'hono/factory'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { AppEnv } from '#worker/app-context.ts'
import { refusal } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'

const refused = {
  message(c: Context<AppEnv>) {
    log('warn', 'ops_token_refused', { requestId: c.get('requestId') })
    return refusal(401, 'The token is not valid.', { 'WWW-Authenticate': 'Bearer' })
  },
}

const checkToken = bearerAuth<AppEnv>({
  verifyToken: (token, c: Context<AppEnv>) => timingSafeEqual(token, c.var.config.settings.OPS_TOKEN ?? ''),
  noAuthenticationHeader: refused,
  invalidAuthenticationHeader: refused,
  invalidToken: refused,
})

/**
 * Lets requests with the bearer token `OPS_TOKEN` through (RFC 6750). Answers 401 for another token, 429 over the
 * limit for any token, and 404 when no token is configured.
 */
export function operatorOnly() {
  return createMiddleware<AppEnv>(async function operatorOnly(c, next) {
    if (!c.var.config.settings.OPS_TOKEN) return refusal(404, 'Not found.')
    if (!(await isWithinLimit(c, 'operator'))) return tooMany('Too many calls.')
    return checkToken(c, next)
  })
}
