import { addressesWith, FORM, getScripts, SWIPER } from '#support/browser/loaded-scripts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test('carousel and form load their libraries when they come near the viewport', async ({ page }) => {
  const form = await getScripts(page, '/contact')
  expect(addressesWith(form, FORM)).toHaveLength(1)
  expect(addressesWith(form, SWIPER)).toEqual([])
  await page.goto('/')
  await hydrated(page)
  const library = page.waitForResponse(/carousel-swiper/)
  await page.getByRole('region', { name: 'Top Service Providers' }).scrollIntoViewIfNeeded()
  expect(await (await library).text()).toMatch(SWIPER)
})

// The limits leave little room, like those of scripts/budgets.
for (const [path, most] of [
  // Its head waits for title, texts and lowest price from the data. The way back and the keyboard's place cost half a
  // kilobyte each.
  ['/services/plumbing', 150],
  // Includes the parts near the first screen, such as cards of the directory, and the parts for offline use.
  ['/', 152],
] as const) {
  test(`${path} loads at most ${most} KiB of scripts, each file once`, async ({ page }) => {
    const scripts = await getScripts(page, path)
    const sizes = scripts.map(({ address, bytes }) => `${address} ${bytes}`).join('\n')
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      sizes,
    ).toBeLessThanOrEqual(most * 1024)
    expect(new Set(scripts.map(({ address }) => address)).size).toBe(scripts.length)
  })
}
