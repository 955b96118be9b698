import { renderSVG } from 'uqr'
import { type Booking, bookingParams, getBooking } from '#lib/booking.ts'
import type { LanguageCode } from '#lib/language.ts'
import { appCodePaths, appPaths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { languageOfQuery } from '#worker/cache/key.ts'
import { siteOrigin } from '#worker/http.ts'

/** Light modules around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Targets of the codes, by path. */
const TARGETS: Record<string, string> = {
  [appCodePaths.customer]: appPaths.customer,
  [appCodePaths.partner]: appPaths.partner,
}

/** A longer address makes a code too fine for a camera. */
const MAX_TARGET_LENGTH = 300

/**
 * Returns the address in a code on a page: with the language unless it is English, the booking unless it is too long,
 * and a campaign that stands for a scan from a screen.
 */
export function codeTarget(
  origin: string,
  path: string,
  booking: Booking = {},
  lang: LanguageCode = 'en',
): string {
  const campaign = 'utm_source=qr&utm_medium=web'
  const params = bookingParams(booking)
  const start = `${origin}${path}?${lang === 'en' ? '' : `lang=${lang}&`}`
  const whole = `${start}${params}&${campaign}`
  return params.size > 0 && whole.length <= MAX_TARGET_LENGTH ? whole : start + campaign
}

/**
 * GET `/qr/app` and `/qr/app-partner`: the code of an app, with an optional booking and language. It is the same for
 * every visitor.
 */
export function appCode(c: AppContext): Response {
  const { searchParams } = c.get('url')
  const path = TARGETS[c.req.path] ?? appPaths.customer
  const { code } = languageOfQuery(searchParams)
  const target = codeTarget(siteOrigin(c), path, getBooking(searchParams), code)
  // Always dark on light, because many readers know no other.
  const svg = renderSVG(target, { ecc: 'M', border: QUIET_ZONE, pixelSize: 4 })
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=604800' })
}
