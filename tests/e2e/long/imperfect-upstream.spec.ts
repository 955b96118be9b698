import type { Page } from 'playwright/test'
import { hydrated, overflow } from '#support/browser/walk.ts'
import { IMPERFECT } from '#support/data/imperfect-data.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { type RemoteSite, startRemoteSite } from '#support/site/remote-site.ts'

// An upstream without a directory answers 404 to a read of its providers.
test.use({ expectedConsole: [/404/] })

let remote: RemoteSite

test.beforeEach(async () => {
  remote = await startRemoteSite()
  for (const [path, data] of Object.entries(IMPERFECT)) remote.upstream.answer(path, data)
})

test.afterEach(async ({ page }) => {
  // Loads of a page would fail once the site has stopped.
  await page.goto('about:blank')
  await remote.stop()
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(remote.site.url + path)
  await hydrated(page)
}

test('an article whose title is one long word fits a phone', async ({ page }) => {
  const post = { slug: 'long-word', title: 'x'.repeat(170), content: '<p>Words.</p>', categories: [] }
  remote.upstream.answer('/blog/all', [post])
  remote.upstream.answer('/blog/long-word', post)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/blog/long-word')
  expect(await overflow(page)).toBe(0)
})

test.describe('when a file cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('jobs that failed with the page are shown after Try again', async ({ page }) => {
    remote.upstream.set('status-500', '/category/plumbing')
    await open(page, '/services/plumbing')
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    remote.upstream.reset()
    await again.click()
    await expect(page.locator('.job-tile').first()).toBeVisible()
  })

  test.describe('when a page is cut off', () => {
    // React logs that the server did not finish.
    test.use({ expectedConsole: [/Failed to load resource|Minified React error #419/] })

    test('a section that was cut off loads by itself', async ({ page }) => {
      remote.upstream.set('slow-body', '/blog')
      await page.route('**/blog', async (route) => {
        // A headless browser would be taken for a crawler, which receives whole pages.
        const headers = { ...route.request().headers(), 'user-agent': 'Mozilla/5.0 Chrome/150.0' }
        const response = await route.fetch({ headers })
        const [shell = ''] = (await response.text()).split(/(?<=id="_R_">[^<]*<\/script>)/)
        await route.fulfill({ response, body: shell })
      })
      await page.goto(`${remote.site.url}/blog`)
      remote.upstream.reset()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })
  })
})
