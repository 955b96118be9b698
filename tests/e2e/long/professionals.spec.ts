import { expectAccessible } from '#support/browser/axe.ts'
import { bar, cards, compareBoxes, LIST, openList } from '#support/browser/provider-list.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

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
      await expect(panel.getByText('Sample, not a real person')).toHaveCount(samples)
    }
  })
})

test.describe('axe finds nothing', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const query of ['', '?language=hindi&sort=price', '?rating=4.5&language=english&verified=1'])
    test(`on a list ${query}`, async ({ page }) => {
      await page.goto(LIST + query)
      await hydrated(page)
      await expectAccessible(page)
    })

  test('with a provider chosen', async ({ page }) => {
    await openList(page)
    await compareBoxes(page).nth(0).check()
    await compareBoxes(page).nth(1).check()
    await expect(bar(page).getByRole('link', { name: 'Compare' })).toBeVisible()
    await expectAccessible(page)
  })

  test('in a comparison, nor on its page without providers', async ({ page }) => {
    const { data } = await (await page.request.get('/api/web/provider/all?city=mumbai&limit=3')).json()
    await page.goto(`/compare?with=${data.map(({ id }: { id: string }) => id).join()}`)
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expectAccessible(page)
    await page.goto('/compare')
    await expectAccessible(page, [360])
  })

  test('in the panel of a job', async ({ page }) => {
    await page.goto('/services/plumbing/delhi')
    await hydrated(page)
    await page.getByRole('button', { name: /^Leak Repair/ }).click()
    await expect(cards(page).first()).toBeVisible()
    await expectAccessible(page)
  })
})
