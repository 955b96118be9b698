import type { Page } from 'playwright/test'
import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { serviceOfferOn } from '../../src/data/promotion-list.ts'
import { serviceCatalogue } from '../../src/data/services/built-in-services.ts'
import { dayInIndia } from '../../src/lib/india-day.ts'

test.use({ sharesPage: true })

const PATH = '/services/plumbing/delhi'

const tile = (page: Page, name: RegExp) => page.getByRole('button', { name })
const panel = (page: Page) => page.getByRole('region', { name: 'Available Providers' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a tile opens the panel of providers below it, and the address names its job', async ({ page }) => {
  await open(page, `${PATH}?utm_source=card`)
  const leak = tile(page, /^Leak Repair/)
  await leak.click()
  await expect(leak).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(`${PATH}?utm_source=card&job=leak-repair`)
  await expect(panel(page).getByRole('link', { name: /View Profile/ })).toHaveCount(3)
  const offer = serviceOfferOn(dayInIndia(Date.now()), true)
  await expect(panel(page).getByText(offer?.title ?? '')).toBeVisible()
  await tile(page, /^Pipe Repair/).click()
  await expect(page).toHaveURL(`${PATH}?utm_source=card&job=pipe-repair`)
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
  await tile(page, /^Pipe Repair/).click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(`${PATH}?utm_source=card`)
  await leak.click()
  await panel(page).getByRole('link', { name: 'What Leak Repair includes' }).click()
  await expect(page).toHaveURL('/job/plumbing/leak-repair/delhi')
  await expect(heading(page)).toHaveText('Leak Repair in Delhi')
})

test('the panel keeps its state when the visitor returns from a provider', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, PATH)
  const leak = tile(page, /^Leak Repair/)
  const profile = panel(page)
    .getByRole('link', { name: /View Profile/ })
    .first()
  const home = page.getByRole('banner').getByRole('link', { name: /home/ })
  await leak.click()
  await profile.click()
  await expect(heading(page)).not.toContainText('Plumbing')
  await page.goBack()
  await expect(leak).toHaveAttribute('aria-expanded', 'true')
  await expect(profile).toBeInViewport()
  await leak.click()
  await home.click()
  await expect(heading(page)).not.toContainText('Plumbing')
  await page.goBack()
  await expect(leak).toHaveAttribute('aria-expanded', 'false')
})

test('the visitor comes back to where they left when a tile was pressed early', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await open(page, PATH)
  // Its section is far below, so the press is a jump of the browser.
  const last = page.locator('a[href^="#job-"]').last()
  await last.evaluate((link: HTMLElement) => link.click())
  const profile = panel(page)
    .getByRole('link', { name: /View Profile/ })
    .last()
  await expect(last).toHaveAttribute('aria-expanded', 'true')
  await profile.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await profile.click()
  await expect(heading(page)).not.toContainText('Plumbing')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('an address with a job opens its panel in view, with its description on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${PATH}?job=tank-float-valve-repair`)
  const job = page.locator('#job-tank-float-valve-repair')
  await expect(job).toHaveAttribute('aria-expanded', 'true')
  await expect(job).toBeInViewport()
  await expect(job.locator('.job-text')).toBeVisible()
  await expect(
    panel(page)
      .getByRole('link', { name: /View Profile/ })
      .first(),
  ).toBeVisible()
  // The fragment of a tile wins over the job of the address.
  await page.goto('/services/plumbing?job=leak-repair#job-pipe-repair')
  await expect(tile(page, /^Pipe Repair/)).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/services/plumbing?job=pipe-repair')
  await expect(tile(page, /^Leak Repair/)).toHaveAttribute('aria-expanded', 'false')
  await open(page, '/services/plumbing?job=no-such-job')
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(0)
})

test('the open job stays when the city and the language change', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/services/plumbing/mumbai?job=leak-repair')
  await expect(tile(page, /^Leak Repair/)).toHaveAttribute('aria-expanded', 'true')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /city|Location/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Pune' }).click()
  await expect(page).toHaveURL('/services/plumbing/pune?job=leak-repair')
  await expect(tile(page, /^Leak Repair/)).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/services/plumbing/pune?job=leak-repair')
  await expect(page.locator('#job-leak-repair')).toHaveAttribute('aria-expanded', 'true')
})

test('a press on a job far below hydrates it and counts', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/services/plumbing')
  const last = page
    .locator('[data-late]')
    .filter({ has: page.locator('.job-tile') })
    .last()
  const button = last.getByRole('button').last()
  const title = (await button.locator('img + span').textContent()) ?? ''
  await button.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    element.click()
  })
  await expect(page.getByRole('button', { name: title, expanded: true })).toHaveCount(1)
  await expect(panel(page)).toBeVisible()
})

test('all services are listed, each with its price, and six appear 0.2 s apart', async ({ page }) => {
  await page.goto('/services')
  const links = page.getByRole('main').getByRole('link', { name: /From ₹/ })
  await expect(links).toHaveCount(serviceCatalogue.length)
  const cards = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading') })
  const delays = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay))
  expect(delays.slice(0, 7)).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s', '1s', '1s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(cards.first()).toHaveCSS('animation-name', 'none')
  await links.filter({ hasText: 'Waterproofing' }).click()
  await expect(heading(page)).toHaveText('Waterproofing Services')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every service and price of a category can be read', async ({ page }) => {
    await page.goto('/services/electrician')
    await expect(page.getByText('₹299').first()).toBeVisible()
    await expect(page.getByText('Fan Repair', { exact: true }).first()).toBeVisible()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(4)
    // A tile leads to its own text.
    await page.setViewportSize({ width: 360, height: 740 })
    const withText = page.locator('.job-tile:has(.job-text)').nth(2)
    await expect(withText.locator('.job-text')).toBeHidden()
    await withText.click()
    await expect(page).toHaveURL(/#job-/)
    await expect(withText.locator('.job-text')).toBeVisible()
  })
})
