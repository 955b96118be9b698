import { encode } from 'uqr'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app.ts'
import { siteOrigin } from '#worker/request-url.ts'

/** Modules of light ground around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Where the codes lead, by their own path. */
const TARGETS: Record<string, string> = {
  [paths.appCode]: paths.app,
  [paths.appPartnerCode]: paths.appPartner,
}

/** The address in the code on the site's pages: its campaign says that a screen was photographed. */
export function codeTarget(origin: string, path: string): string {
  return `${origin}${path}?utm_source=qr&utm_medium=web`
}

/** A QR code as SVG, dark on light whatever the screen prefers, because many readers know no other. */
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

/** GET the code that leads to an app of ours; it is the same for everybody as long as the site's origin is. */
export function appCode(c: AppContext): Response {
  const svg = codeSvg(codeTarget(siteOrigin(c), TARGETS[c.req.path] ?? paths.app))
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=604800' })
}
