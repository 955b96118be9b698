import type { Page } from 'playwright/test'
import { freezeTime, open, reach, taken } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { serviceCatalogue } from '../../src/data/services/built-in-services.ts'

test.use({ sharesPage: true })

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('services and places unfold, lead to their pages and keep their state on Back', async ({ page }) => {
  await open(page, '/')
  const brand = section(page, 'Trusted Brands').getByRole('link').first()
  await expect(brand).toHaveAttribute('target', '_blank')
  await expect(brand).toHaveAttribute('rel', /noopener/)
  await expect(brand).toHaveAttribute('href', /^https:\/\/[a-z.-]+\.example/)

  const services = section(page, 'Our Services')
  await expect(services.getByRole('link')).toHaveCount(6)
  await services.getByRole('button', { name: 'View All Services' }).click()
  await expect(services.getByRole('link')).toHaveCount(serviceCatalogue.length)
  await services.getByRole('button', { name: 'Show Less' }).click()
  await expect(services.getByRole('link')).toHaveCount(6)
  await services.getByRole('button', { name: 'View All Services' }).click()

  const places = section(page, 'Find Us in Your City')
  const links = places.getByRole('tabpanel').getByRole('link')
  await expect(links).toHaveCount(4)
  await reach(places)
  await places.getByRole('button', { name: 'View All Cities' }).click()
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(60)
  await places.getByRole('button', { name: 'Show Less' }).click()
  await expect(links).toHaveCount(4)
  await places.getByRole('tab', { name: 'By City' }).focus()
  await page.keyboard.press('ArrowRight')
  const states = places.getByRole('tab', { name: 'By State' })
  await expect(states).toHaveAttribute('aria-selected', 'true')
  await expect(links.filter({ hasText: 'Maharashtra' })).toHaveAttribute('href', '/state/maharashtra')
  await places.getByRole('button', { name: 'View All States' }).click()
  await links.last().click()
  await expect(services).toHaveCount(0)
  await page.goBack()
  await expect(services.getByRole('link')).toHaveCount(serviceCatalogue.length)
  await expect(states).toHaveAttribute('aria-selected', 'true')
  await expect(places.getByRole('button', { name: 'Show Less' })).toBeVisible()

  await page.getByRole('searchbox').first().fill('  tap & leak  ')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=tap(\+|%20)%26(\+|%20)leak$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows all services, prices, places and pictures, and the search form works', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(section(page, 'Our Services').getByRole('link')).toHaveCount(serviceCatalogue.length)
    await expect(section(page, 'Our Services').getByText(/₹\d/).first()).toBeVisible()
    await expect(
      section(page, 'Find Us in Your City')
        .getByRole('link', { name: /Mumbai/ })
        .first(),
    ).toBeVisible()
    await page.getByRole('searchbox').first().fill('tap leaking')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=tap\+leaking$/)
  })
})

test('the tab of the states takes the focus when a long list of cities leads to it', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/about')
  await page.route('**/api/web/city/all*', (route) => {
    const data = Array.from({ length: 101 }, (_, index) => ({ _id: `town-${index}`, title: `Town ${index}` }))
    return route.fulfill({ json: { code: 200, data: data.map((town) => ({ ...town, slug: town._id })) } })
  })
  await page.getByRole('banner').locator('a[href="/"]').click()
  const places = section(page, 'Find Us in Your City')
  await reach(places)
  await places.getByRole('tabpanel').getByRole('button', { name: 'View All States' }).press('Enter')
  await expect(places.getByRole('tab', { name: 'By State' })).toBeFocused()
})

test('the provider carousel shows 1, 2 or 3 cards by the width, and wraps around', { tag: '@slow' }, async ({
  page,
}) => {
  test.slow()
  for (const [width, cards] of [
    [600, 1],
    [900, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const providers = section(page, 'Top Service Providers')
    await reach(providers)
    const profiles = providers.getByRole('link', { name: /View Profile/ })
    const shown = async () => {
      const items = await providers
        .getByRole('group')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /View Profile/ }) })
        .all()
      const frame = await providers.getByRole('group').boundingBox()
      const boxes = await Promise.all(items.map((item) => item.boundingBox()))
      return boxes.flatMap((box, index) =>
        box && frame && box.x >= frame.x - 4 && box.x + box.width <= frame.x + frame.width + 4 ? [index] : [],
      )
    }
    await expect.poll(shown).toHaveLength(cards)
    const first = await shown()
    const pages = Math.ceil((await profiles.count()) / cards)
    for (let step = 0; step < pages && pages > 1; step++) {
      const before = JSON.stringify(await shown())
      await providers.getByRole('button', { name: 'Next professionals' }).click()
      await expect.poll(async () => JSON.stringify(await shown())).not.toBe(before)
    }
    await expect.poll(shown).toEqual(first)
  }
})

test.describe('with a fake clock', { tag: '@slow' }, () => {
  test.use({ sharesPage: false })

  test('testimonials rotate every 5 seconds and pause for 10 seconds after a press', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const region = section(page, 'What Our Customers Say')
    const row = region.getByRole('list').first()
    await region.scrollIntoViewIfNeeded()
    await taken(region)
    await page.mouse.move(0, 0)
    const place = () => row.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))
    await freezeTime(page)
    await expect.poll(place).toBe(0)
    await page.clock.runFor(5_000)
    await expect.poll(place).toBe(1)
    await region.getByRole('button', { name: 'Next testimonial' }).click()
    await expect.poll(place).toBe(2)
    await page.mouse.move(0, 0)
    await page.clock.runFor(9_900)
    await expect.poll(place).toBe(2)
    await page.clock.runFor(200)
    await page.clock.runFor(5_000)
    await expect.poll(place).toBe(3)
  })

  test('brands rotate every 3 seconds, except on hover', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const region = section(page, 'Trusted Brands')
    await region.scrollIntoViewIfNeeded()
    await expect(region.locator('.swiper-initialized')).toBeVisible()
    await page.mouse.move(0, 0)
    const place = async () => Math.round((await region.getByRole('listitem').first().boundingBox())?.x ?? 0)
    const start = await place()
    await page.clock.runFor(3_600)
    await expect.poll(place).not.toBe(start)
    await region.getByRole('link').nth(2).hover()
    await page.clock.runFor(1_000)
    const held = await place()
    await page.clock.runFor(9_000)
    expect(await place()).toBe(held)
  })
})
