import { renderSVG } from 'uqr'
import { afterAll, expect, test } from 'vitest'
import { site } from '#support/site/shared-site.ts'
import { startSite } from '#support/site/start-site.ts'

const named = await startSite({ vars: { SITE_URL: 'https://www.company.example' } })
afterAll(() => named.stop())

/** Returns the code of an address with the quiet zone that readers need (ISO/IEC 18004). */
const getCode = (address: string) => renderSVG(address, { ecc: 'M', border: 4, pixelSize: 4 })

test.each(['/app', '/app-partner'])(
  'the QR code of %s has the configured address of the site',
  async (path) => {
    const response = await named.fetch(`/qr${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(response.headers.get('Cache-Control')).toContain('public')
    const target = `https://www.company.example${path}?utm_source=qr&utm_medium=web`
    expect(await response.text()).toBe(getCode(target))
  },
)

test('the QR code has the requested origin when no address is configured', async () => {
  const svg = await (await site.fetch('/qr/app')).text()
  expect(svg).toBe(getCode(`${site.url}/app?utm_source=qr&utm_medium=web`))
})

test('only /qr/app has a QR code, and it ignores an address in the query', async () => {
  expect((await site.fetch('/qr/contact')).status).toBe(404)
  expect((await site.fetch('/qr/app?web=https://evil.example')).status).toBe(200)
  expect(await (await site.fetch('/qr/app?web=https://evil.example')).text()).toBe(
    await (await site.fetch('/qr/app')).text(),
  )
})
