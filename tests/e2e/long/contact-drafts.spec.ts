import type { Page, Route } from 'playwright/test'
import { contact, contactMessages } from '../../../src/content/contact.ts'
import { goodQuery } from '../../support/contact.ts'
import { API, EMPTY, expectValues, fill, type formOf, openForm } from '../../support/contact-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { notifications } from '../../support/page-parts.ts'
import { hydrated } from '../../support/walk.ts'

test('what was typed is there again for who reloaded that other page, or read it in the other language', async ({
  page,
}) => {
  const form = await openForm(page)
  await fill(form)
  await form.form.getByRole('link', { name: contact.form.privacyLink }).click()
  await expect(page).toHaveURL(/\/privacy-policy/)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expectValues(form, goodQuery)
  await page.goForward()
  await expect(form.form).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/privacy-policy/)
  await page.goBack()
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expectValues(form, goodQuery)
})

test('what was typed about a topic is there again for who looked at the form about none', async ({
  page,
}) => {
  const form = await openForm(page, '/contact?subject=technician')
  await fill(form)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await expectValues(form, EMPTY)
  await page.goBack()
  await expectValues(form, goodQuery)
})

test('what was typed about a topic is there again for who looked at the form about none and went on from there', async ({
  page,
}) => {
  const form = await openForm(page, '/contact?subject=technician')
  await fill(form)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await form.form.getByRole('link', { name: contact.form.privacyLink }).click()
  await expect(form.form).toBeHidden()
  await page.goBack()
  await expectValues(form, EMPTY)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/contact?subject=technician')
  await expectValues(form, goodQuery)
})

test('a message that is sent again by a document that was loaded while it was on its way has the same key', async ({
  page,
}) => {
  const keys: Array<string | undefined> = []
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>()
  // The first answer never comes.
  await page.route(API, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    arrive()
    if (keys.length > 1) await route.fulfill({ json: { code: 200 } })
  })
  const form = await openForm(page)
  await fill(form)
  await form.submit.click()
  await isThere
  await page.reload()
  await hydrated(page)
  await expectValues(form, goodQuery)
  await page.reload()
  await hydrated(page)
  await expectValues(form, goodQuery)
  await form.submit.click()
  await page.clock.fastForward(5_000)
  await expect(notifications(page)).toContainText(contactMessages.success)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await fill(form)
  await form.submit.click()
  await page.clock.fastForward(5_000)
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[2]).not.toBe(keys[0])
})

test('a message about a topic that is sent again from the other language is the same message', async ({
  page,
}) => {
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>()
  const sent: Array<unknown> = []
  // The first answer never comes.
  await page.route('**/api/web/query*', async (route) => {
    const { name, message, subject, about } = route.request().postDataJSON()
    sent.push({ key: route.request().headers()['idempotency-key'], name, message, subject, about })
    arrive()
    if (sent.length > 1) await route.fulfill({ json: { code: 200 } })
  })
  const form = await openForm(page, '/contact?subject=technician&about=Ramesh')
  await fill(form)
  await form.submit.click()
  await isThere
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/contact?subject=technician&about=Ramesh')
  await hydrated(page)
  await page.locator('main form button[type=submit]').click()
  await page.clock.fastForward(5_000)
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual(sent[0])
})

test('what was typed is there again in the other language, and kept nowhere else', async ({ page }) => {
  const form = await openForm(page)
  await fill(form)
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/contact')
  for (const [name, value] of Object.entries(goodQuery))
    await expect(page.locator(`main [name="${name}"]`)).toHaveValue(value)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(goodQuery.email)
})

/** Sends the form and goes to another page; the answer comes when it is released. */
async function sendAndLeave(page: Page, form: ReturnType<typeof formOf>): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(API, async (route) => {
    await held
    await route.fulfill({ json: { code: 200 } })
  })
  const request = page.waitForRequest(API)
  await form.submit.click()
  await request
  await form.form.getByRole('link', { name: contact.form.privacyLink }).click()
  await expect(page).toHaveURL(/\/privacy-policy/)
  return release
}

test('what was sent while the visitor went to another page is not there again', async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': '198.18.0.2' })
  const form = await openForm(page)
  await fill(form)
  const release = await sendAndLeave(page, form)
  release()
  await expect(notifications(page)).toContainText(contactMessages.success)
  await page.goBack()
  await expectValues(form, EMPTY)
})

test('what is on its way cannot be sent again by who went to another page and came back, and then the form is empty', async ({
  page,
}) => {
  const form = await openForm(page)
  await fill(form)
  const release = await sendAndLeave(page, form)
  await expect(form.form).toBeHidden()
  await page.goBack()
  await expectValues(form, goodQuery)
  await expect(form.submit).toBeDisabled()
  release()
  await expect(notifications(page)).toContainText(contactMessages.success)
  await expectValues(form, EMPTY)
  await expect(form.submit).toBeEnabled()
})

test('what is typed while a message is on its way is not taken away with it', async ({ page }) => {
  const form = await openForm(page)
  await fill(form)
  const held = Promise.withResolvers<Route>()
  await page.route(API, (route) => held.resolve(route))
  await form.submit.click()
  const route = await held.promise
  await form.message.fill('The tap of the bathroom leaks, too.')
  await route.fulfill({ json: { code: 200 } })
  await expect(notifications(page)).toContainText(contactMessages.success)
  await expectValues(form, { ...goodQuery, message: 'The tap of the bathroom leaks, too.' })
})
