import type { Page, Route } from 'playwright/test'
import { contactMessages } from '#content/contact.ts'
import { expect } from '#support/fixtures/test.ts'
import { goodQuery } from '#support/site/contact-requests.ts'
import { open } from './walk.ts'

const API = '**/api/web/query*'

export const REFERENCE = '0a1b2c3d'
export const RECEIVED = { code: 200, data: { reference: REFERENCE } }

/** Returns the form of the English page. */
export function getForm(page: Page) {
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

export async function openForm(page: Page, path = '/contact') {
  await open(page, path)
  return getForm(page)
}

/** The panel that confirms that a message was sent. */
export const getPanel = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: contactMessages.success })

type Form = ReturnType<typeof getForm>

export async function fill(form: Form, query = goodQuery): Promise<void> {
  await form.name.fill(query.name)
  await form.email.fill(query.email)
  await form.phone.fill(query.phone)
  await form.message.fill(query.message)
}

export async function expectValues(form: Form, query: typeof goodQuery): Promise<void> {
  await expect(form.name).toHaveValue(query.name)
  await expect(form.email).toHaveValue(query.email)
  await expect(form.phone).toHaveValue(query.phone)
  await expect(form.message).toHaveValue(query.message)
}

export const EMPTY = { name: '', email: '', phone: '', message: '' }

type Sent = { key: string | undefined; body: Record<string, unknown> }

/** Answers messages instead of the site: the first ones as given, the others as received. Returns the sent messages. */
export async function answerMessages(
  page: Page,
  ...first: ReadonlyArray<(route: Route) => Promise<void> | void>
): Promise<Array<Sent>> {
  const sent: Array<Sent> = []
  await page.route(API, async (route) => {
    const request = route.request()
    const answer = first[sent.length]
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
    await (answer ? answer(route) : route.fulfill({ json: RECEIVED }))
  })
  return sent
}
