import type { Locator, Page } from 'playwright/test'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ expectedConsole: [/Failed to load resource/] })

/** Returns true if an image shows something. */
const isShown = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)

async function abort(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, (route) => route.abort())
}

test('an image that fails is replaced by its fallback, in the same size', { tag: '@slow' }, async ({
  page,
}) => {
  await abort(page, /\/images\/(cities\/|brands\/(?!fallback))/)
  await page.goto('/')
  await hydrated(page)
  const cities = page.getByRole('region', { name: 'Find Us in Your City' }).getByRole('tabpanel')
  await cities.scrollIntoViewIfNeeded()
  const image = cities.locator('img').first()
  const before = await image.boundingBox()
  await expect.poll(() => isShown(image)).toBe(true)
  await expect(image).not.toHaveAttribute('src', /\/images\/cities\//)
  expect(await image.boundingBox()).toEqual(before)
  const brand = page.getByRole('region', { name: 'Trusted Brands' }).locator('img').first()
  await brand.scrollIntoViewIfNeeded()
  await expect.poll(() => isShown(brand)).toBe(true)
})
