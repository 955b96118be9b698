import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const JIOPHONE =
  'Mozilla/5.0 (Mobile; LYF/F90M/LYF-F90M-000-02-28-130318; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
const WHATSAPP = 'WhatsApp/2.23.20.0 A'

const APP_STORE = company.appStoreURL
const PLAY_STORE = company.playStoreURL
const PARTNER_APP_STORE = company.appStorePartnerURL
const PARTNER_PLAY_STORE = company.playStorePartnerURL
const WEBSITE = `${company.websiteURL}/`

function ask(path: string, userAgent: string, init: RequestInit = {}) {
  return site.fetch(path, { ...init, headers: { 'User-Agent': userAgent } })
}

test.each([
  ['/app', IPHONE, APP_STORE],
  ['/app', ANDROID, PLAY_STORE],
  ['/app', JIOPHONE, WEBSITE],
  ['/app', WINDOWS, WEBSITE],
  ['/app-partner', IPHONE, PARTNER_APP_STORE],
  ['/app-partner', ANDROID, PARTNER_PLAY_STORE],
  ['/app-partner', WINDOWS, WEBSITE],
])('%s redirects %s to %s', async (path, userAgent, location) => {
  const response = await ask(path, userAgent)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(location)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('Vary')).toBe('User-Agent')
  const document = await getDocument(response)
  expect(document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(site.url + path)
  expect(document.querySelector('h1')?.textContent).toBe('Redirecting you...')
  expect(document.querySelector('a')?.getAttribute('href')).toBe(`${site.url}/`)
})

test('a Mac, which may be an iPad, gets a page with both targets', async () => {
  const response = await ask(`/app?utm_source=sms&web=${encodeURIComponent(`${site.url}/about`)}`, MAC_SAFARI)
  expect(response.status).toBe(200)
  const document = await getDocument(response)
  const script = document.querySelector('script')
  const nonce = script?.getAttribute('nonce')
  expect(script?.getAttribute('data-touch')).toBe(`${APP_STORE}?utm_source=sms`)
  expect(script?.getAttribute('data-other')).toBe(`${site.url}/about`)
  expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`)
})

test('an allowed address replaces the target for desktops and links, but not for phones', async () => {
  const target = `${company.websiteURL}/city/pune`
  const path = `/app?web=${encodeURIComponent(target)}`
  const desktop = await ask(path, WINDOWS)
  expect(desktop.headers.get('Location')).toBe(target)
  expect((await getDocument(desktop)).querySelector('a')?.getAttribute('href')).toBe(target)
  expect((await ask(path, ANDROID)).headers.get('Location')).toBe(PLAY_STORE)
})

test('an address that is not on the allow-list is ignored everywhere in the response', async () => {
  const response = await ask('/app?web=https://evil.example/', WINDOWS)
  expect(response.headers.get('Location')).toBe(WEBSITE)
  expect(await response.text()).not.toContain('evil.example')
})

test('HEAD answers like GET, and other methods are refused', async () => {
  const head = await ask('/app', ANDROID, { method: 'HEAD' })
  expect(head.status).toBe(302)
  expect(head.headers.get('Location')).toBe(PLAY_STORE)
  expect(await head.text()).toBe('')
  expect((await ask('/app', ANDROID, { method: 'POST' })).status).toBe(405)
})

test.each([
  ['/app?lang=hi', WINDOWS, `${WEBSITE}hi`],
  ['/app?lang=hi&city=kochi', JIOPHONE, `${WEBSITE}hi?city=kochi`],
  ['/app-partner?lang=hi', WINDOWS, `${WEBSITE}hi`],
  ['/app?lang=hi', IPHONE, APP_STORE],
  ['/app?lang=xx', WINDOWS, WEBSITE],
  ['/app?lang=en', WINDOWS, WEBSITE],
])('%s redirects %s to %s, in the requested language', async (path, userAgent, location) => {
  const response = await ask(path, userAgent)
  expect([response.status, response.headers.get('Location')]).toEqual([302, location])
})

test('Google Play receives the language beside the booking and the campaign', async () => {
  const response = await ask('/app?lang=hi&city=kochi&utm_source=sms', ANDROID)
  const link = new URL(response.headers.get('Location') ?? '')
  expect(link.searchParams.get('referrer')).toBe('utm_source=sms&city=kochi&lang=hi')
})

test('a redirect for a Hindi visitor is in Hindi and leads to the Hindi page', async () => {
  const response = await ask(
    `/app?lang=hi&web=${encodeURIComponent(`${site.url}/hi/book`)}&city=kochi`,
    WHATSAPP,
  )
  expect(response.status).toBe(302)
  const page = await getDocument(response)
  expect(page.documentElement.getAttribute('lang')).toBe('hi-IN')
  expect(page.querySelector('h1')?.textContent).toMatch(/\p{Script=Devanagari}/u)
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`${site.url}/hi/book?city=kochi`)
  const plain = await getDocument(await ask('/app?lang=hi', WHATSAPP))
  expect(plain.querySelector('a')?.getAttribute('href')).toBe(`${site.url}/hi`)
})

test('redirects to the apps are not found below a language prefix', async () => {
  for (const path of ['/hi/app', '/hi/app-partner']) expect((await ask(path, IPHONE)).status).toBe(404)
})

test('links to the apps carry the language of the page, except on English pages', async () => {
  const getLinks = async (path: string) => {
    const page = await getDocument(await site.fetch(path))
    const all = [...page.querySelectorAll('a[href^="/app"], img[src^="/qr/"]')]
    return all.map((one) => new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', site.url))
  }
  for (const path of ['/', '/services/plumbing/kochi', SAMPLE_PATH, '/become-partner', '/book?city=kochi']) {
    const english = await getLinks(path)
    const hindi = await getLinks(path === '/' ? '/hi' : `/hi${path}`)
    expect(hindi.length).toBeGreaterThan(0)
    expect(hindi.map(({ searchParams }) => searchParams.get('lang'))).toEqual(hindi.map(() => 'hi'))
    expect(english.map(({ searchParams }) => searchParams.get('lang'))).toEqual(hindi.map(() => null))
    const targets = hindi.flatMap(({ searchParams }) => searchParams.get('web') ?? [])
    expect(targets.filter((target) => !target.startsWith(`${site.url}/hi/`))).toEqual([])
  }
})
