import type { Page } from 'playwright/test'
import { header, openIn, SERVICE_LINKS } from '#support/browser/chosen-city.ts'
import { hydrated, scrollThrough, taken, watchShifts } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { messages } from '../../../src/content/en/messages.ts'
import { cities } from '../../../src/upstream/seed/places.ts'

const kochi = cities.find(({ id }) => id === 'kochi')

/** Returns the targets of a page's links to services: service, and city if there is one. */
function targets(page: Page): Promise<Array<{ service: string; city: string | undefined }>> {
  return page.locator(SERVICE_LINKS).evaluateAll((links) =>
    links.map((link) => {
      const [, , service = '', city] = (link.getAttribute('href') ?? '').split(/[/?#]/)
      return { service, city }
    }),
  )
}

for (const path of ['/', '/search?q=tap', '/services/plumbing']) {
  test(`${path} links to services in the chosen city, or without a city where it lacks them`, {
    tag: '@slow',
  }, async ({ page }) => {
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

test('a change of city is announced once, and the initial city is not', {
  tag: '@slow',
}, async ({ page }) => {
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
  await page.getByRole('dialog').getByRole('link', { name: 'Pune' }).click()
  await expect(spoken).toHaveText(messages.location.changed('Pune'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Plumbing/ })
    .click()
  await expect(page).toHaveURL('/services/plumbing/pune')
  expect(await page.evaluate(() => Reflect.get(window, 'spoken'))).toBe(1)
})

test('a city chosen in another tab is applied in this one', { tag: '@slow' }, async ({ page, context }) => {
  await page.goto('/services')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/services')
  await hydrated(other)
  await header(other).getByRole('button', { name: 'Select Location' }).click()
  await other.getByRole('dialog').getByRole('link', { name: 'Jaipur' }).click()
  await expect(header(page).getByRole('button', { name: 'Your city: Jaipur' })).toBeVisible()
})

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, { tag: '@slow' }, () => {
    test.use({ viewport: { width, height: 780 } })

    for (const city of ['Thiruvananthapuram', 'Chhatrapati Sambhajinagar']) {
      test(`header and dialog show all of the name ${city}`, async ({ page }) => {
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
        const choice = page.getByRole('dialog').getByRole('link', { name: `${city} Current` })
        await expect(choice).toBeInViewport({ ratio: 1 })
        expect(await choice.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      })
    }
  })
}

test('a page has no layout shift when a city with a long name is applied', { tag: '@slow' }, async ({
  page,
}) => {
  const city = 'Chhatrapati Sambhajinagar'
  await page.setViewportSize({ width: 360, height: 900 })
  const shifted = await watchShifts(page)
  await openIn(page, city, '/services/interior-design')
  await expect(page.getByRole('main').getByText(`in ${city}`).first()).toBeVisible()
  expect(await shifted()).toBeLessThanOrEqual(0.02)
})
