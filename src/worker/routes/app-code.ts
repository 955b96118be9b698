import { encode } from 'uqr'
import { getBooking } from '#browser/read-booking.ts'
import { type Booking, bookingParams } from '#lib/booking.ts'
import type { LanguageCode } from '#lib/language.ts'
import { appCodePaths, appPaths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { languageOfQuery } from '#worker/cache/key.ts'
import { maxAgeOfAddresses, siteOrigin } from '#worker/http.ts'

/** Modules of light ground around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Where the codes lead, by their own path. */
const TARGETS: Record<string, string> = {
  [appCodePaths.customer]: appPaths.customer,
  [appCodePaths.partner]: appPaths.partner,
}

/** A longer address makes a code too fine for a camera. */
const MAX_TARGET_LENGTH = 300

/**
 * Returns the address in the code on the site's pages: the language of the page unless it is English, what is to be
 * booked, unless that is too long for a code, and a campaign that says that a screen was photographed.
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

/** Returns a QR code as SVG, dark on light whatever the screen prefers, because many readers know no other. */
export function codeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#16172e" d="${modules.join('')}"/></svg>`
}

/**
 * GET the code that leads to one of our apps, with or without a booking and a language. Everybody gets the same one.
 */
export function appCode(c: AppContext): Response {
  const { searchParams } = new URL(c.req.url)
  const path = TARGETS[c.req.path] ?? appPaths.customer
  const { code } = languageOfQuery(searchParams)
  const svg = codeSvg(codeTarget(siteOrigin(c), path, getBooking(searchParams), code))
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': maxAgeOfAddresses(c, 604_800) })
}
