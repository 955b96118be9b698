import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, startSite } from '#support/site/start-site.ts'

const { upstream, site: failing, stop } = await startRemoteSite()
upstream.set('status-500')
const unconfigured = await startSite({ vars: { UPSTREAM_URL: 'nonsense' } })

afterAll(async () => {
  await Promise.all([stop(), unconfigured.stop()])
})

const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const JSON_BODY = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: site.url },
  body: '{}',
}

const asset = (ending: string) =>
  `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith(ending))}`

type Kind = { name: string; status: number; answer: () => Promise<Response> }

const DOCUMENTS: ReadonlyArray<Kind> = [
  { name: 'a page', status: 200, answer: () => site.fetch('/') },
  {
    name: 'a page for a bot',
    status: 200,
    answer: () => site.fetch('/about', { headers: { 'User-Agent': BOT_USER_AGENT } }),
  },
  { name: 'HEAD of a page', status: 200, answer: () => site.fetch('/services', { method: 'HEAD' }) },
  { name: 'a page that is not there', status: 404, answer: () => site.fetch('/no/such/page') },
  { name: 'a malformed address', status: 404, answer: () => site.fetch('/%E0%A4%A') },
  {
    name: 'a page whose data failed',
    status: 502,
    answer: () => failing.fetch('/services/only-upstream-knows'),
  },
  { name: 'a site without settings', status: 503, answer: () => unconfigured.fetch('/') },
  {
    name: '/app for a desktop',
    status: 302,
    answer: () => site.fetch('/app', { headers: { 'User-Agent': DESKTOP } }),
  },
  {
    name: 'a contact form with mistakes',
    status: 422,
    answer: () => site.fetch('/contact', { method: 'POST', body: new URLSearchParams({ name: '' }) }),
  },
]

const OTHERS: ReadonlyArray<Kind> = [
  { name: 'another spelling of an address', status: 301, answer: () => site.fetch('/services/') },
  { name: 'a redirect of a route', status: 301, answer: () => site.fetch('/careers') },
  {
    name: 'a method that pages do not have',
    status: 405,
    answer: () => site.fetch('/services', { method: 'DELETE' }),
  },
  { name: 'OPTIONS', status: 405, answer: () => site.fetch('/', { method: 'OPTIONS' }) },
  { name: 'a call', status: 200, answer: () => site.fetch('/api/web/city/all') },
  { name: 'a call for nothing', status: 404, answer: () => site.fetch('/api/web/category/nonsense') },
  { name: 'a call that does not exist', status: 404, answer: () => site.fetch('/api/web/nonsense') },
  {
    name: 'a call by another method',
    status: 405,
    answer: () => site.fetch('/api/web/city/all', { method: 'PUT' }),
  },
  {
    name: 'a call with bad credentials',
    status: 401,
    answer: () => site.fetch('/api/web/city/all', { headers: { Authorization: 'x' } }),
  },
  { name: 'a call that failed', status: 502, answer: () => failing.fetch('/api/web/city/all') },
  { name: 'a message with mistakes', status: 400, answer: () => site.fetch('/api/web/query', JSON_BODY) },
  { name: 'a report', status: 204, answer: () => site.fetch('/csp-report', JSON_BODY) },
  {
    name: 'a report that is none',
    status: 415,
    answer: () => site.fetch('/csp-report', { method: 'POST', body: 'x' }),
  },
  { name: 'health', status: 200, answer: () => site.fetch('/healthz') },
]

const FILES: ReadonlyArray<Kind> = [
  { name: 'a script', status: 200, answer: () => site.fetch(asset('.js')) },
  { name: 'a stylesheet', status: 200, answer: () => site.fetch(asset('.css')) },
  { name: 'a font', status: 200, answer: () => site.fetch(asset('.woff2')) },
  { name: 'a picture', status: 200, answer: () => site.fetch('/images/services/plumbing.svg') },
  { name: 'the icon', status: 200, answer: () => site.fetch('/favicon.svg') },
  {
    name: 'a picture that has not changed',
    status: 304,
    answer: async () => {
      const etag = (await site.fetch('/images/services/plumbing.svg')).headers.get('ETag') ?? ''
      return site.fetch('/images/services/plumbing.svg', { headers: { 'If-None-Match': etag } })
    },
  },
]

/** Returns the headers of an answer, after checking the rules for every answer of the site. */
async function safe({ name, status, answer }: Kind): Promise<Headers> {
  const response = await answer()
  const text = await response.text()
  expect(response.status).toBe(status)
  const { headers } = response
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  const isPicture = headers.get('Content-Type')?.startsWith('image/') || status === 304
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(isPicture ? 'cross-origin' : 'same-origin')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
  expect(headers.get('Cache-Control')).toMatch(/no-store|no-cache|max-age=\d+/)
  expect(headers.get('Set-Cookie')).toBeNull()
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(headers.get('X-Powered-By')).toBeNull()
  // The answer to HEAD has the headers of its page, and no body.
  const loadsStyles = name === 'HEAD of a page' || text.includes('<link rel="stylesheet"')
  expect(headers.has('Link')).toBe(loadsStyles)
  return headers
}

/** HSTS covers this host only. Files have none, which would override that of the site. */
const HSTS = 'max-age=31536000'

test.each(DOCUMENTS)('$name has the policy of documents', async (kind) => {
  const headers = await safe(kind)
  if (kind.name !== 'a site without settings') expect(headers.get('Strict-Transport-Security')).toBe(HSTS)
  expect(headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i)
  const policy = headers.get('Content-Security-Policy') ?? ''
  const directives = new Map(
    policy.split('; ').map((one): [string, string] => [one.split(' ')[0] ?? '', one]),
  )
  expect(directives.get('script-src')).toMatch(
    /^script-src 'self'(?:(?: 'sha256-[A-Za-z0-9+/]{43}=')+| 'nonce-[A-Za-z0-9+/]{22}==')$/,
  )
  expect(directives.get('style-src')).toMatch(/^style-src 'self'(?: '(?:nonce|sha256)-[^' ]+')*$/)
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directives.get(name)).toBe(`${name} 'none'`)
  expect(directives.get('form-action')).toBe("form-action 'self'")
  expect(directives.get('connect-src')).toBe("connect-src 'self'")
  expect(directives.get('frame-src')).toBe('frame-src https://www.openstreetmap.org')
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directives.get('trusted-types')).toMatch(/^trusted-types default sanitized-post/)
  expect(directives.get('report-uri')).toBe('report-uri /csp-report')
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)')
})

test.each(OTHERS)('$name has a policy that allows no script and no frame', async (kind) => {
  const headers = await safe(kind)
  expect(headers.get('Strict-Transport-Security')).toBe(HSTS)
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  )
  expect(headers.get('Content-Type') ?? '').not.toContain('html')
})

test.each(FILES)('$name has a policy that allows styles only', async (kind) => {
  const headers = await safe(kind)
  expect(headers.get('Strict-Transport-Security')).toBeNull()
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  )
})

test.each([
  ['max-age=63072000; includeSubDomains; preload', 'max-age=63072000; includeSubDomains; preload'],
  ['', null],
])('HSTS = "%s" sets the header to %s', async (setting, expected) => {
  const hstsSite = await startSite({ vars: { HSTS: setting } })
  try {
    expect((await hstsSite.fetch('/healthz')).headers.get('Strict-Transport-Security')).toBe(expected)
  } finally {
    await hstsSite.stop()
  }
})

test('browsers cache built files for a year and pictures for a day', async () => {
  const getCache = async (path: string) => (await site.fetch(path)).headers.get('Cache-Control')
  for (const ending of ['.js', '.css', '.woff2'])
    expect(await getCache(asset(ending))).toBe('public, max-age=31536000, immutable')
  for (const path of ['/images/cities/pune.svg', '/favicon.svg'])
    expect(await getCache(path)).toBe('public, max-age=86400')
})

test('a page is revalidated at every visit and may use the back/forward cache', async () => {
  for (const path of ['/', '/about', '/no/such/page'])
    expect((await site.fetch(path)).headers.get('Cache-Control')).toBe('private, no-cache')
})

test('the `_headers` file is not served', async () => {
  expect((await site.fetch('/_headers')).status).toBe(404)
})
