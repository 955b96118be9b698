import type { Page } from 'playwright/test'
import { addLink } from '#support/browser/page-parts.ts'
import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** Returns the services that are completely visible in the row. */
async function servicesInView(page: Page): Promise<Array<string>> {
  return page.getByRole('group', { name: 'Related services' }).evaluate((row) => {
    const frame = (row.firstElementChild ?? row).getBoundingClientRect()
    return [...row.querySelectorAll('li')]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return left >= frame.left - 2 && right <= frame.right + 2
      })
      .map((slide) => slide.textContent ?? '')
  })
}

test('a state leads to its services, a service to its cities, and a city to its state', async ({ page }) => {
  await open(page, '/state/maharashtra')
  await expect(heading(page)).toHaveText('Home Services in Maharashtra')
  await expect(crumbs(page)).toHaveText(['Home', 'Maharashtra'])
  const cities = region(page, 'Cities in Maharashtra').getByRole('link', { name: /See services$/ })
  await expect(cities).toHaveCount(7)
  await expect(cities.filter({ hasText: 'Navi Mumbai' })).toHaveAttribute('href', '/city/navi-mumbai')
  const services = region(page, /^Services in Maharashtra/).getByRole('link')
  await expect(services).toHaveCount(6)
  await services.filter({ hasText: 'Plumbing' }).click()

  await expect(page).toHaveURL('/state/maharashtra/service/plumbing')
  await expect(heading(page)).toHaveText('Plumbing Services in Maharashtra')
  await expect(crumbs(page)).toHaveText(['Home', 'Services', 'Plumbing', 'Maharashtra'])
  const jobs = region(page, 'Jobs and prices')
  await expect(jobs.getByRole('listitem').filter({ hasText: 'Leak Repair' })).toContainText(/from ₹/i)
  await expect(jobs.getByRole('heading', { level: 3 })).toHaveCount(4)
  const offering = region(page, 'Where you can book it in Maharashtra').getByRole('listitem')
  await expect(offering).toHaveCount(3)
  await offering.filter({ hasText: 'Mumbai' }).first().getByRole('link').click()

  await expect(page).toHaveURL('/state/maharashtra/city/mumbai/service/plumbing')
  await expect(heading(page)).toHaveText('Plumbing Services in Mumbai, Maharashtra')
  await expect(crumbs(page)).toHaveText(['Home', 'Maharashtra', 'Mumbai', 'Plumbing', 'Services'])
  await crumbs(page).nth(2).getByRole('link').click()

  await expect(page).toHaveURL('/city/mumbai')
  await expect(heading(page)).toHaveText('Home Services in Mumbai')
  await expect(crumbs(page)).toHaveText(['Home', 'Maharashtra', 'Mumbai'])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/city\/mumbai$/)
  await expect(main(page).getByText(/salty for the rest/)).toBeVisible()
  await expect(main(page).getByText('Borivali', { exact: true })).toBeVisible()
  for (const [name, href] of [
    ['Book a Service', /^\/app\?city=[a-z-]+&web=/],
    ['Download Our App', '/book'],
    ['Contact Us', '/contact'],
  ] as const)
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href)
  const tiles = region(page, /^Services in Mumbai/).getByRole('link')
  await expect(tiles).toHaveCount(6)
  await tiles.filter({ hasText: 'AC Repair' }).click()
  await expect(page).toHaveURL('/services/ac-repair/mumbai')
  await expect(heading(page)).toHaveText('AC Repair Services in Mumbai')
})

test('a city and service page leads to providers, and its row of services wraps around', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/city/mumbai/service/ac-repair')
  await expect(heading(page)).toHaveText('AC Repair Services in Mumbai')
  await expect(crumbs(page)).toHaveText(['Home', 'Services', 'AC Repair', 'Mumbai'])
  await expect(region(page, /^Where you can book it/)).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Rust from sea air' })).toBeVisible()
  await main(page).getByRole('link', { name: 'See available professionals' }).first().click()
  await expect(page).toHaveURL('/services/ac-repair/mumbai')

  await open(page, '/city/mumbai/service/plumbing')
  const row = page.getByRole('group', { name: 'Related services' })
  await row.scrollIntoViewIfNeeded()
  await expect(row.locator('.swiper-initialized')).toBeVisible()
  await expect.poll(() => servicesInView(page)).toHaveLength(5)
  await row.getByRole('button', { name: 'Previous services' }).click()
  await expect.poll(async () => (await servicesInView(page))[1]).toContain('Waterproofing')
  await row.getByRole('button', { name: 'Next services' }).press('ArrowRight')
  await row.getByRole('button', { name: 'Next services' }).press('ArrowRight')
  await expect.poll(async () => (await servicesInView(page))[0]).toContain('Appliance Repair')
  await page.setViewportSize({ width: 800, height: 900 })
  await row.scrollIntoViewIfNeeded()
  await expect.poll(() => servicesInView(page)).toHaveLength(3)
  await row.getByRole('link', { name: /^Cleaning/ }).click()
  await expect(page).toHaveURL('/services/cleaning/mumbai')
})

test('a link to a town that is not served names the nearest city', { tag: '@slow' }, async ({ page }) => {
  for (const path of ['/city/kohima', '/services/electrician/kohima']) {
    await open(page, '/about')
    await (await addLink(page, path)).click()
    await expect(heading(page)).toHaveText('We are not in Kohima yet')
    await expect(main(page).getByText(/Nearest: .+, \d+ km away/)).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test.describe('when a read fails', () => {
  test.use({ expectedConsole: [/Failed to load resource|Not today|Error in route match/] })

  test('the error screen offers a retry of the jobs of a state and of a listed city', {
    tag: '@slow',
  }, async ({ page }) => {
    let isFailing = true
    await page.route(/\/api\/web\/(category\/carpentry|city\/all)$/, (route) =>
      isFailing
        ? route.fulfill({ status: 400, json: { code: 400, message: 'Not today.' } })
        : route.continue(),
    )
    await open(page, '/state/karnataka')
    await region(page, 'Services in Karnataka')
      .getByRole('link', { name: /^Carpentry/ })
      .click()
    await expect(heading(page)).toHaveText('This page could not be shown')
    isFailing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(
      region(page, 'Jobs and prices')
        .getByText(/from ₹/i)
        .first(),
    ).toBeVisible()

    isFailing = true
    await open(page, '/state/maharashtra')
    await region(page, 'Cities in Maharashtra')
      .getByRole('link', { name: /^Nashik/ })
      .click()
    await expect(heading(page)).toHaveText('This page could not be shown')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
