import { copyNote, keptForLater } from '#support/browser/offline.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (?:404|410|503)/],
})

for (const [asked, kept] of [
  ['/careers', '/career'],
  ['/services/plumbing/', '/services/plumbing'],
  ['/About', '/about'],
  ['/blog%E2%80%8B', '/blog'],
] as const)
  test(`offline, ${asked} leads to the kept page ${kept}`, async ({ page }) => {
    await page.goto('/terms')
    await keptForLater(page)
    await page.goto(asked)
    await expect(page).toHaveURL(kept)
    await keptForLater(page)
    await page.goto('/terms')
    await page.context().setOffline(true)
    await page.goto(asked)
    await expect(page).toHaveURL(kept)
    await expect(copyNote(page)).toBeVisible()
  })

test('an unvisited URL opens the kept page of its redirect target offline', async ({ page }) => {
  await page.goto('/services/plumbing')
  await keptForLater(page)
  await page.context().setOffline(true)
  await page.goto('/services//Plumbing/?utm_source=x')
  await expect(page).toHaveURL('/services/plumbing')
})
