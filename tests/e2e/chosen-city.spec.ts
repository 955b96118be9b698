import type { Locator, Page } from 'playwright/test'
import { messages } from '../../src/content/messages.ts'
import { cities } from '../../src/upstream/seed/places.ts'
import { expect, remember, test } from '../support/fixtures.ts'
import { hydrated, scrollThrough, taken } from '../support/walk.ts'

const SERVICE_LINKS = 'a[href^="/services/"]'
const header = (page: Page) => page.getByRole('banner')
const kochi = cities.find(({ id }) => id === 'kochi')

/** Opens a page as a visitor who has chosen a city before, and waits until it is known what the city offers. */
async function openIn(page: Page, city: string, path: string) {
  await remember(page, 'selectedCity', city)
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction(() => localStorage.getItem('selectedCityOffer') !== null)
}

/** What the links to services of a page lead to: service and, where there is one, city. */
function targets(page: Page): Promise<Array<{ service: string; city: string | undefined }>> {
  return page.locator(SERVICE_LINKS).evaluateAll((links) =>
    links.map((link) => {
      const [, , service = '', city] = (link.getAttribute('href') ?? '').split(/[/?#]/)
      return { service, city }
    }),
  )
}

/** Sums up the unexpected layout shifts of the page from its beginning. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (!Reflect.get(shift, 'hadRecentInput')) sum += Number(Reflect.get(shift, 'value'))
      }
      Reflect.set(window, 'shifted', sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate((): number => Reflect.get(window, 'shifted') ?? 0)
}

for (const path of [
  '/',
  '/services',
  '/search?q=tap',
  '/top-services',
  '/brand/sheetvan',
  '/services/plumbing',
]) {
  test(`${path} leads to the services of the chosen city, and to others where it has none`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page)
    await openIn(page, 'Kochi', path)
    await scrollThrough(page)
    await taken(page.getByRole('contentinfo'))
    await expect
      .poll(async () =>
        (await targets(page)).filter(
          ({ service, city }) => kochi?.serviceIds.includes(service) && city !== 'kochi',
        ),
      )
      .toEqual([])
    const links = await targets(page)
    expect(links.length).toBeGreaterThan(7)
    expect(
      links.filter(({ service, city }) => city === 'kochi' && !kochi?.serviceIds.includes(service)),
    ).toEqual([])
    expect(await shifted()).toBeLessThanOrEqual(0.02)
  })
}

test('a change of city leads the links of the page to the new one, and to none that it lacks', async ({
  page,
}) => {
  await openIn(page, 'Kochi', '/services')
  await expect(page.getByRole('main').locator('a[href="/services/waterproofing/kochi"]')).toBeVisible()
  await header(page).getByRole('button', { name: 'Kochi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jaipur' }).click()
  await expect(page.getByRole('main').locator('a[href="/services/plumbing/jaipur"]')).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="/services/waterproofing"]')).toBeVisible()
})

test('a plain press goes there in the page, and the links of the next page lead to the city too', async ({
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
  await expect(page.getByRole('main').locator('a[href="/services/plumbing/kochi"]').first()).toBeVisible()
})

test.describe('before the page is at rest', () => {
  test.beforeEach(async ({ page }) => {
    await openIn(page, 'Kochi', '/about')
    await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0))
    await page.goto('/services')
    await hydrated(page)
  })

  test('a link leads to the city as soon as the pointer, the keyboard or a finger is on it', async ({
    page,
  }) => {
    const link = page.getByRole('main').getByRole('link', { name: /^Painting/ })
    await expect(link).toHaveAttribute('href', '/services/painting')
    const ahead = page.waitForRequest(/api\/web\/category\/painting/)
    await link.hover()
    await expect(link).toHaveAttribute('href', '/services/painting/kochi')
    await ahead
    const other = page.getByRole('main').getByRole('link', { name: /^Cleaning/ })
    await other.focus()
    await expect(other).toHaveAttribute('href', '/services/cleaning/kochi')
    const third = page.getByRole('main').getByRole('link', { name: /^Plumbing/ })
    await third.dispatchEvent('touchstart')
    await expect(third).toHaveAttribute('href', '/services/plumbing/kochi')
  })

  const presses: Array<[string, Parameters<Locator['click']>[0]]> = [
    ['the middle button', { button: 'middle' }],
    ['the control key', { modifiers: ['Control'] }],
  ]
  for (const [name, options] of presses) {
    test(`a press with ${name} opens the page of the city`, async ({ page, context }) => {
      const opened = context.waitForEvent('page')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Cleaning/ })
        .click(options)
      await expect(await opened).toHaveURL('/services/cleaning/kochi')
    })
  }

  test('a press in a part that is still the HTML of the server leads to the city', async ({ page }) => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Carpentry' })
    await expect(page.locator('[data-waiting]').filter({ has: link })).toHaveCount(1)
    await link.evaluate((element) => element instanceof HTMLElement && element.click())
    await expect(page).toHaveURL('/services/carpentry/kochi')
  })
})

test('a change of city is read aloud once, and the city that the visitor came with is not', async ({
  page,
}) => {
  await openIn(page, 'Kochi', '/services')
  const spoken = page.locator('div[aria-live="polite"].sr-only')
  await expect(spoken).toHaveText('')
  await spoken.evaluate((region) => {
    Reflect.set(window, 'spoken', 0)
    new MutationObserver(() => Reflect.set(window, 'spoken', Reflect.get(window, 'spoken') + 1)).observe(
      region,
      {
        childList: true,
        characterData: true,
        subtree: true,
      },
    )
  })
  await header(page).getByRole('button', { name: 'Kochi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pune' }).click()
  await expect(spoken).toHaveText(messages.location.changed('Pune'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Plumbing/ })
    .click()
  await expect(page).toHaveURL('/services/plumbing/pune')
  expect(await page.evaluate(() => Reflect.get(window, 'spoken'))).toBe(1)
})

test.describe('on the first visit', () => {
  test.use({ firstVisit: true })

  for (const path of [
    '/services/plumbing/kochi',
    '/city/kochi',
    '/state/kerala/city/kochi/service/plumbing',
  ]) {
    test(`${path} makes its city the visitor's, and no dialog is in the way`, async ({ page }) => {
      const answered = page.waitForResponse(/api\/web\/city\/all$/)
      await page.goto(path)
      await hydrated(page)
      await answered
      await expect(header(page).getByRole('button', { name: 'Your city: Kochi' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('selectedCity'))).toBe('Kochi')
      expect(await page.evaluate(() => localStorage.getItem('hasVisitedBefore'))).toBeNull()
      await header(page).getByRole('link', { name: 'Top Services' }).click()
      await expect(page.getByRole('main').locator('a[href="/services/plumbing/kochi"]').first()).toBeVisible()
    })
  }

  test('no dialog opens over an address that names a city, though there is no such page', async ({
    page,
  }) => {
    await page.goto('/services/plumbing/atlantis')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('selectedCity'))).toBeNull()
  })
})

test('the page of another city makes that the city of the site', async ({ page }) => {
  await openIn(page, 'Kochi', '/about')
  await page.goto('/city/jaipur')
  await hydrated(page)
  await expect(header(page).getByRole('button', { name: 'Your city: Jaipur' })).toBeVisible()
})

test('a city chosen in another tab is the city of this one too', async ({ page, context }) => {
  await page.goto('/services')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/city/jaipur')
  await expect(header(page).getByRole('button', { name: 'Your city: Jaipur' })).toBeVisible()
})

for (const width of [320, 360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 } })

    for (const city of ['Kochi', 'Ahmedabad', 'Thiruvananthapuram', 'Chhatrapati Sambhajinagar']) {
      test(`header and dialog name ${city} whole`, async ({ page }) => {
        const shifted = await watchShifts(page)
        await openIn(page, city, '/services/plumbing')
        const button = header(page).getByRole('button', { name: `Your city: ${city}`, exact: true })
        await expect(button).toBeInViewport({ ratio: 1 })
        const measure = () =>
          button.evaluate((element) => {
            const box = element.getBoundingClientRect()
            const text = document.createRange()
            text.selectNodeContents(element.querySelector(':scope > span')?.lastChild ?? element)
            const name = text.getBoundingClientRect()
            const search = document.querySelector('header a[href="/search"]')?.getBoundingClientRect()
            const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size
            return {
              isInside: name.left >= box.left && name.right <= box.right && name.height <= box.height,
              isBesideSearch: box.right <= (search?.left ?? 0),
              lines,
            }
          })
        expect(await measure()).toMatchObject({ isInside: true, isBesideSearch: true })
        expect((await measure()).lines).toBeLessThanOrEqual(city.split(' ').length)
        expect(await shifted()).toBeLessThanOrEqual(0.02)
        await button.click()
        const choice = page.getByRole('dialog').getByRole('button', { name: `${city} Current` })
        await expect(choice).toBeInViewport({ ratio: 1 })
        expect(await choice.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      })
    }
  })
}

test('a service without a city offers its page in the visitor’s city, one press away', async ({ page }) => {
  await openIn(page, 'Kochi', '/services/plumbing')
  await page.getByRole('main').getByRole('link', { name: 'Plumbing in Kochi' }).click()
  await expect(page).toHaveURL('/services/plumbing/kochi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing Services in Kochi')
})

test('a service that the city lacks says so, with the nearest city that has it', async ({ page }) => {
  await openIn(page, 'Mysore', '/services/gardening')
  await expect(page.getByRole('main').getByText('Not offered in Mysore yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Gardening in Bangalore, 128 km away' }).click()
  await expect(page).toHaveURL('/services/gardening/bangalore')
})

test('a service without a city lets a visitor choose theirs', async ({ page }) => {
  await page.goto('/services/plumbing')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Choose your city' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kanpur' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Plumbing in Kanpur' })).toBeVisible()
})

for (const width of [360, 768, 1280]) {
  for (const [path, city] of [
    ['/services/appliance-repair', 'Chhatrapati Sambhajinagar'],
    ['/services/interior-design', 'Chhatrapati Sambhajinagar'],
    ['/services/interior-design', 'Bhubaneswar'],
  ] as const) {
    test(`${path} at ${width} px does not move when it learns of ${city}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const shifted = await watchShifts(page)
      await openIn(page, city, path)
      await expect(page.getByRole('main').getByText(`in ${city}`).first()).toBeVisible()
      expect(await shifted()).toBeLessThanOrEqual(0.02)
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/services/plumbing/kochi', '/city/kochi', '/city/kochi/service/plumbing']) {
    test(`${path} leads on within the city`, async ({ page }) => {
      await page.goto(path)
      const links = await page
        .getByRole('main')
        .locator(SERVICE_LINKS)
        // The way back and a promotion are the same everywhere.
        .evaluateAll((all) =>
          all.filter((link) => !link.closest('nav, aside')).map((link) => link.getAttribute('href') ?? ''),
        )
      expect(links.length).toBeGreaterThan(3)
      expect(links.filter((href) => !/^\/services\/[^/]+\/kochi(?:\/professionals)?$/.test(href))).toEqual([])
    })
  }
})
