import { expectAccessible } from '#support/browser/axe.ts'
import { box, openBox, options } from '#support/browser/suggestion-box.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.describe('with reduced motion', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('an open list is accessible, has large targets and fits narrow screens', async ({ page }) => {
    for (const path of ['/', '/search']) {
      await page.setViewportSize({ width: 360, height: 740 })
      await openBox(page, path)
      await box(page).fill('cleaning in mumbai')
      await expect(options(page).nth(4)).toBeVisible()
      const rows = await options(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()))
      for (const { height, left, right } of rows) {
        expect(height).toBeGreaterThanOrEqual(44)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(360)
      }
      await expectAccessible(page, [360])
    }
  })
})

test.describe('when suggestions fail', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the search works when the code of suggestions fails to load', async ({ page }) => {
    await page.route('**/assets/search-suggestions-*.js', (route) => route.abort())
    await openBox(page)
    await box(page).fill('tap')
    await box(page).press('Enter')
    await expect(page).toHaveURL('/search?q=tap')
  })
})
