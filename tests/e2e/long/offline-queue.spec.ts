import type { Page } from 'playwright/test'
import { QUEUE_FLAG, QUEUED_FOR_MS } from '../../../src/api/offline-queue/names.ts'
import { contact, contactMessages } from '../../../src/content/contact.ts'
import { queued } from '../../../src/content/offline-queue.ts'
import { goodQuery } from '../../support/contact.ts'
import { EMPTY, fill, formOf } from '../../support/contact-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { keptForLater, openThenDisconnect } from '../../support/offline.ts'
import { messageThatCameBack, startQueueSite } from '../../support/offline-queue.ts'
import { notifications } from '../../support/page-parts.ts'
import { hydrated } from '../../support/walk.ts'

test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource/] })

const { upstream, site, stop, deliveries, writeOffline, comeBack } = await startQueueSite()

test.afterAll(stop)

test('it survives the tab and is sent by the next visit, once, whichever page it is and however many tabs', async ({
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

test('an answer that is none of the message does not end its waiting', async ({ page, context }) => {
  const query = { ...goodQuery, email: 'firewall@home.example' }
  await writeOffline(page, query)
  const page404 = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }
  await context.route('**/api/web/query', (route) => route.fulfill(page404))
  const answered = page.waitForResponse('**/api/web/query')
  await context.setOffline(false)
  await answered
  await page.reload()
  await expect(formOf(page).form.getByText(queued.waiting(1))).toBeVisible()
  await context.unroute('**/api/web/query')
  await page.reload()
  await expect(notifications(page)).toContainText(/has been sent/)
  expect(deliveries(query.email)).toHaveLength(1)
})

test('a browser that says too early that it is online tries again soon', async ({ page, context }) => {
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

/** Sends a message without a connection and is told that it has failed. */
async function expectNotKept(page: Page): Promise<void> {
  await openThenDisconnect(page, `${site.url}/contact`)
  await hydrated(page)
  const form = formOf(page)
  await fill(form)
  await form.submit.click()
  await expect(notifications(page)).toContainText(contactMessages.failed)
}

test('what the browser cannot remember to look after is not said to be kept', async ({ page, context }) => {
  await context.addInitScript(() => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function setItem(name, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      write.call(this, name, value)
    }
  })
  await expectNotKept(page)
  await expect(formOf(page).message).toHaveValue(goodQuery.message)
})

test('where no database is allowed nothing is said to be kept, and no page fails for it', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed', 'SecurityError')
    }
  })
  await expectNotKept(page)
  expect(await page.evaluate((flag) => localStorage.getItem(flag), QUEUE_FLAG)).toBeNull()
  // Of an earlier visit, with other settings.
  await page.evaluate((flag) => localStorage.setItem(flag, '1'), QUEUE_FLAG)
  await context.setOffline(false)
  const looked = page.waitForResponse(/\/assets\/offline-queue/)
  await page.goto(`${site.url}/about`)
  await looked
  await hydrated(page)
})

test('what the site keeps for the API is told as saved, not as sent', async ({ page, context }) => {
  const query = { ...goodQuery, email: 'saved@home.example' }
  await writeOffline(page, query)
  upstream.set('status-500', '/query')
  await context.setOffline(false)
  await expect(notifications(page)).toContainText(/is saved and will be delivered as soon as possible/)
  await expect(formOf(page).form.getByText(queued.waiting(1))).toBeHidden()
  upstream.set('ok', '/query')
})

/** Makes the messages of the queue so much older. */
async function age(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    (older) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('unsent', 1)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('messages', 'readwrite')
          const store = transaction.objectStore('messages')
          const reading = store.getAll()
          reading.onsuccess = () => {
            for (const message of reading.result)
              store.put({ ...message, writtenAt: message.writtenAt - older })
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    ms,
  )
}

test('a message that could not be sent for so long that its key may be forgotten comes back', async ({
  page,
  context,
}) => {
  const query = { ...goodQuery, email: 'too-old@home.example' }
  await writeOffline(page, query)
  await age(page, QUEUED_FOR_MS + 60_000)
  await context.setOffline(false)
  const back = messageThatCameBack(page)
  await expect(back).toContainText(queued.tooOld)
  await expect(back).toContainText(query.message)
  expect(deliveries(query.email)).toEqual([])
})

test('a message that is refused later comes back to the visitor, who can mend it and send it', async ({
  page,
}) => {
  const query = { ...goodQuery, email: 'refused-later@home.example' }
  const back = await comeBack(page, query)
  await page.reload()
  await expect(back).toContainText(query.message)
  upstream.set('ok', '/query')
  await back.getByRole('button', { name: queued.edit }).click()
  await expect(formOf(page).name).toHaveValue(query.name)
  await expect(formOf(page).name).toBeFocused()
  await expect(formOf(page).message).toHaveValue(query.message)
  await formOf(page).phone.fill('+91 98000 11111')
  await formOf(page).submit.click()
  await expect(back).toBeHidden()
  expect(deliveries(query.email).at(-1)?.body).toContain('+91 98000 11111')
  await page.reload()
  await hydrated(page)
  await expect(back).toBeHidden()
})

test('a message that came back does not take the place of one that is being typed', async ({ page }) => {
  const query = { ...goodQuery, email: 'refused-earlier@home.example' }
  const back = await comeBack(page, query)
  upstream.set('ok', '/query')
  const message = formOf(page).message
  await message.fill('The gate does not shut any more.')
  await back.getByRole('button', { name: queued.edit }).click()
  await expect(notifications(page)).toContainText(queued.inTheWay)
  await expect(message).toHaveValue('The gate does not shut any more.')
  await message.fill('')
  await back.getByRole('button', { name: queued.edit }).click()
  await expect(message).toHaveValue(query.message)
  await message.fill('The kitchen tap leaks, and nobody can be called.')
  await back.getByRole('button', { name: queued.edit }).click()
  await expect(message).toHaveValue('The kitchen tap leaks, and nobody can be called.')
  await fill(formOf(page), EMPTY)
  await fill(formOf(page), { ...goodQuery, email: 'another@home.example' })
  await formOf(page).submit.click()
  await expect(notifications(page)).toContainText(contactMessages.success)
  await page.reload()
  await expect(back).toBeVisible()
})

test('a message that came back has no topic of the page in whose form it is, also for who went away', async ({
  page,
}) => {
  const back = await comeBack(page, { ...goodQuery, email: 'refused-elsewhere@home.example' })
  upstream.set('ok', '/query')
  await page.goto(`${site.url}/contact?subject=technician`)
  await hydrated(page)
  const topic = formOf(page).form.getByText(contact.form.regarding)
  await expect(topic).toBeVisible()
  await fill(formOf(page), EMPTY)
  await back.getByRole('button', { name: queued.edit }).click()
  await expect(topic).toBeHidden()
  await formOf(page).form.getByRole('link', { name: contact.form.privacyLink }).click()
  await expect(formOf(page).form).toHaveCount(0)
  await page.goBack()
  await expect(formOf(page).message).toHaveValue(goodQuery.message)
  await expect(topic).toBeHidden()
})

test('a message that came back has the topic that it was written about, until the form is emptied', async ({
  page,
}) => {
  const query = { ...goodQuery, email: 'refused-topic@home.example' }
  const back = await comeBack(page, query, '/contact?subject=technician&about=Ramesh')
  upstream.set('ok', '/query')
  const said = 'Regarding: A technician (Ramesh)'
  expect(deliveries(query.email).map(({ body }) => JSON.parse(body).message)).toEqual([
    `${said}\n\n${query.message}`,
  ])
  await page.goto(`${site.url}/contact`)
  await hydrated(page)
  const topic = formOf(page).form.getByText(said)
  await expect(topic).toBeHidden()
  await back.getByRole('button', { name: queued.edit }).click()
  await expect(topic).toBeVisible()
  await fill(formOf(page), EMPTY)
  await expect(topic).toBeHidden()
  await back.getByRole('button', { name: queued.edit }).click()
  await formOf(page).message.fill('The gate does not shut.')
  await formOf(page).submit.click()
  await expect(back).toBeHidden()
  expect(JSON.parse(deliveries(query.email).at(-1)?.body ?? '').message).toBe(
    `${said}\n\nThe gate does not shut.`,
  )
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
