import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { SAMPLE } from '#support/data/sample.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const BOOKING = `provider=${SAMPLE.id}&service=plumbing&job=leak-repair&city=mumbai`

async function getLocation(path: string, userAgent: string): Promise<URL> {
  const response = await site.fetch(path, { headers: { 'User-Agent': userAgent } })
  expect(response.status).toBe(302)
  return new URL(response.headers.get('Location') ?? '')
}

test('a booking button leads a desktop without JavaScript to the booking page', async () => {
  const home = await getDocument(await site.fetch('/services/plumbing/mumbai'))
  const href = home.querySelector('main a[href^="/app?"]')?.getAttribute('href') ?? ''
  const target = await getLocation(href, WINDOWS)
  expect(target.origin + target.pathname).toBe(`${site.url}/book`)
  const page = await site.fetch(target.pathname + target.search)
  expect(page.status).toBe(200)
  const document = await getDocument(page)
  expect(document.querySelector('h1')?.textContent).toBe('Book on your phone')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('main')?.textContent).toContain('Plumbing')
  expect(document.querySelector('main')?.textContent).toContain('Mumbai')
})

test('a redirect to the app ignores the booking of the previous page', async () => {
  const headers = { 'User-Agent': ANDROID, Referer: `${site.url}/book?${BOOKING}` }
  const location = (await site.fetch('/app', { headers })).headers.get('Location') ?? ''
  expect(location).not.toContain('mahesh')
})

test('an invalid id is not passed on', async () => {
  const id = '..%2Fx'
  expect((await getLocation(`/app?provider=${id}`, WINDOWS)).search).toBe('')
  const page = await (await site.fetch(`/book?provider=${id}&city=${id}`)).text()
  expect(page).not.toContain('What you chose')
})

test('the booking page names the choice, labels samples and omits unknown ids', async () => {
  const text = async (query: string) => {
    const response = await site.fetch(`/book?${query}`)
    return (await getDocument(response)).querySelector('main')?.textContent ?? ''
  }
  const whole = await text(BOOKING)
  for (const words of [`${SAMPLE.name} (sample profile)`, 'Plumbing', 'Leak Repair', 'Mumbai'])
    expect(whole).toContain(words)
  expect(await text('provider=nobody&service=juggling&city=atlantis')).not.toContain('What you chose')
})

/** Returns the booking that a page hands over: in its link to the app, or in the fields of its form. */
async function handedOver(path: string): Promise<Record<string, string>> {
  const document = await getDocument(await site.fetch(path))
  const link = document.querySelector('main a[data-opens-app]')?.getAttribute('href') ?? ''
  const params = [...new URL(link, site.url).searchParams].filter(([name]) => name !== 'lang')
  const fields = [...document.querySelectorAll('main form input[type=hidden][name^="details."]')]
  return {
    ...Object.fromEntries(params),
    ...Object.fromEntries(
      fields.map((field) => [field.getAttribute('name')?.slice(8), field.getAttribute('value')]),
    ),
  }
}

const ofProvider = { provider: SAMPLE.id, city: 'mumbai' }

test.each([
  [`provider=${SAMPLE.id}&city=pune`, ofProvider],
  [`provider=${SAMPLE.id}`, ofProvider],
  [`provider=${SAMPLE.id}&city=atlantis`, ofProvider],
  ['provider=nobody&city=pune', { city: 'pune' }],
  ['service=plumbing&job=leak-repair&city=atlantis', { service: 'plumbing', job: 'leak-repair' }],
  ['service=plumbing&job=fan-repair&city=kohima', { service: 'plumbing' }],
  ['service=juggling&job=leak-repair&city=pune', { city: 'pune' }],
])('a booking typed as "%s" is handed over as far as it exists', async (query, expected) => {
  for (const base of ['', '/hi'])
    for (const page of ['/book?', '/contact?subject=booking&'])
      expect(await handedOver(base + page + query), base + page).toEqual(expected)
})

test('a call back from an unknown city asks for the city', async () => {
  const field = async (query: string) =>
    (await getDocument(await site.fetch(`/contact?subject=booking&${query}`))).querySelector(
      'main form input[type=text][name="details.city"]',
    )
  expect(await field('service=plumbing&city=atlantis')).not.toBeNull()
  expect(await field('service=plumbing&city=pune')).toBeNull()
})

test('the QR code of a booking leads to the app with its parameters, unless they are too long', async () => {
  const drawn = async (query: string) => (await site.fetch(`/qr/app?${query}`)).text()
  /** Returns the modules in a row, of four units each. */
  const size = async (query: string) => Number(/viewBox="0 0 (\d+) /.exec(await drawn(query))?.[1]) / 4
  const target = `${site.url}/app?${BOOKING}&utm_source=qr&utm_medium=web`
  expect(await size(BOOKING)).toBe(encode(target, { ecc: 'M', border: 4 }).size)
  const endless = new URLSearchParams({ provider: 'क'.repeat(64), city: 'क'.repeat(64) })
  expect(await drawn(endless.toString())).toBe(await drawn(''))
})
