import type { Page } from 'playwright/test'
import { messages } from '../../src/content/messages.ts'
import { offline } from '../../src/content/offline.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Front, startFront } from '../support/front.ts'
import { keptForLater } from '../support/offline.ts'
import { hydrated } from '../support/walk.ts'

/** The browser itself says so of a file that is gone. */
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/Failed to load resource|dynamically imported module/],
})

async function fronted(baseURL: string | undefined, act: (front: Front) => Promise<void>): Promise<void> {
  const front = await startFront(baseURL ?? '')
  try {
    await act(front)
  } finally {
    await front.stop()
  }
}

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

test('a new version waits until the visitor agrees, and leaves other tabs as they are', async ({
  page,
  context,
  baseURL,
}) => {
  await fronted(baseURL, async (front) => {
    await page.goto(`${front.url}/about`)
    await keptForLater(page)
    const other = await context.newPage()
    await other.goto(`${front.url}/contact`)
    await hydrated(other)
    await other.getByLabel('Message').fill('Half of a message')
    await page.bringToFront()
    front.changeWorker()
    await lookForUpdate(page)
    const notifications = page.getByRole('region', { name: 'Notifications' })
    await expect(notifications).toContainText(offline.newVersion)
    expect(await states(page)).toEqual({ waiting: true, active: true })
    const reloaded = page.waitForEvent('load')
    await notifications.getByRole('button', { name: offline.reload }).click()
    await reloaded
    await expect.poll(() => states(page)).toEqual({ waiting: false, active: true })
    await hydrated(page)
    await expect(notifications).not.toContainText(offline.newVersion)
    await expect(other.getByLabel('Message')).toHaveValue('Half of a message')
    await page.close()
    await other.close()
  })
})

test('an open tab finds the files of its build that it has loaded, also after they are gone', async ({
  page,
  context,
  baseURL,
}) => {
  await fronted(baseURL, async (front) => {
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
    const reloaded = page.waitForEvent('load')
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: offline.reload })
      .click()
    await reloaded
    await expect.poll(() => states(page)).toEqual({ waiting: false, active: true })
    const statuses = await other.evaluate(
      async (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
      files,
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    await page.close()
    await other.close()
  })
})

test('a part that is gone after a deployment: the page is loaded as a document, once', async ({
  page,
  baseURL,
}) => {
  await fronted(baseURL, async (front) => {
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
    await page.close()
  })
})
