import type { Page, Route } from 'playwright/test'
import { contact, contactMessages, contactSubjects, formToken } from '../../src/content/contact.ts'
import { messages } from '../../src/content/messages.ts'
import { goodQuery } from '../support/contact.ts'
import { expect, test } from '../support/fixtures.ts'
import { notifications } from '../support/page-parts.ts'
import { startSite } from '../support/start-site.ts'
import { hydrated } from '../support/walk.ts'

const API = '**/api/web/query'
const MONDAY_TEN = Date.parse('2026-11-16T10:00:00+05:30')

/** Opens the form, with a clock that the test can move past the least time of filling it in. */
async function openForm(page: Page, path = '/contact') {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.fastForward(5_000)
  const form = page.getByRole('form', { name: 'Get in Touch' })
  return {
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    phone: form.getByLabel('Phone Number'),
    message: form.getByLabel('Message'),
    submit: form.getByRole('button', { name: /^Submit/ }),
    notice: form.getByRole('alert'),
    form,
  }
}

type Form = Awaited<ReturnType<typeof openForm>>

async function fill(form: Form, query = goodQuery): Promise<void> {
  await form.name.fill(query.name)
  await form.email.fill(query.email)
  await form.phone.fill(query.phone)
  await form.message.fill(query.message)
}

async function expectValues(form: Form, query: typeof goodQuery): Promise<void> {
  await expect(form.name).toHaveValue(query.name)
  await expect(form.email).toHaveValue(query.email)
  await expect(form.phone).toHaveValue(query.phone)
  await expect(form.message).toHaveValue(query.message)
}

const EMPTY = { name: '', email: '', phone: '', message: '' }

for (const [field, value] of [
  ['name', 'A'],
  ['email', 'asha@'],
  ['phone', '12345'],
  ['message', 'too short'],
] as const) {
  test(`a wrong ${field} has its message, the focus, and nothing is sent`, async ({ page }) => {
    await page.route(API, () => {
      throw new Error('the form was sent')
    })
    const form = await openForm(page)
    await fill(form, { ...goodQuery, [field]: value })
    await form.submit.click()
    await expect(form.form.getByText(contactMessages[field], { exact: true })).toBeVisible()
    await expect(form[field]).toBeFocused()
    await expect(form[field]).toHaveAttribute('aria-invalid', 'true')
    await expect(form[field]).toHaveAccessibleDescription(contactMessages[field])
    await form[field].fill(goodQuery[field])
    await expect(form[field]).toHaveAttribute('aria-invalid', 'false')
  })
}

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

test('while it is sent the button says so and cannot be pressed again', async ({ page }) => {
  const held = Promise.withResolvers<Route>()
  await page.route(API, (route) => held.resolve(route))
  const form = await openForm(page)
  await fill(form)
  await form.submit.dblclick()
  const route = await held.promise
  await expect(form.submit).toHaveText('Submitting...')
  await expect(form.submit).toBeDisabled()
  await route.fulfill({ json: { code: 200 } })
  await expect(form.submit).toHaveText('Submit')
})

test('a message that waits for delivery is told as such', async ({ page }) => {
  await page.route(API, (route) =>
    route.fulfill({ status: 202, json: { code: 200, message: contact.answers.kept } }),
  )
  const form = await openForm(page)
  await fill(form)
  await form.submit.click()
  await expect(notifications(page)).toContainText(contact.answers.kept)
  await expectValues(form, EMPTY)
})

test('an answer without code 200 asks to try again and keeps the values', async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ json: { code: 7, message: 'Not today.' } }))
  const form = await openForm(page)
  await fill(form)
  await form.submit.click()
  await expect(page.getByText(contactMessages.rejected)).toBeVisible()
  await expect(form.notice).toHaveText('Not today.')
  await expectValues(form, goodQuery)
})

test.describe('a call that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('for a token that has run out goes on with a new one for the same key', async ({ page }) => {
    const sent: Array<{ key: string | undefined; token: string }> = []
    await page.route(API, async (route) => {
      const key = route.request().headers()['idempotency-key']
      sent.push({ key, token: route.request().postDataJSON().token })
      const needed = { code: 428, message: formToken.needed }
      if (sent.length === 1) await route.fulfill({ status: 428, json: needed })
      else await route.fulfill({ json: { code: 200 } })
    })
    const form = await openForm(page)
    await fill(form)
    await form.submit.click()
    await expect(page.getByText(contactMessages.success)).toBeVisible()
    const [first, second] = sent
    expect(second?.key).toBe(first?.key)
    expect(second?.token).not.toBe(first?.token)
  })

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

  for (const [status, words] of [
    [500, messages.errors.server],
    [429, contact.answers.tooMany],
  ] as const) {
    test(`with status ${status}: the reason stays beside the button`, async ({ page }) => {
      await page.route(API, (route) =>
        route.fulfill({ status, json: { code: status, message: contact.answers.tooMany } }),
      )
      const form = await openForm(page)
      await fill(form)
      await form.submit.click()
      await expect(page.getByText(contactMessages.failed)).toBeVisible()
      await expect(form.notice).toHaveText(words)
      await expectValues(form, goodQuery)
    })
  }
})

test('a topic comes with the address, is shown, and goes into the message', async ({ page }) => {
  let sent = ''
  await page.route(API, async (route) => {
    sent = route.request().postDataJSON().message
    await route.fulfill({ json: { code: 200 } })
  })
  const form = await openForm(page, '/contact?subject=technician&about=<b>Ramesh</b>')
  await expect(form.form.getByText('Regarding: A technician (<b>Ramesh</b>)')).toBeVisible()
  await expect(form.message).toHaveValue(/Technician: <b>Ramesh<\/b>/)
  await fill(form)
  await form.submit.click()
  await expect(page.getByText(contactMessages.success)).toBeVisible()
  expect(sent).toBe(`Regarding: A technician (<b>Ramesh</b>)\n\n${goodQuery.message}`)
  await expect(form.form.getByText('Regarding:')).toBeHidden()
})

test('another topic is another form, without a new document', async ({ page }) => {
  await page.goto('/career')
  await hydrated(page)
  await page.getByRole('link', { name: 'Contact HR' }).click()
  await expect(page.getByText(`Regarding: ${contactSubjects.hr.label}`)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('form').getByLabel('Message')).toHaveValue('')
})

test('what is typed before the script arrives is sent', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  let sent: unknown
  await page.route(API, async (route) => {
    sent = route.request().postDataJSON()
    await route.fulfill({ json: { code: 200 } })
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  for (const [label, value] of [
    ['Name', goodQuery.name],
    ['Email', goodQuery.email],
    ['Phone Number', goodQuery.phone],
    ['Message', goodQuery.message],
  ] as const)
    await page.getByRole('form').getByLabel(label).fill(value)
  release.resolve()
  await hydrated(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(contactMessages.success)).toBeVisible()
  expect(sent).toMatchObject(goodQuery)
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

test('without JavaScript a form without mistakes takes one more press, which has the focus', async ({
  browser,
  baseURL,
}) => {
  const now = Date.now()
  const headers = { 'CF-Connecting-IP': '198.18.0.3' }
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { ...headers, 'x-test-clock': String(now) },
  })
  const page = await context.newPage()
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Get in Touch' })
  await form.getByLabel('Name').fill(goodQuery.name)
  await form.getByLabel('Email').fill(goodQuery.email)
  await form.getByLabel('Phone Number').fill(goodQuery.phone)
  await form.getByLabel('Message').fill(goodQuery.message)
  await form.getByRole('button', { name: 'Submit' }).click()
  const submit = form.getByRole('button', { name: 'Submit' })
  await expect(submit).toHaveAccessibleDescription(formToken.onceMore)
  await expect(submit).toBeFocused()
  await expect(form.getByLabel('Message')).toHaveValue(goodQuery.message)
  await context.setExtraHTTPHeaders({ ...headers, 'x-test-clock': String(now + 5_000) })
  await submit.press('Enter')
  await expect(page.getByRole('status')).toContainText(contactMessages.success)
  await context.close()
})

test('the form token is fetched when the form is first used, and sent with the key it is for', async ({
  page,
}) => {
  const asked: Array<string> = []
  page.on('request', (request) => {
    if (request.url().includes('/form-token')) asked.push(request.url())
  })
  const form = await openForm(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await form.name.focus()
  await expect.poll(() => asked.length).toBe(1)
  await fill(form)
  const request = page.waitForRequest(API)
  await page.route(API, (route) => route.fulfill({ json: { code: 200 } }))
  await form.submit.click()
  const sent = await request
  expect(sent.postDataJSON().token).toMatch(/^[0-9a-z]+\.[A-Za-z0-9_-]{43}$/)
  expect(asked).toEqual([expect.stringContaining(`?key=${sent.headers()['idempotency-key']}`)])
  await expect(page.getByText(contactMessages.success)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('the words of a topic alone are not sent: the form says what is missing', async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ json: { code: 200 } }))
  const form = await openForm(page, '/contact?subject=custom-service')
  const opened = await form.message.inputValue()
  await fill(form, { ...goodQuery, message: opened })
  await form.submit.click()
  const words = 'Please tell us: What needs doing, City, When.'
  await expect(form.message).toHaveAccessibleDescription(words)
  await expect(form.message).toBeFocused()
  await form.message.fill(opened.replace('What needs doing: ', 'What needs doing: a gate'))
  await expect(form.form.getByText(words)).toBeHidden()
  await form.submit.click()
  await expect(page.getByText(contactMessages.success)).toBeVisible()
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

test('a configured map is loaded when it is asked for, also after coming from another page', async ({
  page,
}) => {
  const site = await startSite({ vars: { MAP_EMBED_URL: 'https://maps.example/embed?place=1' } })
  try {
    let loads = 0
    await page.route('https://maps.example/**', async (route) => {
      loads += 1
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Map</title><p>The map</p>',
      })
    })
    await page.goto(`${site.url}/about`)
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    const section = page.getByRole('region', { name: 'Find Us' })
    const button = section.getByRole('button', { name: contact.map.show })
    await button.scrollIntoViewIfNeeded()
    expect(loads).toBe(0)
    await button.click()
    const frame = section.locator('iframe')
    await expect(frame).toHaveAttribute('title', contact.map.frameTitle)
    await expect(frame.contentFrame().getByText('The map')).toBeVisible()
    expect((await frame.boundingBox())?.height).toBe(350)
    expect(loads).toBe(1)
  } finally {
    await site.stop()
  }
})
