import type { Page } from 'playwright/test'
import { header, openIn } from '#support/browser/chosen-city.ts'
import { open, scrollThrough, taken } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { messages } from '../../src/content/en/messages.ts'
import { cities } from '../../src/upstream/seed/places.ts'

const kochi = cities.find(({ id }) => id === 'kochi')

const SERVICE_LINKS = 'a[href^="/services/"]'
const main = (page: Page) => page.getByRole('main')

/** Sums up the unexpected layout shifts of each page from its beginning. The returned function reads the sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (!Reflect.get(shift, 'hadRecentInput')) sum += Number(Reflect.get(shift, 'value'))
      }
      Reflect.set(window, 'shifted', sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async (): Promise<number> => {
      // The browser reports a shift after its frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return Reflect.get(window, 'shifted') ?? 0
    })
}

/** Returns the targets of a page's links to services: service, and city if there is one. */
function targets(page: Page): Promise<Array<{ service: string; city: string | undefined }>> {
  return page.locator(SERVICE_LINKS).evaluateAll((links) =>
    links.map((link) => {
      const [, , service = '', city] = (link.getAttribute('href') ?? '').split(/[/?#]/)
      return { service, city }
    }),
  )
}

test('a change of city updates the links, except to services that it lacks, and is announced once', async ({
  page,
}) => {
  await openIn(page, 'Kochi', '/services')
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  const spoken = page.locator('div[aria-live="polite"].sr-only')
  await expect(spoken).toHaveText('')
  await spoken.evaluate((region) => {
    Reflect.set(window, 'spoken', 0)
    const count = () => Reflect.set(window, 'spoken', Reflect.get(window, 'spoken') + 1)
    new MutationObserver(count).observe(region, { childList: true, characterData: true, subtree: true })
  })
  await expect(main(page).locator('a[href="/services/waterproofing/kochi"]')).toBeVisible()
  await header(page).getByRole('button', { name: 'Kochi' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Jaipur' }).click()
  await expect(main(page).locator('a[href="/services/plumbing/jaipur"]')).toBeVisible()
  await expect(main(page).locator('a[href="/services/waterproofing"]')).toBeVisible()
  await expect(main(page)).toContainText('Starting prices in Jaipur.')
  await expect(spoken).toHaveText(messages.location.changed('Jaipur'))
  await main(page)
    .getByRole('link', { name: /^Plumbing/ })
    .click()
  await expect(page).toHaveURL('/services/plumbing/jaipur')
  expect(await page.evaluate(() => [Reflect.get(window, 'isSame'), Reflect.get(window, 'spoken')])).toEqual([
    true,
    1,
  ])
  await header(page).getByRole('link', { name: 'Top Services' }).click()
  await expect(main(page).locator('a[href^="/services/plumbing/jaipur?job="]').first()).toBeVisible()
})

test('booking links hand over the city of the page or of its providers, else the chosen one', {
  tag: '@slow',
}, async ({ page }) => {
  test.slow()
  const handedOver = () =>
    main(page).evaluate((content) => {
      const links = [...content.querySelectorAll<HTMLAnchorElement>('a[href^="/app?"]')]
      return [...new Set(links.map(({ search }) => new URLSearchParams(search).get('city')))]
    })
  const list = await page.request.get('/api/web/provider/all?category=plumbing&city=mumbai&limit=2')
  const { data }: { data: Array<{ id: string }> } = await list.json()
  const ids = data.map(({ id }) => id)
  for (const [city, paths] of [
    ['kochi', ['/', '/services/plumbing']],
    ['mumbai', ['/services/plumbing/mumbai', `/provider/${ids[0]}`, `/compare?with=${ids}`]],
  ] as const)
    for (const path of paths) {
      await openIn(page, 'Kochi', path)
      await scrollThrough(page)
      await expect.poll(handedOver, path).toEqual([city])
    }
})

test('the page of another city keeps the chosen city, and a choice there opens its page', async ({
  page,
}) => {
  await openIn(page, 'Kochi', '/services/plumbing/mumbai')
  await header(page).getByRole('button', { name: 'Your city: Kochi' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Pune' }).click()
  await expect(page).toHaveURL('/services/plumbing/pune')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing Services in Pune')
  await expect(header(page).getByRole('button', { name: 'Your city: Pune' })).toBeVisible()
})

test('a service page without a city lets the visitor choose one, and links to its page', async ({ page }) => {
  await open(page, '/services/plumbing')
  await main(page).getByRole('button', { name: 'Choose your city' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kanpur' }).click()
  await main(page).getByRole('link', { name: 'Plumbing in Kanpur' }).click()
  await expect(page).toHaveURL('/services/plumbing/kanpur')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing Services in Kanpur')
})

test('a service page names the nearest city when the chosen one lacks the service', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const shifted = await watchShifts(page)
  await openIn(page, 'Mysore', '/services/gardening')
  await page.goto('/services/gardening')
  await expect(main(page).getByText('Not offered in Mysore yet.')).toBeVisible()
  expect(await shifted()).toBeLessThan(0.02)
  await expect(main(page).getByRole('link', { name: 'Book a Service' })).toHaveCount(0)
  const callBack = main(page).getByRole('link', { name: 'Ask for a call back' })
  await expect(callBack).toHaveAttribute('href', /city=mysore/)
  await main(page).getByRole('link', { name: 'Gardening in Bangalore, 128 km away' }).click()
  await expect(page).toHaveURL('/services/gardening/bangalore')
})

test('the keyboard focus stays in the job panel when a city is chosen from it', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/services/plumbing')
  await page.locator('.job-tile').first().press('Enter')
  const panel = page.locator('#job-panel')
  await panel.locator('button[aria-haspopup=dialog]').press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Pune' }).press('Enter')
  await expect(panel.getByRole('article').first()).toBeVisible()
  await expect(panel).toBeFocused()
})

test('a city without providers says so with the service title of the upstream', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/city/shimla')
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
  await main(page)
    .getByRole('link', { name: /Plumbing/ })
    .first()
    .click()
  await expect(page).toHaveURL('/services/plumbing/shimla')
  await expect(main(page)).toContainText('Nobody is listed under Pipes & Taps in Shimla yet.')
})

test('pages link to services in the chosen city, or without a city where it lacks them', {
  tag: '@slow',
}, async ({ page }) => {
  const shifted = await watchShifts(page)
  for (const path of ['/', '/search?q=tap', '/services/plumbing']) {
    await openIn(page, 'Kochi', path)
    await scrollThrough(page)
    await taken(page.getByRole('contentinfo'))
    const isOffered = (service: string) => kochi?.serviceIds.includes(service)
    await expect
      .poll(async () =>
        (await targets(page)).filter(({ service, city }) => isOffered(service) && city !== 'kochi'),
      )
      .toEqual([])
    const links = await targets(page)
    expect(links.length).toBeGreaterThan(7)
    expect(links.filter(({ service, city }) => city === 'kochi' && !isOffered(service))).toEqual([])
    expect(await shifted(), path).toBeLessThanOrEqual(0.02)
  }
})

test('a city chosen in another tab is applied in this one', { tag: '@slow' }, async ({ page, context }) => {
  await open(page, '/services')
  const other = await context.newPage()
  await open(other, '/services')
  await header(other).getByRole('button', { name: 'Select Location' }).click()
  await other.getByRole('dialog').getByRole('link', { name: 'Jaipur' }).click()
  await expect(header(page).getByRole('button', { name: 'Your city: Jaipur' })).toBeVisible()
})

for (const city of ['Thiruvananthapuram', 'Chhatrapati Sambhajinagar'])
  test(`header and dialog show all of the name ${city}, without a layout shift`, { tag: '@slow' }, async ({
    page,
  }) => {
    const shifted = await watchShifts(page)
    for (const [width, height, path] of [
      [320, 780, '/services/plumbing'],
      [1280, 780, '/services/plumbing'],
      [360, 900, '/services/interior-design'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openIn(page, city, path)
      await expect(main(page).getByText(`in ${city}`).first()).toBeVisible()
      const button = header(page).getByRole('button', { name: `Your city: ${city}`, exact: true })
      await expect(button).toBeInViewport({ ratio: 1 })
      const measured = await button.evaluate((element) => {
        const box = element.getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(element.querySelector(':scope > span')?.lastChild ?? element)
        const name = text.getBoundingClientRect()
        const search = document.querySelector('header a[href="/search"]')?.getBoundingClientRect()
        return {
          isInside: name.left >= box.left && name.right <= box.right && name.height <= box.height,
          isBesideSearch: box.right <= (search?.left ?? 0),
          lines: new Set([...text.getClientRects()].map(({ top }) => top)).size,
        }
      })
      expect(measured).toMatchObject({ isInside: true, isBesideSearch: true })
      expect(measured.lines).toBeLessThanOrEqual(city.split(' ').length)
      expect(await shifted()).toBeLessThanOrEqual(0.02)
      await button.click()
      const choice = page.getByRole('dialog').getByRole('link', { name: `${city} Current` })
      await expect(choice).toBeInViewport({ ratio: 1 })
      expect(await choice.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    }
  })
