import type { Page } from 'playwright/test'
import { header, openIn, SERVICE_LINKS } from '#support/browser/chosen-city.ts'
import { hydrated, scrollThrough, watchShifts } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test('a change of city updates the links of the page, except to services that it lacks', async ({ page }) => {
  await openIn(page, 'Kochi', '/services')
  await expect(page.getByRole('main').locator('a[href="/services/waterproofing/kochi"]')).toBeVisible()
  await header(page).getByRole('button', { name: 'Kochi' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Jaipur' }).click()
  await expect(page.getByRole('main').locator('a[href="/services/plumbing/jaipur"]')).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="/services/waterproofing"]')).toBeVisible()
})

test('a click opens the page of the city without a reload, and later links name the city', async ({
  page,
}) => {
  await openIn(page, 'Kochi', '/services')
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Carpentry/ })
    .click()
  await expect(page).toHaveURL('/services/carpentry/kochi')
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  await header(page).getByRole('link', { name: 'Top Services' }).click()
  await expect(
    page.getByRole('main').locator('a[href^="/services/plumbing/kochi?job="]').first(),
  ).toBeVisible()
})

test.describe('booking links', () => {
  const cities = (page: Page) =>
    page.getByRole('main').evaluate((main) => {
      const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="/app?"]')]
      return [...new Set(links.map(({ search }) => new URLSearchParams(search).get('city')))]
    })

  for (const path of ['/', '/top-technicians', '/top-services', '/state/maharashtra', '/services/plumbing'])
    test(`of ${path} hand over the chosen city`, async ({ page }) => {
      await openIn(page, 'Kochi', path)
      await scrollThrough(page)
      await expect.poll(() => cities(page)).toEqual(['kochi'])
    })

  for (const path of ['/services/plumbing/mumbai', '/services/plumbing/mumbai/professionals', '/city/mumbai'])
    test(`of ${path} hand over the city of the page`, async ({ page }) => {
      await openIn(page, 'Kochi', path)
      await scrollThrough(page)
      await expect.poll(() => cities(page)).toEqual(['mumbai'])
    })

  for (const kind of ['profile', 'comparison'])
    test(`of a ${kind} hand over the city of the provider`, async ({ page, request }) => {
      const list = await request.get('/api/web/provider/all?category=plumbing&city=mumbai&limit=2')
      const { data }: { data: Array<{ id: string }> } = await list.json()
      const ids = data.map(({ id }) => id)
      await openIn(page, 'Kochi', kind === 'profile' ? `/provider/${ids[0]}` : `/compare?with=${ids}`)
      await scrollThrough(page)
      await expect(page.getByRole('main').locator('a[href^="/app?"]').first()).toBeVisible()
      await expect.poll(() => cities(page)).toEqual(['mumbai'])
    })
})

test.describe('on the first visit', () => {
  test.use({ firstVisit: true })

  for (const path of [
    '/services/plumbing/kochi',
    '/city/kochi',
    '/state/kerala/city/kochi/service/plumbing',
  ]) {
    test(`${path} opens no dialog and chooses no city`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('selectedCity'))).toBeNull()
    })
  }

  test('no dialog opens over an unknown page whose URL names a city', async ({ page }) => {
    await page.goto('/services/plumbing/atlantis')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('selectedCity'))).toBeNull()
  })
})

test('the page of another city keeps the chosen city', async ({ page }) => {
  await openIn(page, 'Kochi', '/about')
  await page.goto('/city/jaipur')
  await hydrated(page)
  await expect(header(page).getByRole('button', { name: 'Your city: Kochi' })).toBeVisible()
})

test('a city chosen on the page of another city opens its own page', async ({ page }) => {
  await page.goto('/services/plumbing/mumbai')
  await hydrated(page)
  await header(page).getByRole('button', { name: 'Select Location' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Pune' }).click()
  await expect(page).toHaveURL('/services/plumbing/pune')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing Services in Pune')
  await expect(header(page).getByRole('button', { name: 'Your city: Pune' })).toBeVisible()
})

test('a service page without a city links to the service in the city of the visitor', async ({ page }) => {
  await openIn(page, 'Kochi', '/services/plumbing')
  await page.getByRole('main').getByRole('link', { name: 'Plumbing in Kochi' }).click()
  await expect(page).toHaveURL('/services/plumbing/kochi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing Services in Kochi')
})

test('a service page names the nearest city with the service when the chosen one lacks it', async ({
  page,
}) => {
  await openIn(page, 'Mysore', '/services/gardening')
  const main = page.getByRole('main')
  await expect(main.getByText('Not offered in Mysore yet.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Book a Service' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Ask for a call back' })).toHaveAttribute('href', /city=mysore/)
  await page.getByRole('main').getByRole('link', { name: 'Gardening in Bangalore, 128 km away' }).click()
  await expect(page).toHaveURL('/services/gardening/bangalore')
})

test('the page has no layout shift when the chosen city turns out to lack the service', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const shifted = await watchShifts(page)
  await openIn(page, 'Mysore', '/services/gardening')
  await page.goto('/services/gardening')
  await expect(page.getByRole('main').getByText('Not offered in Mysore yet.')).toBeVisible()
  expect(await shifted()).toBeLessThan(0.02)
})

test('a service page without a city lets the visitor choose one', async ({ page }) => {
  await page.goto('/services/plumbing')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Choose your city' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kanpur' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Plumbing in Kanpur' })).toBeVisible()
})

test('the keyboard focus stays in the job panel when a city is chosen from it', async ({ page }) => {
  await page.goto('/services/plumbing')
  await hydrated(page)
  await page.locator('.job-tile').first().press('Enter')
  const panel = page.locator('#job-panel')
  await panel.locator('button[aria-haspopup=dialog]').press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Pune' }).press('Enter')
  await expect(panel.getByRole('article').first()).toBeVisible()
  await expect(panel).toBeFocused()
})

test('a city without providers says so with the service title of the upstream', async ({ page }) => {
  await page.goto('/city/shimla')
  await hydrated(page)
  await page.route('**/api/web/category/plumbing', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, title: 'Pipes & Taps' } } })
  })
  await page.route('**/api/web/provider/all*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '50')
    const answer = await (await route.fetch({ url: url.href })).json()
    const data = answer.data.filter(({ cityId }: { cityId: string }) => cityId !== 'shimla')
    await route.fulfill({ json: { ...answer, data } })
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: /Plumbing/ })
    .first()
    .click()
  await expect(page).toHaveURL('/services/plumbing/shimla')
  await expect(page.getByRole('main')).toContainText('Nobody is listed under Pipes & Taps in Shimla yet.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/services/plumbing/kochi', '/city/kochi', '/city/kochi/service/plumbing']) {
    test(`${path} links to services in the same city`, async ({ page }) => {
      await page.goto(path)
      const links = await page
        .getByRole('main')
        .locator(SERVICE_LINKS)
        // The way back and a promotion do not depend on the city.
        .evaluateAll((all) =>
          all.filter((link) => !link.closest('nav, aside')).map((link) => link.getAttribute('href') ?? ''),
        )
      expect(links.length).toBeGreaterThan(3)
      expect(links.filter((href) => !/^\/services\/[^/]+\/kochi(?:\/professionals)?$/.test(href))).toEqual([])
    })
  }
})
