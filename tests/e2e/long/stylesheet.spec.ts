import { company } from '#content/company.ts'
import { STYLESHEET } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const PATHS = ['/', '/services/plumbing', '/blog/termite-signs-at-home']

for (const path of PATHS) {
  test(`${path} is painted without its stylesheet when that is late, and styled later`, {
    tag: '@slow',
  }, async ({ page, front }) => {
    const release = front.hold(STYLESHEET)
    await page.goto(front.url + path, { waitUntil: 'commit' })
    // Returns the time of the first paint, as the browser reports it: a finished layout may still wait for the
    // stylesheet.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(`${company.name} is a brand of`)).toBeVisible()
    await hydrated(page)
    release()
    await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
}
