import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { sampleStrings } from '../../../src/content/en/samples.ts'

test.describe('without a directory', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] })

  test('the panel refers to the app, and samples are shown where they fit', async ({ page }) => {
    await page.route('**/api/web/provider/all*', (route) =>
      route.fulfill({ status: 404, json: { code: 404, message: 'There is no directory.' } }),
    )
    const panel = page.getByRole('region', { name: 'Available Providers' })
    for (const [path, job, samples] of [
      ['/services/plumbing/mumbai', /^Leak Repair/, 1],
      ['/services/plumbing/pune', /^Leak Repair/, 0],
      ['/services/electrician/mumbai', /^Fan Repair/, 0],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await page.getByRole('button', { name: job }).click()
      await expect(panel.getByText(/^The app shows who is free/)).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Book in the app' }).first()).toBeVisible()
      await expect(panel.getByRole('article')).toHaveCount(samples)
      await expect(panel.getByText(sampleStrings.chip, { exact: true })).toHaveCount(samples)
    }
  })
})
