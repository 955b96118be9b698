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

test('sections far below hydrate only when they come near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts = await getScripts(page, '/services/plumbing')
  expect(scripts.some(({ address }) => address.includes('service-more'))).toBe(false)
  const faqs = page.locator('main details').first()
  await expect(faqs).toHaveAttribute('open')
  const code = page.waitForResponse(/service-more/)
  await faqs.scrollIntoViewIfNeeded()
  await code
})

test('a press on a part counts when its code is not loaded yet', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const states = page.getByRole('tab', { name: 'By State' })
  await states.evaluate((tab) => tab instanceof HTMLElement && tab.click())
  await states.dispatchEvent('pointerover')
  await expect(states).toHaveAttribute('aria-selected', 'true')
})
