import { expectAccessible } from '#support/browser/axe.ts'
import { hydrated } from '#support/browser/walk.ts'
import { test } from '#support/fixtures/test.ts'
import { profilePath, startProvidersSite } from '#support/site/provider-site.ts'

test.use({ serviceWorkers: 'block' })
let providers: Awaited<ReturnType<typeof startProvidersSite>>

test.beforeAll(async () => {
  providers = await startProvidersSite()
})
test.afterAll(() => providers.stop())

for (const colorScheme of ['light', 'dark'] as const) {
  for (const tab of ['about', 'services', 'gallery', 'reviews']) {
    test(`axe finds nothing on ${tab} of a full and a sparse profile, ${colorScheme}`, {
      tag: '@slow',
    }, async ({ page }) => {
      await page.route('https://pictures.example/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
      await page.emulateMedia({ colorScheme })
      for (const [key, width] of [
        ['A', 1280],
        ['X', 360],
      ] as const) {
        await page.goto(`${providers.url}${profilePath(key)}?tab=${tab}`)
        await hydrated(page)
        await expectAccessible(page, [width])
      }
    })
  }
}
