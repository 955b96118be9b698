import type { AppContext } from '#worker/app.ts'
import { requestUrl } from '#worker/request-url.ts'

/**
 * The origin that absolute addresses begin with: the one of the settings, else that of the request. An address that
 * cannot be read is refused before its origin matters.
 */
export function siteOrigin(c: AppContext): string {
  return c.get('config').siteOrigin ?? requestUrl(c.req.raw)?.origin ?? ''
}
