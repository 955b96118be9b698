import type { Next } from 'hono'
import { company } from '#content/company.ts'
import { campaignOf } from '#lib/campaign.ts'
import { appPaths, paths } from '#lib/paths.ts'
import { bookingOf, withBooking } from '#lib/read-booking.ts'
import type { AppContext } from '#worker/app.ts'
import { isBotOrPreview } from '#worker/app-link/bots.ts'
import { type AppLinks, destinationsOf } from '#worker/app-link/destinations.ts'
import { deviceOf, mayBeIpad } from '#worker/app-link/device.ts'
import { type AppKind, redirectPage } from '#worker/app-link/redirect-page.ts'
import { webTarget } from '#worker/app-link/web-target.ts'
import { log } from '#worker/log.ts'
import { siteOrigin } from '#worker/request-url.ts'

/**
 * The parameters that a visit brought to /app: its own, or those of the page of this site that it comes from. A page that
 * runs no script yet, or none at all, cannot put them on its links.
 */
export function visitParams(url: URL, referer: string | undefined): URLSearchParams {
  if (!referer || !URL.canParse(referer) || campaignOf(url.searchParams).size > 0) return url.searchParams
  const from = new URL(referer)
  return from.origin === url.origin ? from.searchParams : url.searchParams
}

const LINKS: Record<AppKind, AppLinks> = {
  customer: {
    appStore: company.appStoreURL,
    playStore: company.playStoreURL,
    website: company.websiteURL,
  },
  partner: {
    appStore: company.appStorePartnerURL,
    playStore: company.playStorePartnerURL,
    website: company.websiteURL,
  },
}

/**
 * GET `/app` and `/app-partner`: sends phones and tablets to their store and everybody else to the website. Programs
 * get a page to read instead, and so do browsers that are a Mac or an iPad, which only the page can tell. The language is that
 * of `lang`, never part of the path.
 */
export function appRedirect(kind: AppKind) {
  return function appRedirect(c: AppContext, next: Next) {
    const url = new URL(c.req.url)
    if (url.pathname !== appPaths[kind]) return next()
    const userAgent = c.req.header('User-Agent') ?? ''
    const origin = siteOrigin(c)
    const web = webTarget(url, c.var.config)
    const params = visitParams(url, c.req.header('Referer'))
    const booking = bookingOf(url.searchParams)
    const to = destinationsOf(LINKS[kind], { siteOrigin: origin, web, params, booking })
    const page = {
      kind,
      nonce: c.var.nonce,
      pageUrl: origin + url.pathname,
      fallback: withBooking(web ?? origin + paths.home, booking),
    }
    const headers = { 'Cache-Control': 'private, no-store', Vary: 'User-Agent' }

    if (to.missing.length > 0) {
      log('error', 'app-links-missing', {
        requestId: c.var.requestId,
        app: kind,
        stores: to.missing.join(' '),
        message: 'Failed to fetch app links',
      })
    }
    if (isBotOrPreview(userAgent)) return c.html(redirectPage(page), 200, headers)
    if (mayBeIpad(userAgent)) {
      const onward = { touch: to.ios, other: to.other }
      return c.html(redirectPage({ ...page, onward }), 200, headers)
    }
    return c.html(redirectPage(page), 302, { ...headers, Location: to[deviceOf(userAgent)] })
  }
}
