import { hydrated, scrollThrough } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ expectedConsole: [/Failed to load resource/] })

for (const path of ['/services', '/services/gardening', '/city/pune'])
  test(`a failed picture of a service on ${path} is a neutral drawing`, async ({ page }) => {
    await page.route(/\/images\/services\/(?!any-service)/, (route) => route.fulfill({ status: 404 }))
    await page.goto(path)
    await hydrated(page)
    await scrollThrough(page)
    const pictures = page.locator('main img[src^="/images/services/"]')
    await expect
      .poll(() =>
        pictures.evaluateAll(
          (images) => images.filter((image) => !image.getAttribute('src')?.includes('any-service')).length,
        ),
      )
      .toBe(0)
    expect(await pictures.count()).toBeGreaterThan(0)
  })
