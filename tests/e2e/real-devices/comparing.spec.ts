import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const LIST = '/services/plumbing/mumbai/professionals'

for (const viewport of [
  { width: 360, height: 640 },
  { width: 768, height: 600 },
  { width: 1280, height: 500 },
])
  test(`the names stay in view in a comparison at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(LIST)
    await hydrated(page)
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /Compare/ })
    for (const index of [0, 1]) {
      await boxes.nth(index).click()
      await expect(boxes.nth(index)).toBeFocused()
    }
    await page.locator('#compare-bar').getByRole('link').click()
    await hydrated(page)
    const last = page.locator('main tbody tr').last()
    await last.evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(last).toBeInViewport()
    for (const name of await page.locator('main thead th').all()) await expect(name).toBeInViewport()
  })
