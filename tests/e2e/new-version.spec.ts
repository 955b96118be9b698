import type { Page } from 'playwright/test'
import { messages } from '../../src/content/messages.ts'
import { offline } from '../../src/content/offline.ts'
import { expect, test } from '../support/fixtures.ts'
import { keptForLater } from '../support/offline.ts'
import { notifications } from '../support/page-parts.ts'
import { hydrated } from '../support/walk.ts'

/** The browser itself says so of a file that is gone. */
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/Failed to load resource|dynamically imported module/],
})

/** Has the browser look for a new version, as it does when a page is opened. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

const states = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { waiting: Boolean(registration?.waiting), active: Boolean(registration?.active) }
  })

/** Loads the new version and waits until it is the one that looks after the page. */
async function takeUpdate(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await notifications(page).getByRole('button', { name: offline.reload }).click()
  await reloaded
  await expect.poll(() => states(page)).toEqual({ waiting: false, active: true })
}

test('a new version waits until the visitor agrees, and leaves other tabs as they are', async ({
  page,
  context,
  front,
}) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  const other = await context.newPage()
  await other.goto(`${front.url}/contact`)
  await hydrated(other)
  await other.getByLabel('Message').fill('Half of a message')
  await page.bringToFront()
  front.changeWorker()
  await lookForUpdate(page)
  await expect(notifications(page)).toContainText(offline.newVersion)
  expect(await states(page)).toEqual({ waiting: true, active: true })
  await takeUpdate(page)
  await hydrated(page)
  await expect(notifications(page)).not.toContainText(offline.newVersion)
  await expect(other.getByLabel('Message')).toHaveValue('Half of a message')
})

test('an open tab finds the files of its build that it has loaded, also after they are gone', async ({
  page,
  context,
  front,
}) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  const other = await context.newPage()
  await other.goto(`${front.url}/about`)
  const files = await other.evaluate(async () =>
    (await (await caches.open('assets-1')).keys()).map(({ url }) => url),
  )
  expect(files.length).toBeGreaterThan(5)
  await page.bringToFront()
  front.changeWorker()
  front.remove(/^\/assets\//)
  await lookForUpdate(page)
  await takeUpdate(page)
  const statuses = await other.evaluate(
    async (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
    files,
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

for (const [what, files] of [
  ['first script', /^\/assets\/entry-client-[^/]*\.js$/],
  ['script that the first one needs', /^\/assets\/react-[^/]*\.js$/],
  ['stylesheet', /^\/assets\/app-[^/]*\.css$/],
] as const) {
  test(`a ${what} that is gone after a deployment: the page is loaded anew, once, and is whole`, async ({
    page,
    front,
  }) => {
    const bringBack = front.remove(files)
    let documents = 0
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      documents += 1
      if (documents === 2) bringBack()
    })
    await page.goto(`${front.url}/about`, { waitUntil: 'commit' })
    await expect.poll(() => documents).toBe(2)
    await hydrated(page)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Jakarta')
    expect(front.asked.filter((line) => line === 'GET /about')).toHaveLength(2)
  })

  test(`a ${what} that stays away: the page is loaded anew once, and can be read`, async ({
    page,
    front,
  }) => {
    front.remove(files)
    await page.goto(`${front.url}/about`, { waitUntil: 'commit' })
    const asked = () => front.asked.filter((line) => files.test(line.replace(/^\w+ /, ''))).length
    await expect.poll(asked).toBeGreaterThan(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(front.asked.filter((line) => line === 'GET /about')).toHaveLength(2)
  })
}

test('a part that is gone after a deployment: the page is loaded as a document, once', async ({
  page,
  front,
}) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  front.remove(/^\/assets\/(?:services|category)[^/]*\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plumbing' }).first().click()
  await expect(page).toHaveURL(/\/services\/plumbing$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const documents = () => front.asked.filter((line) => /^GET \/services\/plumbing$/.test(line)).length
  await expect.poll(documents).toBeGreaterThan(0)
  expect(documents()).toBeLessThanOrEqual(3)
  await expect(page.getByRole('button', { name: messages.location.select })).toBeVisible()
})
