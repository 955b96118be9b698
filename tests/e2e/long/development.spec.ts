import { test } from '../../support/fixtures.ts'
import { PAGES } from '../../support/pages.ts'
import { WIDTHS, walkThrough } from '../../support/walk.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

test('the console stays empty on every page in development, at every width', { tag: '@slow' }, async ({
  page,
}) => {
  for (const path of PAGES) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await walkThrough(page, path)
    }
  }
})
