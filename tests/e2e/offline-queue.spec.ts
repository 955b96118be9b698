import type { Page } from 'playwright/test'
import { queued } from '../../src/content/offline-queue.ts'
import { goodQuery } from '../support/contact.ts'
import { expect, test } from '../support/fixtures.ts'
import { keptForLater } from '../support/offline.ts'
import { form, startQueueSite } from '../support/offline-queue.ts'
import { notifications } from '../support/page-parts.ts'

test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource/] })

const { site, stop, deliveries, writeOffline } = await startQueueSite()

test.afterAll(stop)

/** Calls for sending that left the browser, from the page or from the service worker, once there was a connection. */
function countSendings(page: Page): { count: () => number } {
  let count = 0
  page.context().on('response', (response) => {
    if (response.url().endsWith('/api/web/query')) count += 1
  })
  return { count: () => count }
}

test('a message that is written offline is sent once when the connection is back, and the visitor is told', async ({
  page,
  context,
}) => {
  const query = { ...goodQuery, email: 'online-again@home.example' }
  const sendings = countSendings(page)
  await writeOffline(page, query)
  expect(deliveries(query.email)).toEqual([])
  await context.setOffline(false)
  await expect(notifications(page)).toContainText(/The message that you wrote at .* has been sent\./)
  await expect(form(page).getByText(queued.waiting(1))).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.reload()
  await keptForLater(page)
  expect(deliveries(query.email)).toHaveLength(1)
  expect(deliveries(query.email)[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  expect(sendings.count()).toBe(1)
})

test('the service worker sends it when the browser wakes it, without any tab of the site', async ({
  page,
  context,
}) => {
  const query = { ...goodQuery, email: 'background@home.example' }
  await writeOffline(page, query)
  const session = await context.newCDPSession(page)
  let registrationId = ''
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url))?.registrationId ?? ''
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).not.toBe('')
  // Without its online event the page itself does nothing.
  await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true))
  await page.goto('about:blank')
  await context.setOffline(false)
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.url,
    registrationId,
    tag: 'unsent-messages',
    lastChance: false,
  })
  await expect.poll(() => deliveries(query.email).length).toBe(1)
  await page.goto(`${site.url}/about`)
  await expect(notifications(page)).toContainText(/has been sent/)
  expect(deliveries(query.email)).toHaveLength(1)
})
