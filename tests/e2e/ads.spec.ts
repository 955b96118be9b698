import type { Page } from 'playwright/test'
import { hydrated, reach } from '#support/browser/walk.ts'
import { networkScript, places, promotion, SCRIPT, serveNetwork, VARS } from '#support/fakes/ad-network.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { type Site, startSite } from '#support/site/start-site.ts'
import { adStrings } from '../../src/content/en/house-promos.ts'

test('no choice is shown and no third party is contacted without an ad network', async ({
  page,
  baseURL,
}) => {
  const elsewhere: Array<string> = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
  })
  const response = await page.goto('/')
  await hydrated(page)
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

  async function openHome(page: Page) {
    await page.goto(`${site.url}/`)
    await hydrated(page)
  }

  test('ads load with the page, the script is injected once per visit, and a visitor can turn them off', async ({
    page,
  }) => {
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
    await page.reload()
    await hydrated(page)
    await reach(page.getByRole('button', { name: adStrings.allow }).first())
    await expect(promotion(page, 'home-middle')).toBeVisible()
  })

  test('ads wait for the visitor when the browser sends Global Privacy Control', async ({ page }) => {
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
