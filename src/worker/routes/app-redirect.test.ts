import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { linksByPlatform, redirectPage, storeLink } from '#worker/routes/app-redirect.ts'

async function getDocument(page: Partial<Parameters<typeof redirectPage>[0]>) {
  const html = await redirectPage({
    kind: 'customer',
    nonce: 'abc',
    pageUrl: 'https://site.example/app',
    fallback: 'https://site.example/',
    ...page,
  })
  return parseHTML(String(html)).document
}

test('the page announces the redirect, offers a link and asks for JavaScript', async () => {
  const document = await getDocument({})
  expect(document.querySelector('h1')?.textContent).toBe('Redirecting you...')
  expect(document.querySelector('a')?.textContent).toBe('click here')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('https://site.example/')
  expect(document.querySelector('noscript')?.textContent).toMatch(/turn on JavaScript/)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('script')).toBeNull()
})

test('a preview finds title, description and address', async () => {
  const document = await getDocument({ kind: 'partner', pageUrl: 'https://site.example/app-partner' })
  const og = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect(document.title).toBe(`Get the ${company.name} partner app`)
  expect(og('title')).toBe(document.title)
  expect(og('description')).toMatch(/independent professionals/)
  expect(og('url')).toBe('https://site.example/app-partner')
  expect(og('site_name')).toBe(company.name)
})

test('addresses in the page are escaped', async () => {
  const nasty = `https://site.example/?a="><script>alert(1)</script>&b='`
  const document = await getDocument({ fallback: nasty, onward: { touch: nasty, other: nasty } })
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(document.querySelector('script')?.getAttribute('nonce')).toBe('abc')
  expect(document.querySelector('script')?.getAttribute('data-touch')).toBe(nasty)
  expect(document.querySelector('a')?.getAttribute('href')).toBe(nasty)
})

const links = {
  appStore: 'https://apps.apple.com/in/app/x/id1',
  playStore: 'https://play.google.com/store/apps/details?id=x',
  website: company.websiteURL,
}
const request = { siteOrigin: 'http://site.example', web: undefined, params: new URLSearchParams() }

test('a phone is redirected to the website when there is no store link', () => {
  const to = linksByPlatform(
    { ...links, appStore: '', playStore: '' },
    { ...request, web: `${company.websiteURL}/blog` },
  )
  expect(to.ios).toBe(`${company.websiteURL}/`)
  expect(to.android).toBe(`${company.websiteURL}/`)
  expect(to.missing).toEqual(['ios', 'android'])
})

test.each(['', 'not a link', 'javascript:alert(1)'])(
  'every device is redirected to the origin when the website is %j',
  (website) => {
    const to = linksByPlatform({ appStore: '', playStore: '', website }, request)
    expect([to.ios, to.android, to.other]).toEqual(Array(3).fill('http://site.example/'))
  },
)

const PLAY = company.playStoreURL
const APPLE = company.appStoreURL

function play(search: string): URL {
  return new URL(storeLink(PLAY, 'android', new URLSearchParams(search)) ?? '')
}

test('the link stays unchanged without a campaign', () => {
  expect(play('').href).toBe(PLAY)
  expect(storeLink(APPLE, 'ios', new URLSearchParams())).toBe(APPLE)
})

test('Google Play gets the campaign as parameters and as referrer', () => {
  const link = play('utm_source=sms&utm_campaign=summer%20offer')
  expect(link.searchParams.get('id')).toBe(new URL(company.playStoreURL).searchParams.get('id'))
  expect(link.searchParams.get('utm_source')).toBe('sms')
  expect(link.searchParams.get('utm_campaign')).toBe('summer offer')
  expect(link.searchParams.get('referrer')).toBe('utm_source=sms&utm_campaign=summer+offer')
  expect(link.search).toContain('referrer=utm_source%3Dsms%26utm_campaign%3Dsummer%2Boffer')
})

test('a given referrer is kept', () => {
  expect(play('referrer=friend%3D42&utm_source=sms').searchParams.get('referrer')).toBe('friend=42')
  expect(storeLink(APPLE, 'ios', new URLSearchParams('referrer=friend'))).toBe(`${APPLE}?referrer=friend`)
})

test('the App Store gets the campaign and no invented referrer', () => {
  expect(storeLink(APPLE, 'ios', new URLSearchParams('utm_source=sms&utm_medium=link'))).toBe(
    `${APPLE}?utm_source=sms&utm_medium=link`,
  )
})

test('other parameters are dropped and those of the link are kept', () => {
  const link = play('id=evil&web=x&hl=en&UTM_SOURCE=a&utm_=b&utm_source[]=c&gclid=d&utm_source=ok')
  expect([...link.searchParams.keys()]).toEqual(['id', 'utm_source', 'referrer'])
  expect(link.searchParams.get('id')).toBe(new URL(company.playStoreURL).searchParams.get('id'))
})

test('each name has its first valid value, once', () => {
  const link = play('utm_source=&utm_source=first&utm_source=second&referrer=a&referrer=b')
  expect(link.searchParams.getAll('utm_source')).toEqual(['first'])
  expect(link.searchParams.getAll('referrer')).toEqual(['a'])
})

test('values are dropped when they are too long or hold control characters', () => {
  expect(play(`utm_source=${'x'.repeat(257)}&utm_medium=a%0d%0aLocation:%20b&utm_term=%00`).href).toBe(PLAY)
  expect(play(`referrer=${'x'.repeat(1025)}`).href).toBe(PLAY)
})

test('values are encoded and cannot leave the query', () => {
  const value = '"><script>&id=evil#@//evil.example/\\'
  const link = play(`utm_source=${encodeURIComponent(value)}`)
  expect(link.host).toBe('play.google.com')
  expect(link.hash).toBe('')
  expect(link.searchParams.get('utm_source')).toBe(value)
  expect(link.href).not.toMatch(/[<>"\\]/)
})

test('the link stays short with many parameters', () => {
  const search = Array.from(
    { length: 500 },
    (_, index) => `utm_${'abcdefghij'[index % 10]}${'k'.repeat(index % 20)}=v`,
  )
  expect(play(search.join('&')).href.length).toBeLessThan(2_000)
})

test('an empty or broken link counts as missing', () => {
  expect(storeLink('', 'ios', new URLSearchParams())).toBeUndefined()
  expect(storeLink('not a link', 'android', new URLSearchParams())).toBeUndefined()
})

test('a booking reaches Google Play in the referrer and the website in its address', () => {
  const booking = { provider: 'asha-works', city: 'kochi' }
  const params = new URLSearchParams('utm_source=sms')
  const to = linksByPlatform(links, { ...request, params, booking })
  expect(new URL(to.android).searchParams.get('referrer')).toBe(
    'utm_source=sms&provider=asha-works&city=kochi',
  )
  expect(to.other).toBe(`${company.websiteURL}/?provider=asha-works&city=kochi`)
  expect(to.ios).toBe(`${links.appStore}?utm_source=sms`)
})
