import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { serviceOfferOn } from '../../src/catalogue/promotion-list.ts'
import { serviceCatalogue } from '../../src/catalogue/service-list.ts'
import { dayInIndia } from '../../src/lib/india-day.ts'

test.use({ sharesPage: true })

test('a tile opens the panel of providers below it, and closes it when pressed again', async ({ page }) => {
  await page.goto('/services/plumbing/delhi')
  await hydrated(page)
  const leak = page.getByRole('button', { name: /^Leak Repair/ })
  const panel = page.getByRole('region', { name: 'Available Providers' })
  await leak.click()
  await expect(leak).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('link', { name: /View Profile/ })).toHaveCount(3)
  const offer = serviceOfferOn(dayInIndia(Date.now()), true)
  await expect(panel.getByText(offer?.title ?? '')).toBeVisible()
  await leak.click()
  await expect(panel).toBeHidden()
})

test('the panel keeps its state when the visitor returns from a provider', async ({ page }) => {
  await page.goto('/services/plumbing/delhi')
  await hydrated(page)
  const leak = page.getByRole('button', { name: /^Leak Repair/ })
  const panel = page.getByRole('region', { name: 'Available Providers' })
  const profile = panel.getByRole('link', { name: /View Profile/ }).first()
  const heading = page.getByRole('heading', { level: 1 })
  const home = page.getByRole('banner').getByRole('link', { name: /home/ })
  await leak.click()
  await profile.click()
  await expect(heading).not.toContainText('Plumbing')
  await page.goBack()
  await expect(leak).toHaveAttribute('aria-expanded', 'true')
  await expect(profile).toBeInViewport()
  await home.click()
  await expect(heading).not.toContainText('Plumbing')
  await page.goBack()
  await expect(leak).toHaveAttribute('aria-expanded', 'true')
  await leak.click()
  await home.click()
  await expect(heading).not.toContainText('Plumbing')
  await page.goBack()
  await expect(leak).toHaveAttribute('aria-expanded', 'false')
})

test('a press on a job far below hydrates it and counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/services/plumbing')
  await hydrated(page)
  const last = page
    .locator('[data-late]')
    .filter({ has: page.locator('.job-tile') })
    .last()
  const tile = last.getByRole('button').last()
  const title = (await tile.locator('img + span').textContent()) ?? ''
  await tile.evaluate((button: HTMLElement) => {
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    button.click()
  })
  await expect(page.getByRole('button', { name: title, expanded: true })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Available Providers' })).toBeVisible()
})

test('all services are listed, each with its price', async ({ page }) => {
  await page.goto('/services')
  const cards = page.getByRole('main').getByRole('link', { name: /From ₹/ })
  await expect(cards).toHaveCount(serviceCatalogue.length)
  await cards.filter({ hasText: 'Waterproofing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waterproofing Services')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every service and price of a category can be read', async ({ page }) => {
    await page.goto('/services/electrician')
    await expect(page.getByText('₹299').first()).toBeVisible()
    await expect(page.getByText('Fan Repair', { exact: true }).first()).toBeVisible()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(4)
  })
})

test('six cards appear 0.2 s apart, and at once with reduced motion', async ({ page }) => {
  await page.goto('/services')
  const cards = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading') })
  const getDelays = () => cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay))
  const delays = await getDelays()
  expect(delays.slice(0, 7)).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s', '1s', '1s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(cards.first()).toHaveCSS('animation-name', 'none')
})
