import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { hydrated } from '../support/walk.ts'

/** What a browser loads is more than a build can tell: these are its own lists. */
const SWIPER = /swiper-initialized|swiper-horizontal"|slideToLoop/
const FORM = /shouldDirty/

type Loaded = { address: string; content: string; bytes: number }

/** The scripts that a page loads until the network is at rest. */
async function scriptsOf(page: Page, path: string): Promise<Array<Loaded>> {
  const bodies: Array<Promise<Loaded>> = []
  function collect(response: Response): void {
    if (response.request().resourceType() !== 'script') return
    const address = new URL(response.url()).pathname
    bodies.push(
      response.body().then((body) => ({
        address,
        content: body.toString(),
        bytes: gzipSync(body, { level: 6 }).length,
      })),
    )
  }
  page.on('response', collect)
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  page.off('response', collect)
  return Promise.all(bodies)
}

function addressesWith(scripts: ReadonlyArray<Loaded>, code: RegExp): Array<string> {
  return scripts.filter(({ content }) => code.test(content)).map(({ address }) => address)
}

for (const path of [
  '/',
  '/services/plumbing',
  '/services/ac-repair/mumbai',
  '/city/mumbai',
  '/blog',
  '/about',
]) {
  test(`${path} loads neither the carousel's nor the form's library`, async ({ page }) => {
    const scripts = await scriptsOf(page, path)
    expect(scripts.length).toBeGreaterThan(2)
    expect(addressesWith(scripts, SWIPER)).toEqual([])
    expect(addressesWith(scripts, FORM)).toEqual([])
  })
}

test('the carousel has its library once it comes near, and the form has its own', async ({ page }) => {
  const form = await scriptsOf(page, '/contact')
  expect(addressesWith(form, FORM)).toHaveLength(1)
  expect(addressesWith(form, SWIPER)).toEqual([])
  await page.goto('/')
  await hydrated(page)
  const library = page.waitForResponse(/carousel-swiper/)
  await page.getByRole('region', { name: 'Top Service Providers' }).scrollIntoViewIfNeeded()
  expect(await (await library).text()).toMatch(SWIPER)
})

for (const [path, most] of [
  // Its head waits for the title, the words and the lowest price of the data.
  ['/services/plumbing', 139],
  // With the parts that are near from the start, cards of the directory among them, and what makes the site work offline.
  ['/', 141],
] as const) {
  test(`${path} loads at most ${most} KiB of script, each file once`, async ({ page }) => {
    const scripts = await scriptsOf(page, path)
    const sizes = scripts.map(({ address, bytes }) => `${address} ${bytes}`).join('\n')
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      sizes,
    ).toBeLessThanOrEqual(most * 1024)
    expect(new Set(scripts.map(({ address }) => address)).size).toBe(scripts.length)
  })
}

test('what is far below stays the HTML of the server until it comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts = await scriptsOf(page, '/services/plumbing')
  expect(scripts.some(({ address }) => address.includes('category-more'))).toBe(false)
  const faqs = page.locator('main details').first()
  await expect(faqs).toHaveAttribute('open')
  const code = page.waitForResponse(/category-more/)
  await faqs.scrollIntoViewIfNeeded()
  await code
})

test('a press on a part whose code is still to come is not lost', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const states = page.getByRole('tab', { name: 'By State' })
  await states.evaluate((tab) => tab instanceof HTMLElement && tab.click())
  await states.dispatchEvent('pointerover')
  await expect(states).toHaveAttribute('aria-selected', 'true')
})

for (const path of ['/', '/services/plumbing', '/blog/termite-signs-at-home', '/no/such/page']) {
  test(`${path} is told of its stylesheet ahead, and loads each stylesheet and font once`, async ({
    page,
  }) => {
    const asked: Array<string> = []
    page.on('request', (request) => {
      if (['stylesheet', 'font'].includes(request.resourceType()) || /\.(css|woff2)$/.test(request.url()))
        asked.push(new URL(request.url()).pathname)
    })
    const link = (await page.goto(path))?.headers().link ?? ''
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const [, hinted = ''] = link.match(/^<([^>]+)>; rel=preload; as=style; /) ?? []
    await expect(page.locator(`link[rel=stylesheet][href="${hinted}"]`)).toHaveCount(1)
    expect(asked).toContain(hinted)
    expect(asked.some((file) => file.endsWith('.woff2'))).toBe(true)
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  })
}
