import type { Page } from 'playwright/test'
import { keptForLater, keptPaths } from '#support/browser/offline.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { company } from '../../src/content/en/company.ts'
import { offline, offlinePage } from '../../src/content/en/offline.ts'
import { pageTitles } from '../../src/content/en/page-heads.ts'
import { offlinePage as hindiPage } from '../../src/content/hi/offline.ts'
import { pageTitles as hindiTitles } from '../../src/content/hi/page-heads.ts'

// Without a connection, the browser logs failed requests and responses with an error status.
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|status of (?:404|503)/],
})

const COPY =
  /^The connection is slow or lost\. This page is a copy from \d{1,2}:\d\d [ap]m, \d{1,2} \w{3,4}\./

const copyNote = (page: Page) => page.getByRole('region', { name: offline.label })

/** Opens a page, waits until it is stored, and goes offline. */
async function openThenDisconnect(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await keptForLater(page)
  await page.context().setOffline(true)
}

test('a visited page works offline and says that it is a copy', async ({ page, context }) => {
  await openThenDisconnect(page, '/services/plumbing')
  await page.reload()
  await expect(copyNote(page)).toHaveText(COPY)
  await expect(copyNote(page)).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
  await context.setOffline(false)
  await copyNote(page).getByRole('link').click()
  await expect(copyNote(page)).toHaveCount(0)
})

test('pages opened by client navigation are kept and open from their copies', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await page.goto('/')
  await keptForLater(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await keptForLater(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: company.name }).first().click()
  await expect(page).toHaveURL('/')
  await expect(copyNote(page)).toHaveText(COPY)
})

test('the copy is shown when the page does not answer in time', { tag: '@slow' }, async ({ page, front }) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  const release = front.hold(/^\/about$/)
  await page.reload({ waitUntil: 'commit' })
  await expect(copyNote(page)).toHaveText(COPY)
  release()
})

for (const [base, title, strings] of [
  ['', pageTitles.offline, offlinePage],
  ['/hi', hindiTitles.offline, hindiPage],
] as const) {
  test(`the offline page lists the copies and opens ${base}/terms when the connection is back`, {
    tag: base ? '@slow' : [],
  }, async ({ page, context }) => {
    await openThenDisconnect(page, `${base}/about`)
    await page.goto(`${base}/terms`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const copies = page.getByRole('region', { name: strings.kept }).getByRole('link')
    await expect(copies).toHaveCount(1)
    await expect(copies).toHaveAttribute('href', new RegExp(`${base}/about$`))
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    await expect(page).toHaveURL(`${base}/terms`)
  })
}

test('redirects to the app, health checks and data are never kept', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/contact')
  await keptForLater(page)
  await page.evaluate(async () => {
    for (const path of ['/healthz', '/app', '/api/web/city/all'])
      await fetch(path, { headers: { Accept: 'text/html' }, redirect: 'manual' })
  })
  // The redirect leads to a host that does not exist.
  const other = await page.context().newPage()
  await other.goto('/app?web=/about').catch(() => undefined)
  await page.goto('/about')
  await keptForLater(page)
  expect((await keptPaths(page)).filter((path) => /^\/(?:app|healthz|api)/.test(path))).toEqual([])
})

test('the copy of a page is removed when the page is gone', async ({ page }) => {
  await page.goto('/about')
  await keptForLater(page)
  await page.evaluate(async () => {
    const cache = await caches.open('pages-2')
    await cache.put('/blog/taken-down', new Response('<title>Taken down</title>'))
  })
  const answer = await page.goto('/blog/taken-down')
  expect(answer?.status()).toBe(404)
  await expect.poll(() => keptPaths(page)).not.toContain('/blog/taken-down')
  expect(await keptPaths(page)).toContain('/about')
})
