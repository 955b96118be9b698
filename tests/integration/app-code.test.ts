import { encode } from 'uqr'
import { afterAll, expect, test } from 'vitest'
import { site } from '#support/site/shared-site.ts'
import { BROWSER_USER_AGENT, startSite } from '#support/site/start-site.ts'

const phone = { 'User-Agent': BROWSER_USER_AGENT }
const named = await startSite({ vars: { SITE_URL: 'https://www.company.example' } })
afterAll(() => named.stop())

/** Returns the painted modules of a code, a row a line. */
function getModules(svg: string): Array<string> {
  const size = Number(svg.match(/viewBox="0 0 (\d+) /)?.[1])
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width))
  return rows.map((row) => row.join(''))
}

function getCode(text: string): Array<string> {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  return data.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
}

test.each(['/app', '/app-partner'])(
  'the QR code of %s has the configured address of the site',
  async (path) => {
    const response = await named.fetch(`/qr${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(response.headers.get('Cache-Control')).toContain('public')
    const target = `https://www.company.example${path}?utm_source=qr&utm_medium=web`
    expect(getModules(await response.text())).toEqual(getCode(target))
  },
)

test('the QR code has the requested origin when no address is configured', async () => {
  const svg = await (await site.fetch('/qr/app')).text()
  expect(getModules(svg)).toEqual(getCode(`${site.url}/app?utm_source=qr&utm_medium=web`))
})

test('the URL in the QR code redirects a phone to its store with the campaign', async () => {
  const response = await site.fetch('/app?utm_source=qr&utm_medium=web', { headers: phone })
  expect(response.status).toBe(302)
  const target = new URL(response.headers.get('Location') ?? '')
  expect(target.host).toBe('play.google.com')
  expect(target.searchParams.get('utm_source')).toBe('qr')
  expect(target.searchParams.get('referrer')).toBe('utm_source=qr&utm_medium=web')
})

test('only /qr/app has a QR code, and it ignores an address in the query', async () => {
  expect((await site.fetch('/qr/contact')).status).toBe(404)
  expect((await site.fetch('/qr/app?web=https://evil.example')).status).toBe(200)
  expect(await (await site.fetch('/qr/app?web=https://evil.example')).text()).toBe(
    await (await site.fetch('/qr/app')).text(),
  )
})

test('a link keeps the campaign of its page when JavaScript is off', async () => {
  const headers = { ...phone, Referer: `${site.url}/services?utm_source=sms` }
  const response = await site.fetch('/app', { headers })
  const target = new URL(response.headers.get('Location') ?? '')
  expect(target.searchParams.get('utm_source')).toBe('sms')
})
