import { openHome, section } from '#support/browser/home-page.ts'
import { freezeTime, taken } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

for (const [width, cards] of [
  [600, 1],
  [900, 2],
  [1280, 3],
] as const) {
  test(`at ${width} px the provider carousel shows ${cards} and wraps around`, { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openHome(page)
    const providers = section(page, 'Top Service Providers')
    await providers.scrollIntoViewIfNeeded()
    await taken(providers)
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
    const all = await providers.getByRole('link', { name: /View Profile/ }).count()
    const pages = Math.ceil(all / cards)
    for (let step = 0; step < pages && pages > 1; step++) {
      const before = JSON.stringify(await shown())
      await providers.getByRole('button', { name: 'Next professionals' }).click()
      await expect.poll(async () => JSON.stringify(await shown())).not.toBe(before)
    }
    await expect.poll(shown).toEqual(first)
  })
}

test.describe('with a clock or a server of its own', { tag: '@slow' }, () => {
  test.use({ sharesPage: false })

  test('testimonials rotate every 5 seconds and pause for 10 seconds after a press', async ({ page }) => {
    await page.clock.install()
    await openHome(page)
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
    await openHome(page)
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
