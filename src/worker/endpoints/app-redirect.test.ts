import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { redirectPage, visitParams } from '#worker/endpoints/app-redirect.ts'

const APP = new URL('https://www.sudhaar.example/app')

test('a click on a page that brought the campaign keeps it without a script', () => {
  const params = visitParams(APP, 'https://www.sudhaar.example/services?utm_source=sms')
  expect(params.get('utm_source')).toBe('sms')
})

test('the campaign of the address itself comes first', () => {
  const url = new URL('?utm_source=qr', APP)
  expect(visitParams(url, 'https://www.sudhaar.example/?utm_source=sms').get('utm_source')).toBe('qr')
})

test.each([undefined, '', 'nonsense', 'https://elsewhere.example/?utm_source=sms'])(
  'another site’s page says nothing: %j',
  (referer) => {
    expect(visitParams(APP, referer).size).toBe(0)
  },
)

async function documentOf(page: Partial<Parameters<typeof redirectPage>[0]>) {
  const html = await redirectPage({
    kind: 'customer',
    nonce: 'abc',
    pageUrl: 'https://site.example/app',
    fallback: 'https://site.example/',
    ...page,
  })
  return parseHTML(String(html)).document
}

test('the page says what happens, offers a link and asks for JavaScript', async () => {
  const document = await documentOf({})
  expect(document.querySelector('h1')?.textContent).toBe('Redirecting you...')
  expect(document.querySelector('a')?.textContent).toBe('click here')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('https://site.example/')
  expect(document.querySelector('noscript')?.textContent).toMatch(/turn on JavaScript/)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('script')).toBeNull()
})

test('a preview finds title, description and address', async () => {
  const document = await documentOf({ kind: 'partner', pageUrl: 'https://site.example/app-partner' })
  const og = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect(document.title).toBe('Get the Sudhaar partner app')
  expect(og('title')).toBe(document.title)
  expect(og('description')).toMatch(/independent technicians/)
  expect(og('url')).toBe('https://site.example/app-partner')
  expect(og('site_name')).toBe('Sudhaar')
})

test('addresses are data and cannot become markup', async () => {
  const nasty = `https://site.example/?a="><script>alert(1)</script>&b='`
  const document = await documentOf({ fallback: nasty, onward: { touch: nasty, other: nasty } })
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(document.querySelector('script')?.getAttribute('nonce')).toBe('abc')
  expect(document.querySelector('script')?.getAttribute('data-touch')).toBe(nasty)
  expect(document.querySelector('a')?.getAttribute('href')).toBe(nasty)
})
