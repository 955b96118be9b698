import type { Page } from 'playwright/test'
import { hydrated, reach, scrollThrough } from '#support/browser/walk.ts'
import { PAGES } from '#support/data/pages.ts'
import {
  boxes,
  networkScript,
  places,
  promotion,
  SCRIPT,
  serveNetwork,
  VARS,
} from '#support/fakes/ad-network.ts'
import { expect, remember, test } from '#support/fixtures/test.ts'
import { BROWSER_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { adStrings } from '../../../src/content/en/house-promos.ts'

/** Consents to partner ads in the first place, once it is hydrated. */
async function allow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: adStrings.allow }).first()
  await reach(button)
  await button.click()
}

test.describe('with an ad network', { tag: '@slow' }, () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ vars: { ...VARS, ADS_LOAD: 'press' } })
  })
  test.afterAll(() => site.stop())

  async function openHome(page: Page) {
    await page.goto(`${site.url}/`)
    await hydrated(page)
  }

  for (const width of [360, 1280]) {
    test(`the unit replaces the promo in place at ${width} px when the visitor consents`, async ({
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
      await allow(page)
      for (const slot of ['111', '222'])
        await expect(page.frameLocator(`iframe[title="Ad ${slot}"]`).getByText('Buy our soap')).toBeVisible()
      await expect(page.getByRole('complementary', { name: adStrings.advertisement })).toHaveCount(2)
      await expect(places(page).getByText(adStrings.advertisement)).toHaveCount(2)
      expect(await boxes(page)).toEqual(before)
      await expect(page.locator(`head script[src="${SCRIPT}"]`)).toHaveCount(1)
      expect(calls.filter((url) => url === SCRIPT)).toHaveLength(1)
    })
  }

  test('a place without a slot id shows the house promo to every visitor', async ({ page }) => {
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
    await allow(page)
    await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(1)
    await expect(page.getByRole('button', { name: adStrings.refuse })).toHaveCount(2)
    await expect(page.getByRole('complementary', { name: adStrings.promotion })).toHaveCount(2)
    await expect(promotion(page, 'home-bottom')).toBeVisible()
    expect(await boxes(page)).toEqual(before)
  })

  test('the house promotion replaces a unit that stays empty for four seconds', async ({ page }) => {
    await serveNetwork(page, '/* loads, and does nothing */')
    await page.clock.install()
    await openHome(page)
    await allow(page)
    await expect(page.getByRole('complementary', { name: adStrings.advertisement })).toHaveCount(2)
    await page.clock.runFor(4_100)
    await expect(page.getByRole('complementary', { name: adStrings.promotion })).toHaveCount(2)
    await expect(promotion(page, 'home-middle')).toBeVisible()
  })

  test.describe('whose script does not load', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('the house promotion stays in the same size', async ({ page }) => {
      const calls = await serveNetwork(page, undefined)
      await openHome(page)
      const before = await boxes(page)
      const failed = page.waitForEvent('requestfailed')
      await allow(page)
      await failed
      await expect(page.getByRole('complementary', { name: adStrings.promotion })).toHaveCount(2)
      await expect(promotion(page, 'home-middle')).toBeVisible()
      await expect(promotion(page, 'home-bottom')).toBeVisible()
      expect(await boxes(page)).toEqual(before)
      expect(calls).toEqual([SCRIPT])
    })
  })
})

test.describe('with an ad network, a map and web vitals', { tag: '@slow' }, () => {
  // A headless browser counts as a bot.
  test.use({ viewport: { width: 390, height: 844 }, userAgent: BROWSER_USER_AGENT })

  let site: Site
  test.beforeAll(async () => {
    site = await startSite({
      vars: {
        ...VARS,
        ADS_LOAD: 'press',
        ADS_SLOTS: 'home-middle=1,home-bottom=2,blog=3',
        MAP_EMBED_URL: 'https://maps.example/embed',
        RUM_SAMPLE_RATE: '1',
      },
    })
  })
  test.afterAll(() => site.stop())

  test('no page sends a third-party request before the visitor consents', async ({ page }) => {
    test.setTimeout(120_000)
    const elsewhere: Array<string> = []
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(site.url))
        elsewhere.push(request.url())
    })
    for (const path of PAGES) {
      await page.goto(site.url + path)
      await hydrated(page)
      await scrollThrough(page)
      await page.waitForLoadState('networkidle')
    }
    expect(elsewhere).toEqual([])
  })
})
