import type { Page } from 'playwright/test'
import { EMPTY, expectValues, fill, getForm } from '#support/browser/contact-page.ts'
import { keptForLater, openThenDisconnect } from '#support/browser/offline.ts'
import { startQueueSite } from '#support/browser/offline-queue.ts'
import { notifications } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { goodQuery } from '#support/site/contact-requests.ts'
import { contactMessages } from '../../../src/content/en/contact.ts'
import { queued } from '../../../src/content/en/offline-queue.ts'
import { QUEUE_FLAG } from '../../../src/data/offline-queue/names.ts'

// All tests share the site that the module starts, so they run in one worker.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource/] })

const { upstream, site, stop, deliveries, writeOffline, comeBack } = await startQueueSite()

test.afterAll(stop)

test('a queued message is sent once when the next visit opens two tabs', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const query = { ...goodQuery, email: 'next-visit@home.example' }
  await writeOffline(page, query)
  await page.close()
  await context.setOffline(false)
  const [first, second] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([first.goto(`${site.url}/about`), second.goto(`${site.url}/terms`)])
  const said = (tab: Page) =>
    notifications(tab)
      .getByText(/has been sent/)
      .isVisible()
  await expect.poll(async () => (await said(first)) || (await said(second))).toBe(true)
  await first.goto(`${site.url}/about`)
  await keptForLater(first)
  expect(deliveries(query.email)).toHaveLength(1)
})

test('a queued message is retried soon when the browser was online too early', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const query = { ...goodQuery, email: 'too-early@home.example' }
  await writeOffline(page, query)
  let tries = 0
  await context.route('**/api/web/query', (route) => {
    tries += 1
    return tries === 1 ? route.abort() : route.continue()
  })
  await context.setOffline(false)
  await expect(notifications(page)).toContainText(/has been sent/, { timeout: 20_000 })
  expect(tries).toBe(2)
  expect(deliveries(query.email)).toHaveLength(1)
})

test('a message fails and pages work when the browser allows no database', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed', 'SecurityError')
    }
  })
  await openThenDisconnect(page, `${site.url}/contact`)
  await hydrated(page)
  const form = getForm(page)
  await fill(form)
  await form.submit.click()
  await expect(notifications(page)).toContainText(contactMessages.failed)
  await expectValues(form, goodQuery)
  expect(await page.evaluate((flag) => localStorage.getItem(flag), QUEUE_FLAG)).toBeNull()
  // A message of an earlier visit, with other settings.
  await page.evaluate((flag) => localStorage.setItem(flag, '1'), QUEUE_FLAG)
  await context.setOffline(false)
  const looked = page.waitForResponse(/\/assets\/offline-queue/)
  await page.goto(`${site.url}/about`)
  await looked
  await hydrated(page)
})

test('a refused message leaves the queue when it was corrected and sent', { tag: '@slow' }, async ({
  page,
}) => {
  const query = { ...goodQuery, email: 'refused-later@home.example' }
  const back = await comeBack(page, query, '/contact?subject=technician&about=Ramesh')
  upstream.set('ok', '/query')
  await page.goto(`${site.url}/contact`)
  await hydrated(page)
  await expect(back).toContainText(query.message)
  await back.getByRole('button', { name: queued.edit }).click()
  const form = getForm(page)
  await expect(form.form.getByText('Regarding: A professional (Ramesh)')).toBeVisible()
  await expectValues(form, query)
  await form.phone.fill('+91 98000 11111')
  await form.submit.click()
  await expect(back).toBeHidden()
  expect(deliveries(query.email).at(-1)?.body).toContain('+919800011111')
  await page.reload()
  await hydrated(page)
  await expect(back).toBeHidden()
})

test('a refused message does not replace one that is being typed', { tag: '@slow' }, async ({ page }) => {
  const query = { ...goodQuery, email: 'refused-earlier@home.example' }
  const back = await comeBack(page, query)
  upstream.set('ok', '/query')
  const form = getForm(page)
  await form.message.fill('The gate does not shut any more.')
  await back.getByRole('button', { name: queued.edit }).click()
  await expect(notifications(page)).toContainText(queued.inTheWay)
  await expect(form.message).toHaveValue('The gate does not shut any more.')
  await form.message.fill('')
  await back.getByRole('button', { name: queued.edit }).click()
  await expectValues(form, query)
  await fill(form, EMPTY)
  await fill(form, { ...goodQuery, email: 'another@home.example' })
  await form.submit.click()
  await expect(notifications(page)).toContainText(contactMessages.success)
  await page.reload()
  await expect(back).toBeVisible()
})

test('the service worker sends a queued message when the browser wakes it without a tab', {
  tag: '@slow',
}, async ({ page, context }) => {
  const query = { ...goodQuery, email: 'background@home.example' }
  await writeOffline(page, query)
  const session = await context.newCDPSession(page)
  let registrationId = ''
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url))?.registrationId ?? ''
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).not.toBe('')
  // Without an online event the page itself does nothing.
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
