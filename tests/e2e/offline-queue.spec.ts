import type { Page } from 'playwright/test'
import { getForm } from '#support/browser/contact-page.ts'
import { keptForLater } from '#support/browser/offline.ts'
import { startQueueSite } from '#support/browser/offline-queue.ts'
import { notifications } from '#support/browser/page-parts.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { goodQuery } from '#support/site/contact-requests.ts'
import { queued } from '../../src/content/en/offline-queue.ts'

test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource/] })

const { stop, deliveries, writeOffline } = await startQueueSite()

test.afterAll(stop)

/** Calls that sent messages, from the page or from the service worker, once there was a connection. */
function countSendings(page: Page): { count: () => number } {
  let count = 0
  page.context().on('response', (response) => {
    if (response.url().endsWith('/api/web/query')) count += 1
  })
  return { count: () => count }
}

test('a message from offline is sent once and announced when the connection is back', async ({
  page,
  context,
}) => {
  const query = { ...goodQuery, email: 'online-again@home.example' }
  const sendings = countSendings(page)
  await writeOffline(page, query)
  expect(deliveries(query.email)).toEqual([])
  await context.setOffline(false)
  await expect(notifications(page)).toContainText(/The message that you wrote at .* has been sent\./)
  await expect(getForm(page).form.getByText(queued.waiting(1))).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.reload()
  await keptForLater(page)
  expect(deliveries(query.email)).toHaveLength(1)
  expect(deliveries(query.email)[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  expect(sendings.count()).toBe(1)
})
