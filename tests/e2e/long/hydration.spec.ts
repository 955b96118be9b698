import { WIDTHS, walkThrough } from '#support/browser/walk.ts'
import { PAGES } from '#support/data/pages.ts'
import { test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

test.describe.configure({ timeout: 120_000 })

for (const width of WIDTHS) {
  test(`the console stays empty on every page at ${width} px and nothing is wider than the screen`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of PAGES) await walkThrough(page, path)
  })
}

test('no page is wider than a 320 px screen', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PAGES) await walkThrough(page, path)
})
