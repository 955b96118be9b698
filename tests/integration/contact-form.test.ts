import { afterAll, expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '../../src/api/contact-form.ts'
import { contact, contactMessages } from '../../src/content/contact.ts'
import { goodQuery, newConnection, postForm, pressSubmit, ticketFor } from '../support/contact.ts'
import { documentOf } from '../support/document.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
const db = await site.runtime.getD1Database('DB')

afterAll(() => site.stop())

type Stored = { name: string; email: string; phone: string; message: string }

async function storedFrom(email: string): Promise<Array<Stored>> {
  const { results } = await db
    .prepare('SELECT name, email, phone, message FROM contact_messages WHERE email = ?1')
    .bind(email)
    .all<Stored>()
  return results
}

let visitors = 0

/** A message that no other test sends. */
function newQuery(change: Partial<Stored> = {}): Stored {
  visitors += 1
  return { ...goodQuery, email: `form-${visitors}@home.example`, ...change }
}

/** What the form of a page would post. */
async function formOf(page: Response): Promise<Record<string, string>> {
  const form = (await documentOf(page)).querySelector('form[action="/contact"]')
  return Object.fromEntries(
    [...(form?.querySelectorAll('input, textarea') ?? [])].map((control) => [
      control.getAttribute('name') ?? '',
      control.getAttribute('value') ?? control.textContent ?? '',
    ]),
  )
}

/** Opens the form as a browser does and gives what it would post. */
async function openForm(path: string): Promise<Record<string, string>> {
  return formOf(await site.fetch(path))
}

test('the page of the form holds nothing of one visitor: it is the same at each render', async () => {
  const at = (time: number) => ({ headers: { 'x-test-clock': String(time) } })
  const noon = Date.UTC(2026, 10, 17, 6, 30)
  const htmlAt = async (time: number) => {
    const response = await site.fetch('/contact?subject=career', at(time))
    // When the router loaded the page is none of the form's.
    return (await response.text()).replace(/\bu:\d{13}\b/g, '')
  }
  expect((await htmlAt(noon + 14 * 60_000)) === (await htmlAt(noon))).toBe(true)
  const fields = await openForm('/contact')
  expect(Object.keys(fields).sort()).toEqual(
    ['email', HONEYPOT_FIELD, 'language', 'message', 'name', 'phone'].sort(),
  )
})

test('the form without JavaScript is stored once, with one press, and ends on a page that says so', async () => {
  const written = { ...(await openForm('/contact')), ...newQuery() }
  const response = await pressSubmit(site, written)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/contact?sent=now')
  expect((await pressSubmit(site, written)).status).toBe(303)
  expect(await storedFrom(written.email)).toHaveLength(1)
  const page = await documentOf(await site.fetch('/contact?sent=now'))
  expect(page.querySelector('[role=status]')?.textContent).toContain(contactMessages.success)
})

test('the topic of the address comes with the message', async () => {
  const opened = await openForm('/contact?subject=career&about=Backend%20Engineer')
  expect(opened.message).toContain('Role: Backend Engineer')
  const { email, ...rest } = newQuery()
  await pressSubmit(site, { ...opened, ...rest, email })
  expect((await storedFrom(email))[0]?.message).toBe(
    `Regarding: An application (Backend Engineer)\n\n${rest.message}`,
  )
})

test('the words of a topic with nothing added are not taken, and the page says what is missing', async () => {
  const opened = await openForm('/contact?subject=custom-service')
  const { message: _, ...rest } = newQuery()
  const response = await postForm(site, { ...opened, ...rest })
  expect(response.status).toBe(422)
  const page = await documentOf(response)
  expect(page.querySelector('#contact-message-error')?.textContent).toBe(
    'Please tell us: What needs doing, City, When.',
  )
  expect(await storedFrom(rest.email)).toEqual([])
})

test('an unknown topic is nothing', async () => {
  const html = await (await site.fetch('/contact?subject=lottery&about=You%20won')).text()
  expect(html.replace(/<script.*?<\/script>/gs, '')).not.toContain('You won')
})

test('a form with mistakes comes back as it was filled, with the messages', async () => {
  const fields: Record<string, string> = {
    ...(await openForm('/contact?subject=hr')),
    ...(await ticketFor(site)),
    name: 'A',
    email: '"><b>',
    phone: '1',
    message: '</textarea></script><script>alert(1)</script>',
  }
  const response = await pressSubmit(site, fields)
  expect(response.status).toBe(422)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const html = await response.clone().text()
  expect(html).not.toContain('<script>alert(1)')
  const page = await documentOf(response)
  const value = (name: string) => page.querySelector(`input[name=${name}]`)?.getAttribute('value')
  expect([value('name'), value('email'), value('phone')]).toEqual(['A', '"><b>', '1'])
  expect(html).toContain('&lt;/textarea&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>')
  expect([value('key'), value('token'), value('subject')]).toEqual([fields.key, fields.token, 'hr'])
  for (const [name, words] of [
    ['name', contactMessages.name],
    ['email', contactMessages.email],
    ['phone', contactMessages.phone],
  ] as const) {
    expect(page.querySelector(`input[name=${name}]`)?.getAttribute('aria-invalid')).toBe('true')
    expect(page.querySelector(`#contact-${name}-error`)?.textContent).toBe(words)
  }
})

test('a form that is too long comes back with an explanation, other types are refused', async () => {
  const tooLong = await postForm(site, newQuery({ message: 'x'.repeat(17_000) }))
  expect(tooLong.status).toBe(413)
  expect(await tooLong.text()).toContain(contact.answers.tooLong)
  const json = await site.fetch('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...newConnection() },
    body: '{}',
  })
  expect(json.status).toBe(415)
})
