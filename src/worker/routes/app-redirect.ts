import type { Next } from 'hono'
import { html, raw } from 'hono/html'
import { company } from '#content/company.ts'
import { appLinkPage as strings } from '#content/worker-pages.ts'
import { type Booking, getBooking, playWithBooking, withBooking } from '#lib/booking.ts'
import { getCampaign, storeWithCampaign } from '#lib/campaign.ts'
import { language, openGraphLocale } from '#lib/language.ts'
import { appPaths, paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import type { Settings } from '#worker/config.ts'
import { siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { plainDocument } from '#worker/render/plain-document.ts'
import { getPlatform, mayBeIpad, type Platform } from '#worker/routes/app-platform.ts'
import { withUpstreamCity } from '#worker/upstream-client/api-read.ts'

type TargetSettings = Pick<Settings, 'SITE_URL' | 'WEB_TARGET_HOSTS'>

/** Returns the hosts, with their ports, that a visitor may be sent to. */
function allowedHosts(url: URL, settings: TargetSettings): Array<string> {
  const origins = [url.origin, settings.SITE_URL ?? '', company.websiteURL].flatMap(
    (address) => URL.parse(address)?.host ?? [],
  )
  return [...origins, ...(settings.WEB_TARGET_HOSTS ?? [])]
}

/**
 * Returns the address in the `web` parameter in its normal form, which every browser reads alike, if visitors may be sent
 * there: http or https, on this site, the company's website or a host of `WEB_TARGET_HOSTS`.
 */
export function webTarget(url: URL, settings: TargetSettings): string | undefined {
  const [value = '', ...further] = url.searchParams.getAll('web')
  const target = further.length > 0 ? null : URL.parse(value)
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) return undefined
  return allowedHosts(url, settings).includes(target.host) ? target.href : undefined
}

/**
 * Returns the link of a store with the visitor's `utm_*` and `referrer`, once each. Google Play's referrer also holds
 * the booking and the language. Other parameters are dropped.
 */
export function storeLink(
  link: string,
  store: 'ios' | 'android',
  params: URLSearchParams,
  booking: Booking = {},
): string | undefined {
  if (!URL.canParse(link)) return undefined
  const target = store === 'android' ? playWithBooking(link, booking) : link
  return storeWithCampaign(new URL(target), store, getCampaign(params)).href
}

/** Any of the links may be empty. */
type AppLinks = { appStore: string; playStore: string; website: string }

type LinksByPlatform = Record<Platform, string> & {
  /** The platforms whose store has no link. */
  missing: ReadonlyArray<Platform>
}

function getHome(website: string): string | undefined {
  if (!URL.canParse(website)) return undefined
  const home = new URL(website)
  if (!/^https?:$/.test(home.protocol)) return undefined
  if (home.pathname === '/') home.pathname = paths.home
  return home.href
}

/** The parameters of a visit to the app's address. */
type Visit = {
  siteOrigin: string
  web: string | undefined
  /** The parameters with the campaign. */
  params: URLSearchParams
  booking?: Booking
  /** The booking with the ids of the API, which the apps know. */
  appBooking?: Booking
}

/**
 * The target by kind of device. A phone goes to its store, or without a link to the website, then the origin. Others go
 * to the requested address, else the website, then the origin. The booking is added to the last. If the website is this
 * site, the target is its home page, which links to /app but does not redirect to it, in the requested language. A
 * requested address keeps its own language.
 */
export function linksByPlatform(
  links: AppLinks,
  { siteOrigin, web, params, booking = {}, appBooking = booking }: Visit,
): LinksByPlatform {
  const home = getHome(links.website) ?? siteOrigin + paths.home
  const ios = storeLink(links.appStore, 'ios', params, appBooking)
  const android = storeLink(links.playStore, 'android', params, appBooking)
  return {
    ios: ios ?? home,
    android: android ?? home,
    other: withBooking(web ?? home, booking),
    missing: [...(ios ? [] : ['ios' as const]), ...(android ? [] : ['android' as const])],
  }
}

type AppKind = 'customer' | 'partner'

/** Recognizes an iPad that claims to be a Mac by its touch points: a Mac has none. */
const ON_ITS_WAY =
  'const{touch,other}=document.currentScript.dataset;location.replace(navigator.maxTouchPoints>1?touch:other)'

type RedirectPage = {
  kind: AppKind
  nonce: string
  /** The address of the page itself. */
  pageUrl: string
  /** Target of the link 'click here'. */
  fallback: string
  /** Targets with and without a touch screen, for a browser that may be on an iPad. */
  onward?: { touch: string; other: string }
}

/** Renders 'Redirecting you...': the body of a redirect, and the page for clients that are not redirected. */
export function redirectPage({ kind, nonce, pageUrl, fallback, onward }: RedirectPage) {
  const title = strings.title[kind]
  const description = strings.description[kind]
  const head = html`${
    onward &&
    html`<script nonce="${nonce}" data-touch="${onward.touch}" data-other="${onward.other}">${raw(ON_ITS_WAY)}</script><noscript><meta http-equiv="refresh" content="0;url=${onward.other}"></noscript>`
  }<meta name="description" content="${description}"><meta property="og:type" content="website"><meta property="og:site_name" content="${company.name}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${pageUrl}"><meta property="og:locale" content="${openGraphLocale(language)}"><meta name="twitter:card" content="summary">`
  const content = html`<p>${strings.beforeLink}<a href="${fallback}">${strings.link}</a>${strings.afterLink}</p><noscript><p><small>${strings.noScript}</small></p></noscript>`
  return plainDocument({ title, heading: strings.heading, head, content, nonce })
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
 * GET `/app` and `/app-partner`: redirects phones and tablets to their store, and others to the website. Safari on a Mac
 * or iPad gets a page instead, because only its script can distinguish the two. `lang` names the language, never the
 * path.
 */
export function appRedirect(kind: AppKind) {
  return async function appRedirect(c: AppContext, next: Next) {
    const url = c.get('url')
    if (url.pathname !== appPaths[kind]) return next()
    const userAgent = c.req.header('User-Agent') ?? ''
    const origin = siteOrigin(c)
    const web = webTarget(url, c.get('config').settings)
    const booking = getBooking(url.searchParams)
    const visit = { siteOrigin: origin, web, params: url.searchParams, booking }
    const to = linksByPlatform(LINKS[kind], { ...visit, appBooking: await withUpstreamCity(c, booking) })
    const page = {
      kind,
      nonce: c.get('nonce'),
      pageUrl: origin + url.pathname,
      fallback: withBooking(web ?? origin + paths.home, booking),
    }
    const headers = { 'Cache-Control': 'private, no-store', Vary: 'User-Agent' }

    if (to.missing.length > 0) {
      log('error', 'app_links_missing', {
        requestId: c.get('requestId'),
        app: kind,
        stores: to.missing.join(' '),
        message: 'Failed to fetch app links',
      })
    }
    if (mayBeIpad(userAgent)) {
      const onward = { touch: to.ios, other: to.other }
      return c.html(redirectPage({ ...page, onward }), 200, headers)
    }
    return c.html(redirectPage(page), 302, { ...headers, Location: to[getPlatform(userAgent)] })
  }
}
