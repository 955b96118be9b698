import { COPY, copyNote, keptForLater, openThenDisconnect } from '#support/browser/offline.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { company } from '../../src/content/en/company.ts'
import { offline } from '../../src/content/en/offline.ts'

// Without a connection, the browser logs failed requests and responses with an error status.
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (?:404|503)/],
})

test('a visited page works offline and says that it is a copy', async ({ page }) => {
  await openThenDisconnect(page, '/services/plumbing')
  await page.reload()
  const note = copyNote(page)
  await expect(note).toHaveText(COPY)
  await expect(note).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
  await page
    .getByRole('button', { name: /Select Location|Mumbai/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('pages opened by client navigation are kept and open from their copies', async ({ page, context }) => {
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

test('the offline page opens the requested page when the connection is back', async ({ page, context }) => {
  await openThenDisconnect(page, '/about')
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.page.title)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.page.title)
  await expect(page).toHaveURL('/terms')
})

test('redirects to the app, health checks and authorized responses are never kept', async ({ page }) => {
  await page.goto('/contact')
  await keptForLater(page)
  await page.evaluate(async () => {
    await fetch('/healthz')
    await fetch('/app')
    await fetch('/api/web/city/all', { headers: { Authorization: 'Bearer x' } })
    await fetch('/api/web/state/all')
  })
  await page.goto('/app?web=/about', { waitUntil: 'commit' }).catch(() => undefined)
  await page.goto('/about')
  await keptForLater(page, '/contact')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/api/web/state/all')
  expect(
    kept.filter((path) => /^\/(app|healthz|page-times|client-errors)|city\/all|web\/query/.test(path)),
  ).toEqual([])
})

test('a page that is only read loads no service worker with Save-Data', async ({ page, front }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.goto(`${front.url}/about`)
  const asked = [...front.asked]
  expect(asked.filter((line) => line.includes('/sw.js'))).toEqual([])
})

test('the copy of a page is removed when the page is gone', async ({ page }) => {
  await page.goto('/about')
  await keptForLater(page)
  const copies = () =>
    page.evaluate(async () => {
      const cache = await caches.open('pages-1')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
  await page.evaluate(async () => {
    const headers = { 'Content-Type': 'text/html', 'x-stored-at': String(Date.now()) }
    const cache = await caches.open('pages-1')
    await cache.put('/blog/taken-down', new Response('<title>Taken down</title>', { headers }))
  })
  expect(await copies()).toContain('/blog/taken-down')
  const answer = await page.goto('/blog/taken-down')
  expect(answer?.status()).toBe(404)
  await expect.poll(copies).not.toContain('/blog/taken-down')
  expect(await copies()).toContain('/about')
})
