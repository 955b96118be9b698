import type { Page } from 'playwright/test'
import { openIn } from '#support/browser/chosen-city.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const tile = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const panel = (page: Page) => page.locator('#job-panel')

test('an address with a job opens its panel in view, with its description on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/services/plumbing/delhi?job=tank-float-valve-repair')
  const job = page.locator('#job-tank-float-valve-repair')
  await expect(job).toHaveAttribute('aria-expanded', 'true')
  await expect(job).toBeInViewport()
  await expect(job.locator('.job-text')).toBeVisible()
  await expect(
    panel(page)
      .getByRole('link', { name: /View Profile/ })
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(job).toHaveAttribute('aria-expanded', 'true')
})

test('the address names the job while its panel is open', async ({ page }) => {
  await page.goto('/services/plumbing?utm_source=card')
  await hydrated(page)
  await tile(page, /^Leak Repair/).click()
  await expect(page).toHaveURL('/services/plumbing?utm_source=card&job=leak-repair')
  await tile(page, /^Pipe Repair/).click()
  await expect(page).toHaveURL('/services/plumbing?utm_source=card&job=pipe-repair')
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
  await tile(page, /^Pipe Repair/).click()
  await expect(page).toHaveURL('/services/plumbing?utm_source=card')
})

test('the fragment of a tile opens its job when the address names another job', async ({ page }) => {
  await page.goto('/services/plumbing?job=leak-repair#job-pipe-repair')
  await expect(tile(page, /^Pipe Repair/)).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/services/plumbing?job=pipe-repair')
  await expect(tile(page, /^Leak Repair/)).toHaveAttribute('aria-expanded', 'false')
})

test('a suggested job leads to its page in the chosen city', async ({ page }) => {
  await openIn(page, 'Pune', '/')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('leak repair')
  await page.getByRole('option', { name: /^Leak Repair/ }).click()
  await expect(page).toHaveURL('/job/plumbing/leak-repair/pune')
})

test('the open job stays when the city and the language change', async ({ page }) => {
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

test('no panel opens when the service lacks the job', async ({ page }) => {
  await page.goto('/services/plumbing?job=no-such-job')
  await hydrated(page)
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Plumbing')
})
