import type { Page } from 'playwright/test'
import { type AdSlot, housePromoFor } from '#data/house-promo-list.ts'
import { dayInIndia } from '#lib/india-day.ts'
import { open, reach, scrollThrough } from '#support/browser/walk.ts'
import { TELLING_PAGES } from '#support/data/pages.ts'
import { expect, remember, test } from '#support/fixtures/test.ts'
import { BROWSER_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { adStrings } from '../../src/content/en/house-promos.ts'

const NETWORK = 'https://ads.example'
const SCRIPT = `${NETWORK}/unit.js`
const VARS = {
  ADS_CLIENT_ID: 'ca-pub-1234567890123456',
  ADS_SCRIPT_URL: SCRIPT,
  ADS_SLOTS: 'home-middle=111,home-bottom=222',
}

/**
 * Returns an ad network's script. It processes the queue and gives every unit a frame, or none if `status` is
 * 'unfilled'.
 */
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

/** Serves the ad network with this script. Returns the list of requested addresses, which grows. */
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
  page.getByText(housePromoFor(slot, dayInIndia(Date.now()), () => true).title, { exact: true })

/** Returns the positions and sizes of the ad slots in the document. */
function boxes(page: Page) {
  return places(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y: y + scrollY, width, height }
    }),
  )
}

/** Consents to partner ads in the first place, once it is hydrated. */
async function allow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: adStrings.allow }).first()
  await reach(button)
  await button.click()
}

test('no choice is shown and no third party is contacted without an ad network', async ({
  page,
  baseURL,
}) => {
  const elsewhere: Array<string> = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
  })
  const response = await page.goto('/')
  await reach(page.getByRole('heading', { level: 1 }))
  await places(page).first().scrollIntoViewIfNeeded()
  await expect(promotion(page, 'home-middle')).toBeVisible()
  await expect(promotion(page, 'home-bottom')).toBeVisible()
  await expect(page.getByRole('button', { name: /partner ads/ })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  expect(response?.headers()['content-security-policy']).toContain('frame-src https://www.openstreetmap.org;')
})

test.describe('with an ad network', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ vars: VARS })
  })
  test.afterAll(() => site.stop())

  const openHome = (page: Page) => open(page, `${site.url}/`)

  test('ads load with the page, the script is injected once per visit, and a visitor can turn them off', {
    tag: '@slow',
  }, async ({ page }) => {
    const calls = await serveNetwork(page, networkScript('filled'))
    await openHome(page)
    await places(page).first().scrollIntoViewIfNeeded()
    const units = page.getByRole('complementary', { name: adStrings.advertisement })
    await expect(units).toHaveCount(2)
    const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Carpentry' })
    await reach(footerLink)
    await footerLink.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carpentry Services')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(units).toHaveCount(2)
    await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(1)
    expect(calls.filter((url) => url === SCRIPT)).toHaveLength(1)

    await page.getByRole('button', { name: adStrings.refuse }).first().click()
    await expect(units).toHaveCount(0)
    await expect(promotion(page, 'home-middle')).toBeVisible()
    await openHome(page)
    await reach(page.getByRole('button', { name: adStrings.allow }).first())
    await expect(promotion(page, 'home-middle')).toBeVisible()
  })

  test('ads wait for the visitor when the browser sends Global Privacy Control', { tag: '@slow' }, async ({
    page,
  }) => {
    const calls = await serveNetwork(page, networkScript('filled'))
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    )
    await openHome(page)
    await reach(page.getByRole('button', { name: adStrings.allow }).first())
    await expect(promotion(page, 'home-middle')).toBeVisible()
    expect(calls).toEqual([])
    await page.getByRole('button', { name: adStrings.allow }).first().click()
    await expect(page.getByRole('complementary', { name: adStrings.advertisement })).toHaveCount(2)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the house promotion is shown without a choice', async ({ page }) => {
      await page.goto(`${site.url}/`)
      await expect(promotion(page, 'home-middle')).toBeVisible()
      await expect(page.getByRole('button', { name: adStrings.allow })).toHaveCount(0)
    })
  })
})

test.describe('with an ad network that waits for a press', { tag: '@slow' }, () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ vars: { ...VARS, ADS_LOAD: 'press' } })
  })
  test.afterAll(() => site.stop())

  const openHome = (page: Page) => open(page, `${site.url}/`)

  test('the unit replaces the promo in place when the visitor consents', async ({ page }) => {
    const calls = await serveNetwork(page, networkScript('filled'))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
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
      await page.evaluate(() => localStorage.removeItem('adConsent'))
      calls.length = 0
    }
  })

  test('a place without a slot id shows the house promo to every visitor', async ({ page }) => {
    const calls = await serveNetwork(page, networkScript('filled'))
    await remember(page, 'adConsent', 'granted')
    await open(page, `${site.url}/blog`)
    await expect(promotion(page, 'blog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
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
    for (const path of TELLING_PAGES) {
      await open(page, site.url + path)
      await scrollThrough(page)
      await page.waitForLoadState('networkidle')
    }
    expect(elsewhere).toEqual([])
  })
})
