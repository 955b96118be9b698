import type { Page } from 'playwright/test'
import { type AdSlot, housePromoFor } from '../../src/content/data/house-promos.ts'
import { adWords } from '../../src/content/house-promos.ts'
import { dayInIndia } from '../../src/lib/india-day.ts'
import { expect, remember, test } from '../support/fixtures.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { hydrated } from '../support/walk.ts'

const NETWORK = 'https://ads.example'
const SCRIPT = `${NETWORK}/unit.js`
const VARS = {
  ADS_CLIENT_ID: 'ca-pub-1234567890123456',
  ADS_SCRIPT_URL: SCRIPT,
  ADS_SLOTS: 'home-middle=111,home-bottom=222',
}

/** A network's script: works off the queue and gives every unit a frame, or none where `status` is 'unfilled'. */
function networkScript(status: 'filled' | 'unfilled'): string {
  return `{
    const fill = () => {
      const unit = document.querySelector('ins.adsbygoogle:not([data-ad-status])')
      if (!unit) return
      if (${status === 'filled'}) {
        const frame = document.createElement('iframe')
        frame.src = '${NETWORK}/frame?slot=' + unit.dataset.adSlot
        frame.title = 'Ad ' + unit.dataset.adSlot
        unit.append(frame)
      }
      unit.dataset.adStatus = '${status}'
    }
    const queue = window.adsbygoogle ?? []
    window.adsbygoogle = { push: fill }
    queue.forEach(fill)
  }`
}

/** Serves the network with this script; the returned list fills with the addresses asked for. */
async function serveNetwork(page: Page, script: string | undefined): Promise<Array<string>> {
  const calls: Array<string> = []
  await page.route(`${NETWORK}/**`, (route) => {
    const url = route.request().url()
    calls.push(url)
    if (url !== SCRIPT) return route.fulfill({ contentType: 'text/html', body: '<p>Buy our soap</p>' })
    return script === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return calls
}

const places = (page: Page) =>
  page.getByRole('main').getByRole('complementary', { name: /^(Promotion|Advertisement)/ })
const promotion = (page: Page, slot: AdSlot) =>
  page.getByText(housePromoFor(slot, dayInIndia(Date.now())).title, { exact: true })

/** Where the places are in the document, and how large. */
function boxes(page: Page) {
  return places(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y: y + scrollY, width, height }
    }),
  )
}

test('without an ad network there is nothing to choose and nothing is loaded from elsewhere', async ({
  page,
  baseURL,
}) => {
  const elsewhere: Array<string> = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
  })
  await remember(page, 'adConsent', 'granted')
  const response = await page.goto('/')
  await hydrated(page)
  await places(page).first().scrollIntoViewIfNeeded()
  await expect(promotion(page, 'home-middle')).toBeVisible()
  await expect(promotion(page, 'home-bottom')).toBeVisible()
  await expect(page.getByRole('button', { name: /partner ads/ })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  expect(response?.headers()['content-security-policy']).not.toContain('frame-src')
})

test.describe('with an ad network', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ vars: VARS })
  })
  test.afterAll(() => site.stop())

  async function openHome(page: Page) {
    await page.goto(`${site.url}/`)
    await hydrated(page)
  }

  for (const width of [360, 1280]) {
    test(`at ${width} px the unit comes when the visitor asks for it, in the same place and size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const calls = await serveNetwork(page, networkScript('filled'))
      await openHome(page)
      await expect(places(page)).toHaveCount(2)
      await expect(promotion(page, 'home-middle')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(calls).toEqual([])

      const before = await boxes(page)
      await page.getByRole('button', { name: adWords.allow }).first().click()
      for (const slot of ['111', '222'])
        await expect(page.frameLocator(`iframe[title="Ad ${slot}"]`).getByText('Buy our soap')).toBeVisible()
      await expect(page.getByRole('complementary', { name: adWords.advertisement })).toHaveCount(2)
      await expect(places(page).getByText(adWords.advertisement)).toHaveCount(2)
      expect(await boxes(page)).toEqual(before)
      await expect(page.locator(`head script[src="${SCRIPT}"]`)).toHaveCount(1)
      expect(calls.filter((url) => url === SCRIPT)).toHaveLength(1)
    })
  }

  test('the choice is kept, the script is injected once per visit, and the choice can be taken back', async ({
    page,
  }) => {
    const calls = await serveNetwork(page, networkScript('filled'))
    await remember(page, 'adConsent', 'granted')
    await openHome(page)
    await places(page).first().scrollIntoViewIfNeeded()
    const units = page.getByRole('complementary', { name: adWords.advertisement })
    await expect(units).toHaveCount(2)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Carpentry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carpentry Services')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(units).toHaveCount(2)
    await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(1)
    expect(calls.filter((url) => url === SCRIPT)).toHaveLength(1)

    await page.getByRole('button', { name: adWords.refuse }).first().click()
    await expect(units).toHaveCount(0)
    await expect(promotion(page, 'home-middle')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('adConsent'))).toBe('denied')
  })

  test('a place without a slot id shows the house promo to everybody', async ({ page }) => {
    const calls = await serveNetwork(page, networkScript('filled'))
    await remember(page, 'adConsent', 'granted')
    await page.goto(`${site.url}/blog`)
    await hydrated(page)
    await expect(promotion(page, 'blog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
  })

  test('a network that has no ad leaves the house promo there', async ({ page }) => {
    await serveNetwork(page, networkScript('unfilled'))
    await openHome(page)
    const before = await boxes(page)
    await page.getByRole('button', { name: adWords.allow }).first().click()
    await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(1)
    await expect(page.getByRole('button', { name: adWords.refuse })).toHaveCount(2)
    await expect(page.getByRole('complementary', { name: adWords.promotion })).toHaveCount(2)
    await expect(promotion(page, 'home-bottom')).toBeVisible()
    expect(await boxes(page)).toEqual(before)
  })

  test('a unit that stays empty gives way to the house promo after four seconds', async ({ page }) => {
    await serveNetwork(page, '/* loads, and does nothing */')
    await page.clock.install()
    await openHome(page)
    await page.getByRole('button', { name: adWords.allow }).first().click()
    await expect(page.getByRole('complementary', { name: adWords.advertisement })).toHaveCount(2)
    await page.clock.runFor(4_100)
    await expect(page.getByRole('complementary', { name: adWords.promotion })).toHaveCount(2)
    await expect(promotion(page, 'home-middle')).toBeVisible()
  })

  test.describe('whose script does not load', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('the house promo stays, in the same size', async ({ page }) => {
      const calls = await serveNetwork(page, undefined)
      await openHome(page)
      const before = await boxes(page)
      const failed = page.waitForEvent('requestfailed')
      await page.getByRole('button', { name: adWords.allow }).first().click()
      await failed
      await expect(page.getByRole('complementary', { name: adWords.promotion })).toHaveCount(2)
      await expect(promotion(page, 'home-middle')).toBeVisible()
      await expect(promotion(page, 'home-bottom')).toBeVisible()
      expect(await boxes(page)).toEqual(before)
      expect(calls).toEqual([SCRIPT])
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the house promo is there and no choice that would do nothing', async ({ page }) => {
      await page.goto(`${site.url}/`)
      await expect(promotion(page, 'home-middle')).toBeVisible()
      await expect(page.getByRole('button', { name: adWords.allow })).toHaveCount(0)
    })
  })
})
