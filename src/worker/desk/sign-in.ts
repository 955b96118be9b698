import { basicAuth } from 'hono/basic-auth'
import { createMiddleware } from 'hono/factory'
import { timingSafeEqual } from 'hono/utils/buffer'
import { normalizeLine } from '#lib/normalize-contact.ts'
import { firstUnits } from '#lib/printable.ts'
import type { AppContext, AppEnv } from '#worker/app-context.ts'
import { readAccessUser } from '#worker/desk/access-token.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit, LIMIT_PERIOD_S } from '#worker/middleware/rate-limit.ts'

const MAX_NAME = 60
const ACCESS_TOKEN = 'Cf-Access-Jwt-Assertion'

/** Logs a refusal. The reason holds nothing of what was sent. */
function logRefusal(c: AppContext, reason: string): void {
  log('warn', 'desk_sign_in_refused', { requestId: c.get('requestId'), reason })
}

/** Checks the password of the office. Any user name is accepted, and named in the history of messages. */
const checkPassword = basicAuth({
  realm: 'Desk',
  invalidUserMessage: 'Sign in with your name and the password of the office.',
  async verifyUser(username, given, c: AppContext) {
    const { desk } = c.var.config
    const isRight = desk !== undefined && 'password' in desk && (await timingSafeEqual(given, desk.password))
    if (!isRight) logRefusal(c, 'password')
    c.set('deskUser', firstUnits(normalizeLine(username), MAX_NAME) || 'office')
    return isRight
  },
})

/**
 * Lets the office in: by Cloudflare Access where it is configured, else by its password. Answers 404 without either or
 * without a database. The limit counts requests before their credentials are checked, so that it also holds for right ones.
 */
export function signIn() {
  return createMiddleware<AppEnv>(async function signIn(c, next) {
    const { desk } = c.var.config
    if (!desk || !c.env.DB) return c.text('Not found.\n', 404)
    const credentials = 'password' in desk ? 'Authorization' : ACCESS_TOKEN
    if (c.req.header(credentials) !== undefined && !(await isWithinLimit(c, 'desk'))) {
      c.header('Retry-After', String(LIMIT_PERIOD_S))
      return c.text('Too many requests: wait a minute.\n', 429)
    }
    if ('password' in desk) return checkPassword(c, next)
    try {
      c.set('deskUser', await readAccessUser(c.req.header(ACCESS_TOKEN) ?? '', desk.team, desk.audience))
    } catch (error) {
      logRefusal(c, error instanceof Error ? error.name : 'unknown')
      return c.text('Sign in through Cloudflare Access.\n', 403)
    }
    return next()
  })
}
