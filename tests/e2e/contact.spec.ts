import type { BrowserContextOptions, Page } from 'playwright/test'
import {
  answerMessages,
  EMPTY,
  expectValues,
  fill,
  getForm,
  getPanel,
  openForm,
  REFERENCE,
} from '#support/browser/contact-page.ts'
import { notifications } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { goodQuery } from '#support/site/contact-requests.ts'
import { contact, contactMessages, contactSubjects } from '../../src/content/en/contact.ts'

const SUNDAY = Date.parse('2026-11-15T10:00:00+05:30')
const MONDAY = Date.parse('2026-11-16T10:00:00+05:30')
const DAY = 24 * 3_600_000

test('an empty form shows all four errors and focuses the first field when it is sent', async ({ page }) => {
  const form = await openForm(page)
  await form.submit.click()
  for (const field of ['name', 'email', 'phone', 'message'] as const)
    await expect(form.form.getByText(contactMessages[field], { exact: true })).toBeVisible()
  await expect(form.name).toBeFocused()
})

test('what a browser fills in without an event is sent, and nothing of it is reset', async ({ page }) => {
  const sent = await answerMessages(page)
  const form = await openForm(page)
  for (const field of ['name', 'email', 'phone'] as const)
    await form[field].evaluate((control, value) => Reflect.set(control, 'value', value), goodQuery[field])
  await form.submit.click()
  await expect(form.message).toBeFocused()
  await form.message.fill(goodQuery.message)
  await expectValues(form, goodQuery)
  await form.submit.click()
  await expect(getPanel(page)).toBeVisible()
  expect(sent[0]?.body).toMatchObject(goodQuery)
})

test('a text over the maximum stays whole, with a sentence, when it is sent', async ({ page }) => {
  const form = await openForm(page)
  const long = { ...goodQuery, message: 'x'.repeat(5_200), name: 'n'.repeat(130), phone: '9'.repeat(40) }
  await fill(form, long)
  await form.submit.click()
  for (const words of [
    contactMessages.longMessage(5_000),
    contactMessages.longName(120),
    contactMessages.phone,
  ])
    await expect(form.form.getByText(words, { exact: true })).toBeVisible()
  await expectValues(form, long)
})

test('changing a visit needs its day and what to do, and repeats both after sending', async ({ page }) => {
  const sent = await answerMessages(page)
  const form = await openForm(page, '/contact?subject=change')
  await form.name.fill(goodQuery.name)
  await form.phone.fill('0484 2345678 (home)')
  await form.submit.click()
  await expect(form.form.getByText(contactMessages.needed, { exact: true })).toHaveCount(2)
  await form.form.getByLabel(contact.form.visitDay).fill('2126-11-20')
  await form.form.getByLabel(contact.form.change).selectOption('cancel')
  await form.submit.click()
  const panel = getPanel(page)
  await expect(panel).toContainText(contact.form.changes.cancel)
  await expect(panel).toContainText('20 November 2126')
  await expect(panel).toContainText(contactSubjects.change.received)
  expect(sent[0]?.body.details).toMatchObject({ visitDay: '2126-11-20', change: 'cancel' })
})

test('a complaint takes a phone number alone, and says so when there is neither', async ({ page }) => {
  const sent = await answerMessages(page)
  const form = await openForm(page, '/contact?subject=complaint')
  await form.name.fill(goodQuery.name)
  await form.form.getByLabel(contact.form.visitDay).fill('2020-11-02')
  await form.message.fill(goodQuery.message)
  await form.submit.click()
  await expect(form.form.getByText(contactMessages.reach, { exact: true })).toBeVisible()
  await form.phone.fill('98765 43210 / 98765 43211')
  await expect(form.form.getByText(contactMessages.reach, { exact: true })).toBeHidden()
  await form.submit.click()
  await expect(form.form.getByText(contactMessages.twoPhones, { exact: true })).toBeVisible()
  await form.phone.fill('98765 43210')
  await form.submit.click()
  await expect(getPanel(page)).toBeVisible()
  await expect(getPanel(page)).toContainText('2 November 2020')
  const details = { visitDay: '2020-11-02' }
  expect(sent[0]?.body).toMatchObject({ email: '', phone: '98765 43210', details })
})

test('one panel replaces the form and stays when a message is sent', async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': '198.18.0.1' })
  const form = await openForm(page)
  await fill(form)
  await form.submit.click()
  const panel = getPanel(page)
  await expect(panel).toBeFocused()
  const text = (await panel.textContent()) ?? ''
  expect(text).toMatch(/Reference number[0-9a-f]{8}/)
  expect(text.startsWith(contactMessages.success)).toBe(true)
  expect(text).toContain(goodQuery.phone)
  await expect(notifications(page)).not.toContainText(contactMessages.success)
  await expect(form.form).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(panel).toHaveText(text)
  await expect(form.form).toHaveCount(0)
})

test('a draft is kept on another page, after a reload and in the other language', async ({ page }) => {
  const form = await openForm(page)
  await fill(form)
  await form.form.getByRole('link', { name: contact.form.privacyLink }).click()
  await expect(page).toHaveURL(/\/privacy-policy/)
  await page.goBack()
  await expectValues(form, goodQuery)
  await page.reload()
  await hydrated(page)
  await expectValues(form, goodQuery)
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/contact')
  for (const [name, value] of Object.entries(goodQuery))
    await expect(page.locator(`main [name="${name}"]`)).toHaveValue(value)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/contact')
  await hydrated(page)
  await fill(form, EMPTY)
  await page.reload()
  await hydrated(page)
  await expectValues(form, EMPTY)
})

test('a call back offers the days of the server when the clock of the device is wrong', async ({ page }) => {
  const sent = await answerMessages(page)
  await page.context().setExtraHTTPHeaders({ 'x-test-clock': String(MONDAY) })
  const headers = { Date: new Date(MONDAY).toUTCString() }
  for (const device of [MONDAY + 3 * DAY, MONDAY - 3 * DAY]) {
    await page.route('/healthz', (route) => route.fulfill({ headers }))
    await page.clock.setFixedTime(device)
    const form = await openForm(page, '/contact?subject=booking')
    await form.name.fill(goodQuery.name)
    await form.phone.fill(goodQuery.phone)
    const day = form.form.getByLabel(contact.form.preferredDay)
    await expect(day.getByRole('option').nth(1)).toHaveText('Today')
    await day.selectOption({ index: 1 })
    await form.submit.click()
    await expect(getPanel(page)).toContainText('Today')
    expect(sent.at(-1)?.body.details).toMatchObject({ preferredDay: '2026-11-16' })
  }
})

test('a page that the browser had kept shows the draft of now when it is shown again', async ({ page }) => {
  const form = await openForm(page)
  await fill(form)
  const showAgain = (drafts: string) =>
    page.evaluate((stored) => {
      sessionStorage.setItem('contact-drafts', stored)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, drafts)
  await showAgain(JSON.stringify({ ' ': { content: { values: { name: 'Asha Menon' }, details: {} } } }))
  await expectValues(form, { ...EMPTY, name: 'Asha Menon' })
  await showAgain('{}')
  await expectValues(form, EMPTY)
})

test('a call back has neither the day that is over nor the service of an earlier draft', async ({ page }) => {
  const sent = await answerMessages(page)
  await page.context().setExtraHTTPHeaders({ 'x-test-clock': String(MONDAY) })
  const form = await openForm(page, '/contact?subject=booking&service=plumbing')
  await form.name.fill(goodQuery.name)
  await form.phone.fill(goodQuery.phone)
  await form.form.getByLabel(contact.form.preferredDay).selectOption({ index: 1 })
  await page.context().setExtraHTTPHeaders({ 'x-test-clock': String(MONDAY + DAY) })
  await openForm(page, '/contact?subject=booking')
  await expect(form.phone).toHaveValue(goodQuery.phone)
  await form.submit.click()
  await expect(getPanel(page)).toBeVisible()
  expect(sent[0]?.body.details).toEqual({ city: '', preferredDay: '', preferredTime: '' })
})

test.describe('a call that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('a failed message stays in the form and is retried under the same key', async ({ page }) => {
    const sent = await answerMessages(page, (route) => route.abort())
    const form = await openForm(page)
    await fill(form)
    await form.submit.click()
    await expect(page.getByText(contactMessages.failed)).toBeVisible()
    await expect(form.notice).toHaveText(contact.answers.unreachable)
    await expectValues(form, goodQuery)
    await form.submit.click()
    await expect(getPanel(page)).toContainText(REFERENCE)
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('a message waits in the form and is sent under its key when the connection is back', async ({
    page,
    context,
  }) => {
    const form = await openForm(page)
    const sent = await answerMessages(page, (route) => route.abort())
    await fill(form)
    await context.setOffline(true)
    await form.submit.click()
    await expect(form.form.getByText(contact.form.unsent.waiting)).toBeVisible()
    await expectValues(form, goodQuery)
    await context.setOffline(false)
    await expect(getPanel(page)).toBeVisible()
    expect(sent[1]).toEqual(sent[0])
  })

  test('an unsent message is in the form at the next visit until it is deleted', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    const form = await openForm(page)
    await answerMessages(page, (route) => route.abort())
    await fill(form)
    await form.submit.click()
    await expect(form.form.getByText(contact.form.unsent.kept)).toBeVisible()
    const next = await context.newPage()
    const found = await openForm(next)
    await expectValues(found, goodQuery)
    await found.form.getByRole('button', { name: contact.form.unsent.discard }).click()
    await expectValues(found, EMPTY)
    await expect(found.form.getByText(contact.form.unsent.kept)).toBeHidden()
    await expect(next.getByRole('main')).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  const options: BrowserContextOptions = {
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'CF-Connecting-IP': '198.18.0.2' },
  }
  test.use(options)

  test('the form comes back filled when it has an error, and one press sends it', async ({ page }) => {
    await page.goto('/contact')
    const form = getForm(page)
    await fill(form, { ...goodQuery, email: 'asha@' })
    await form.submit.click()
    await expect(form.form.getByText(contactMessages.email)).toBeVisible()
    await expectValues(form, { ...goodQuery, email: 'asha@' })
    await expect(form.email).toBeFocused()
    await form.email.fill(goodQuery.email)
    await form.submit.click()
    await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}&phone=\d{4}$/)
    await expect(getPanel(page)).toContainText(/Reference number[0-9a-f]{8}/)
    await expect(form.form).toHaveCount(0)
  })
})

test.describe('business hours', () => {
  async function openAt(page: Page, device: number, server: number) {
    await page.context().setExtraHTTPHeaders({ 'x-test-clock': String(server) })
    const headers = { Date: new Date(server).toUTCString() }
    await page.route('/healthz', (route) => route.fulfill({ headers }))
    await page.clock.install({ time: device })
    const compared = page.waitForResponse('**/healthz')
    await page.goto('/contact')
    await hydrated(page)
    await compared
    return page.getByRole('region', { name: 'Business Hours' })
  }

  test('the office opens by the clock of the server, and closes while the page is open', {
    tag: '@slow',
  }, async ({ page }) => {
    const hours = await openAt(page, SUNDAY, MONDAY)
    await expect(hours.getByText('Open now')).toBeVisible()
    await expect(hours).toContainText('until 6:00 PM')
    await expect(hours.getByRole('row', { name: /Monday-Friday Today 9:00 AM - 6:00 PM/ })).toBeVisible()
    await page.clock.fastForward('08:01:00')
    await expect(hours.getByText('Closed now')).toBeVisible()
    await expect(hours).toContainText('opens tomorrow at 9:00 AM')
  })
})
