import type { Page } from 'playwright/test'
import { goodQuery } from './contact.ts'
import { expect } from './fixtures.ts'
import { hydrated } from './walk.ts'

export const API = '**/api/web/query'

/** The form of the page, in English. */
export function formOf(page: Page) {
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

/** Opens the form, with a clock that the test can move past the least time of filling it in. */
export async function openForm(page: Page, path = '/contact') {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.fastForward(5_000)
  return formOf(page)
}

type Form = ReturnType<typeof formOf>

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
