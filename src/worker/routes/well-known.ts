import { company } from '#content/company.ts'
import { shortcuts } from '#content/worker-pages.ts'
import { language } from '#lib/language.ts'
import { appPaths, paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { refusal, siteOrigin } from '#worker/http.ts'

const shortcutIcons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }]

/**
 * The manifest of the installed app (W3C Web Application Manifest). Each language has one, and each app shows the pages
 * of all languages.
 */
const webManifest = {
  id: paths.home,
  name: `${company.name}: ${company.tagline}`,
  short_name: company.name,
  description: company.description,
  lang: language.locale,
  dir: 'ltr',
  start_url: `${paths.home}?utm_source=homescreen`,
  scope: '/',
  display: 'standalone',
  background_color: '#fdfcf9',
  theme_color: '#fdfcf9',
  categories: ['lifestyle', 'utilities', 'shopping'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: shortcuts.search, url: paths.searchForm, icons: shortcutIcons },
    { name: shortcuts.services, url: paths.services, icons: shortcutIcons },
    {
      name: shortcuts.contact,
      short_name: shortcuts.contactShort,
      url: paths.contact,
      icons: shortcutIcons,
    },
    { name: shortcuts.blog, url: paths.blog, icons: shortcutIcons },
  ],
} as const

/**
 * Paths without pages. A page that must not be indexed says `noindex` itself; a crawler could not read that if the page
 * were listed here.
 */
const NO_PAGES = ['/api/', '/client-errors', '/csp-report', '/healthz', '/page-times']

const CACHED = { 'Cache-Control': 'public, max-age=3600' }

/** GET `/robots.txt` (RFC 9309). */
export function robots(c: AppContext): Response {
  const rules = ['User-agent: *', 'Allow: /', ...NO_PAGES.map((path) => `Disallow: ${path}`)]
  return c.text(`${rules.join('\n')}\n\nSitemap: ${siteOrigin(c)}/sitemap.xml\n`, 200, CACHED)
}

/** GET `/manifest.webmanifest`: the manifest for installing the site. */
export function sendWebManifest(): Response {
  return new Response(JSON.stringify(webManifest), {
    headers: { 'Content-Type': 'application/manifest+json', ...CACHED },
  })
}

const DAY_MS = 24 * 3_600_000
/** RFC 9116 recommends less than a year. */
const SECURITY_TEXT_DAYS = 180

const SECURITY_TEXT = '/.well-known/security.txt'

/** GET `/.well-known/assetlinks.json`: the Android apps that open addresses of this site. */
export function assetLinks(c: AppContext): Response {
  const { ANDROID_APPS: apps = [] } = c.get('config').settings
  if (apps.length === 0) return refusal(404, 'No app is configured.')
  const byPackage = Map.groupBy(apps, ({ name }) => name)
  const statements = [...byPackage].map(([packageName, certificates]) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: certificates.map(({ value }) => value.toUpperCase()),
    },
  }))
  return c.json(statements, 200, CACHED)
}

/** GET `/.well-known/apple-app-site-association`: the iOS apps, each with the address that hands over to it. */
export function appleAppSiteAssociation(c: AppContext): Response {
  const { IOS_APPS: apps = [] } = c.get('config').settings
  if (apps.length === 0) return refusal(404, 'No app is configured.')
  const details = apps.map(({ name, value }) => ({
    appIDs: [value],
    components: [{ '/': name === 'customer' ? appPaths.customer : appPaths.partner }],
  }))
  return c.json({ applinks: { details } }, 200, CACHED)
}

/** GET `/.well-known/security.txt` (RFC 9116). It expires half a year after today. */
export function securityText(c: AppContext): Response {
  const now = Date.now()
  const today = now - (now % DAY_MS)
  const expires = new Date(today + SECURITY_TEXT_DAYS * DAY_MS).toISOString()
  const origin = siteOrigin(c)
  const lines = [
    `Contact: mailto:${company.email}`,
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, CACHED)
}
