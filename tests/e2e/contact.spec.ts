import { contact, contactMessages } from '../../src/content/contact.ts'
import { goodQuery } from '../support/contact.ts'
import { API, EMPTY, expectValues, fill, openForm } from '../support/contact-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { notifications } from '../support/page-parts.ts'
import { hydrated } from '../support/walk.ts'

const MONDAY_TEN = Date.parse('2026-11-16T10:00:00+05:30')

test('an empty form has all four messages and the focus on the first field', async ({ page }) => {
  const form = await openForm(page)
  await form.submit.click()
  for (const field of ['name', 'email', 'phone', 'message'] as const)
    await expect(form.form.getByText(contactMessages[field], { exact: true })).toBeVisible()
  await expect(form.name).toBeFocused()
})

test('a message is sent to the API, the visitor is thanked and the form is empty again', async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': '198.18.0.1' })
  const form = await openForm(page)
  await fill(form)
  const request = page.waitForRequest(API)
  await form.submit.click()
  expect((await (await request).response())?.status()).toBe(200)
  await expect(notifications(page)).toContainText(contactMessages.success)
  await expectValues(form, EMPTY)
  await expect(form.submit).toBeEnabled()
  await expect(form.submit).toBeFocused()
})

test('what was typed is there again for who went to another page and came back', async ({ page }) => {
  const form = await openForm(page)
  await fill(form)
  await form.form.getByRole('link', { name: contact.form.privacyLink }).click()
  await expect(page).toHaveURL(/\/privacy-policy/)
  await page.goBack()
  await expectValues(form, goodQuery)
})

test.describe('a call that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('without a connection: the values are kept, and trying again uses the same key', async ({ page }) => {
    const keys: Array<string | undefined> = []
    await page.route(API, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length === 1) await route.abort()
      else await route.fulfill({ json: { code: 200 } })
    })
    const form = await openForm(page)
    await fill(form)
    await form.submit.click()
    await expect(page.getByText(contactMessages.failed)).toBeVisible()
    await expect(form.notice).toHaveText(contact.answers.unreachable)
    await expectValues(form, goodQuery)
    await form.submit.click()
    await expect(page.getByText(contactMessages.success)).toBeVisible()
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(keys[1]).toBe(keys[0])
  })
})

test('without JavaScript the form posts, and the next page says what became of it', async ({
  browser,
  baseURL,
}) => {
  const now = Date.now()
  const headers = { 'CF-Connecting-IP': '198.18.0.2' }
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { ...headers, 'x-test-clock': String(now) },
  })
  const page = await context.newPage()
  await page.goto('/contact')
  await context.setExtraHTTPHeaders({ ...headers, 'x-test-clock': String(now + 60_000) })
  const form = page.getByRole('form', { name: 'Get in Touch' })
  await form.getByLabel('Name').fill(goodQuery.name)
  await form.getByLabel('Email').fill('asha@')
  await form.getByLabel('Phone Number').fill(goodQuery.phone)
  await form.getByLabel('Message').fill(goodQuery.message)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText(contactMessages.email)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue('asha@')
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Message')).toHaveValue(goodQuery.message)
  await form.getByLabel('Email').fill(goodQuery.email)
  await context.setExtraHTTPHeaders({ ...headers, 'x-test-clock': String(now + 120_000) })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/contact?sent=now')
  await expect(page.getByRole('status')).toContainText(contactMessages.success)
  await page.getByRole('link', { name: contact.form.another }).click()
  await expect(form.getByLabel('Name')).toHaveValue('')
  await context.close()
})

test('without JavaScript one press sends the form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'CF-Connecting-IP': '198.18.0.3' },
  })
  const page = await context.newPage()
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Get in Touch' })
  await form.getByLabel('Name').fill(goodQuery.name)
  await form.getByLabel('Email').fill(goodQuery.email)
  await form.getByLabel('Phone Number').fill(goodQuery.phone)
  await form.getByLabel('Message').fill(goodQuery.message)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('status')).toContainText(contactMessages.success)
  await context.close()
})

test('the office is open on a Monday morning, and closes while the page is open', async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ 'x-test-clock': String(MONDAY_TEN) })
  await page.clock.install({ time: MONDAY_TEN })
  await page.goto('/contact')
  await hydrated(page)
  const hours = page.getByRole('region', { name: 'Business Hours' })
  await expect(hours.getByText('Open now')).toBeVisible()
  await expect(hours).toContainText('until 6:00 PM')
  await expect(hours.getByRole('row', { name: /Monday-Friday Today 9:00 AM - 6:00 PM/ })).toBeVisible()
  await page.clock.fastForward('08:01:00')
  await expect(hours.getByText('Closed now')).toBeVisible()
  await expect(hours).toContainText('opens tomorrow at 9:00 AM')
})

test('without a configured map the office is drawn, with a link to a maps search', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const section = page.getByRole('region', { name: 'Find Us' })
  const link = section.getByRole('link', { name: contact.map.openInMaps })
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=24\.5854/,
  )
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(section.getByRole('button')).toHaveCount(0)
})
