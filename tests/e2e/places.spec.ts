import type { Page } from 'playwright/test'
import { addLink } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

function crumbs(page: Page) {
  return page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function main(page: Page) {
  return page.getByRole('main')
}

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

test('a city page shows its services and leads to a service in the city', async ({ page }) => {
  await page.goto('/city/mumbai')
  await hydrated(page)
  await expect(heading(page)).toHaveText('Home Services in Mumbai')
  await expect(crumbs(page)).toHaveText(['Home', 'Maharashtra', 'Mumbai'])
  await expect(main(page).getByText(/salty for the rest/)).toBeVisible()
  await expect(main(page).getByText('Borivali', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Book a Service' })).toHaveAttribute(
    'href',
    /^\/app\?city=[a-z-]+&web=/,
  )
  await expect(main(page).getByRole('link', { name: 'Download Our App' })).toHaveAttribute('href', '/book')
  await expect(main(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  const tiles = page.getByRole('region', { name: 'Top services in Mumbai' }).getByRole('link')
  await expect(tiles).toHaveCount(6)
  await tiles.filter({ hasText: 'AC Repair' }).click()
  await expect(page).toHaveURL('/services/ac-repair/mumbai')
  await expect(heading(page)).toHaveText('AC Repair Services in Mumbai')
})

test('a city where nobody is listed leads with the call back and shows services and neighbors', async ({
  page,
}) => {
  await page.goto('/city/udaipur')
  await hydrated(page)
  await expect(main(page).getByText('Nobody is listed in Udaipur, Rajasthan yet.')).toBeVisible()
  const callBack = main(page).getByRole('link', { name: 'Ask for a call back' })
  await expect(callBack.first()).toHaveAttribute('href', /city=udaipur/)
  await expect(main(page).getByRole('link', { name: 'Book a Service' })).toHaveCount(0)
  const tiles = page.getByRole('region', { name: 'Top services in Udaipur' }).getByRole('link')
  await expect(tiles).toHaveCount(6)
  await expect(tiles.first()).toHaveAttribute('href', '/services/plumbing/udaipur')
  await page
    .getByRole('region', { name: 'Other cities in Rajasthan' })
    .getByRole('link', { name: /^Jaipur/ })
    .click()
  await expect(page).toHaveURL('/city/jaipur')
  await expect(heading(page)).toHaveText('Home Services in Jaipur')
})

test('a state page leads to its cities and its services', async ({ page }) => {
  await page.goto('/state/maharashtra')
  await hydrated(page)
  await expect(heading(page)).toHaveText('Home Services in Maharashtra')
  await expect(crumbs(page)).toHaveText(['Home', 'Maharashtra'])
  const cities = page
    .getByRole('region', { name: 'Where we are in Maharashtra' })
    .getByRole('link', { name: /See services$/ })
  await expect(cities).toHaveCount(7)
  await expect(cities.filter({ hasText: 'Navi Mumbai' })).toHaveAttribute('href', '/city/navi-mumbai')
  const services = page.getByRole('region', { name: 'Services in Maharashtra' }).getByRole('link')
  await expect(services).toHaveCount(6)
  await services.filter({ hasText: 'Painting' }).click()
  await expect(page).toHaveURL('/state/maharashtra/service/painting')
  await expect(heading(page)).toHaveText('Painting Services in Maharashtra')
})

test('a state without a city says so and has one thing to do', async ({ page }) => {
  await page.goto('/state/ladakh')
  await hydrated(page)
  await expect(heading(page)).toHaveText('We are not in Ladakh yet')
  await expect(main(page).getByRole('link', { name: 'Tell me when you come' })).toHaveAttribute(
    'href',
    '/contact?subject=place&about=Ladakh',
  )
})

test('a state and service page shows four cities and the prices, and leads to a city', async ({ page }) => {
  await page.goto('/state/maharashtra/service/plumbing')
  await hydrated(page)
  await expect(crumbs(page)).toHaveText(['Home', 'Services', 'Plumbing', 'Maharashtra'])
  const cities = page
    .getByRole('region', { name: 'Where you can book it in Maharashtra' })
    .getByRole('listitem')
  await expect(cities).toHaveCount(4)
  const jobs = page.getByRole('region', { name: 'Jobs and prices' })
  await expect(jobs.getByRole('listitem').filter({ hasText: 'Leak Repair' })).toContainText('from ₹')
  await expect(jobs.getByRole('heading', { level: 3 })).toHaveCount(4)
  await cities.filter({ hasText: 'Mumbai' }).first().getByRole('link').click()
  await expect(page).toHaveURL('/state/maharashtra/city/mumbai/service/plumbing')
  await expect(heading(page)).toHaveText('Plumbing Services in Mumbai, Maharashtra')
  await expect(crumbs(page)).toHaveText(['Home', 'Maharashtra', 'Mumbai', 'Plumbing', 'Services'])
})

test('the breadcrumb of a state, city and service page uses the shortest URL of the city', async ({
  page,
}) => {
  await page.goto('/state/delhi/city/delhi/service/electrician')
  await hydrated(page)
  await expect(crumbs(page)).toHaveText(['Home', 'Delhi', 'Delhi', 'Electrician', 'Services'])
  await crumbs(page).nth(2).getByRole('link').click()
  await expect(page).toHaveURL('/city/delhi')
  await expect(heading(page)).toHaveText('Home Services in Delhi')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/city\/delhi$/)
})

test('a city and service page has no list of cities, and leads to the providers in the city', async ({
  page,
}) => {
  await page.goto('/city/mumbai/service/ac-repair')
  await hydrated(page)
  await expect(heading(page)).toHaveText('AC Repair Services in Mumbai')
  await expect(crumbs(page)).toHaveText(['Home', 'Services', 'AC Repair', 'Mumbai'])
  await expect(page.getByRole('region', { name: /^Where you can book it/ })).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Rust from sea air' })).toBeVisible()
  await main(page).getByRole('link', { name: 'See available professionals' }).first().click()
  await expect(page).toHaveURL('/services/ac-repair/mumbai')
})

test.describe('related services', () => {
  for (const [width, inView] of [
    [800, 3],
    [1280, 5],
  ] as const) {
    test(`${inView} services are side by side at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/city/mumbai/service/plumbing')
      await hydrated(page)
      await page.getByRole('group', { name: 'Related services' }).scrollIntoViewIfNeeded()
      await expect.poll(() => servicesInView(page)).toHaveLength(inView)
    })
  }

  test('the row wraps around by button and by arrow key', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/city/mumbai/service/plumbing')
    await hydrated(page)
    const row = page.getByRole('group', { name: 'Related services' })
    await row.scrollIntoViewIfNeeded()
    await expect(row.locator('.swiper-initialized')).toBeVisible()
    await row.getByRole('button', { name: 'Previous services' }).click()
    await expect.poll(async () => (await servicesInView(page))[1]).toContain('Waterproofing')
    await row.getByRole('button', { name: 'Next services' }).press('ArrowRight')
    await row.getByRole('button', { name: 'Next services' }).press('ArrowRight')
    await expect.poll(async () => (await servicesInView(page))[0]).toContain('Appliance Repair')
    await row.getByRole('link', { name: /^Cleaning/ }).click()
    await expect(page).toHaveURL('/services/cleaning/mumbai')
  })
})

test('an alias of a city redirects to its URL', async ({ page }) => {
  await page.goto('/city/Bengaluru')
  await expect(page).toHaveURL('/city/bangalore')
  await expect(heading(page)).toHaveText('Home Services in Bangalore')
})

test('an unknown city is not found and links home', async ({ page }) => {
  await page.goto('/city/atlantis')
  await hydrated(page)
  await expect(heading(page)).toHaveText('City Not Found')
  await expect(page.getByText("The requested city doesn't exist in our service area yet.")).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('when a read fails', () => {
  test.use({ expectedConsole: [/Failed to load resource|Not today|Error in route match/] })

  test('the error screen offers a retry when the jobs of a state fail', async ({ page }) => {
    let failing = true
    await page.route('**/api/web/category/carpentry', (route) =>
      failing ? route.fulfill({ status: 400, json: { code: 400, message: 'Not today.' } }) : route.continue(),
    )
    await page.goto('/state/karnataka')
    await hydrated(page)
    await page
      .getByRole('region', { name: 'Services in Karnataka' })
      .getByRole('link', { name: /^Carpentry/ })
      .click()
    await expect(heading(page)).toHaveText('This page could not be shown')
    failing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(
      page
        .getByRole('region', { name: 'Jobs and prices' })
        .getByText(/from ₹/i)
        .first(),
    ).toBeVisible()
  })

  test('the error screen offers a retry when a listed city fails', async ({ page }) => {
    await page.goto('/state/maharashtra')
    await hydrated(page)
    await page.route('**/api/web/city/all', (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: 'Not today.' } }),
    )
    await page
      .getByRole('region', { name: 'Where we are in Maharashtra' })
      .getByRole('link', { name: /^Nagpur/ })
      .click()
    await expect(heading(page)).toHaveText('This page could not be shown')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cities, jobs and prices of a state and service page are shown and linked', async ({ page }) => {
    await page.goto('/state/karnataka/service/electrician')
    await expect(page.getByText('Fan Repair', { exact: true })).toBeVisible()
    await expect(page.getByText(/from ₹\d/i).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next services' })).toBeHidden()
    await main(page)
      .getByRole('link', { name: /^Bangalore/ })
      .click()
    await expect(heading(page)).toHaveText('Electrician Services in Bangalore, Karnataka')
  })
})

for (const path of ['/city/kohima', '/services/electrician/kohima'])
  test(`a link to ${path} names the nearest city when the town is not served`, async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await (await addLink(page, path)).click()
    await expect(heading(page)).toHaveText('We are not in Kohima yet')
    await expect(main(page).getByText(/Nearest: .+, \d+ km away/)).toBeVisible()
    await expect(page).toHaveURL(path)
  })
