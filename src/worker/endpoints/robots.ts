import type { AppContext } from '#worker/app.ts'
import { siteOrigin } from '#worker/site-origin.ts'

/**
 * What is no page. A page that is not to be found is not listed here: it says `noindex` itself, and a crawler that may
 * not read it would never learn that.
 */
const NO_PAGES = ['/api/', '/csp-report', '/healthz', '/rum']

/** GET `/robots.txt` (RFC 9309). */
export function robots(c: AppContext): Response {
  const rules = ['User-agent: *', 'Allow: /', ...NO_PAGES.map((path) => `Disallow: ${path}`)]
  return c.text(`${rules.join('\n')}\n\nSitemap: ${siteOrigin(c)}/sitemap.xml\n`, 200, {
    'Cache-Control': 'public, max-age=3600',
  })
}
