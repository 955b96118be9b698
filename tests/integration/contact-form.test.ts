import { afterAll, expect, test } from 'vitest'
import { goodQuery, newConnection, newKey, postForm } from '#support/site/contact-requests.ts'
import { getDocument } from '#support/site/document.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { BOT_USER_AGENT, startSite } from '#support/site/start-site.ts'
import { contact, contactMessages } from '../../src/content/en/contact.ts'
import { messageAnswers } from '../../src/content/en/worker-pages.ts'
import { HONEYPOT_FIELD } from '../../src/data/contact-form.ts'

const site = await startSite({ userAgent: BOT_USER_AGENT, vars: { WHATSAPP_NUMBER: '+91 98765-43210' } })
const db = await site.runtime.getD1Database('DB')

afterAll(() => site.stop())

type Stored = { name: string; email: string; phone: string; message: string }

async function storedFrom(email: string): Promise<Array<Stored>> {
  const { results } = await db
    .prepare('SELECT name, email, phone, message FROM messages WHERE email = ?1')
    .bind(email)
    .all<Stored>()
  return results
}

let visitors = 0

/** Returns a message that no other test sends. */
function newQuery(change: Partial<Stored> = {}): Stored {
  visitors += 1
  return { ...goodQuery, email: `form-${visitors}@home.example`, ...change }
}

/** Returns the fields that the form of a page would post. */
async function getForm(page: Response): Promise<Record<string, string>> {
  const form = (await getDocument(page)).querySelector('form[action="/contact"]')
  return Object.fromEntries(
    [...(form?.querySelectorAll('input, textarea') ?? [])].map((control) => [
      control.getAttribute('name') ?? '',
      control.getAttribute('value') ?? control.textContent ?? '',
    ]),
  )
}

/** Opens the form as a browser does. Returns the values that it would post. */
async function openForm(path: string): Promise<Record<string, string>> {
  return getForm(await site.fetch(path))
}

test('the page of the form has the same bytes at each render', async () => {
  const at = (time: number) => ({ headers: { 'x-test-clock': String(time) } })
  const noon = Date.UTC(2026, 10, 17, 6, 30)
  const htmlAt = async (time: number) => {
    const response = await site.fetch('/contact?subject=career', at(time))
    // The time at which the router loaded the page is not a field of the form.
    return (await response.text()).replace(/\bu:\d{13}\b/g, '')
  }
  expect((await htmlAt(noon + 14 * 60_000)) === (await htmlAt(noon))).toBe(true)
  const fields = await openForm('/contact')
  expect(Object.keys(fields).sort()).toEqual(
    ['email', HONEYPOT_FIELD, 'language', 'message', 'name', 'phone'].sort(),
  )
})

test('the form is stored once and confirmed on a page without JavaScript', async () => {
  const written = { ...(await openForm('/contact')), ...newQuery() }
  const response = await postForm(site, written)
  expect(response.status).toBe(303)
  const location = response.headers.get('Location') ?? ''
  expect(location).toMatch(/^\/contact\?sent=[0-9a-f]{8}$/)
  expect((await postForm(site, written)).status).toBe(303)
  expect(await storedFrom(written.email)).toHaveLength(1)
  const page = await getDocument(await site.fetch(location))
  const status = page.querySelector('[role=status]')?.textContent
  expect(status).toContain(contactMessages.success)
  expect(status).toContain(location.slice(-8))
})

test('the topic in the URL is stored with the message', async () => {
  const opened = await openForm('/contact?subject=career&about=Backend%20Engineer')
  expect(opened.message).toContain('Role: Backend Engineer')
  const { email, ...rest } = newQuery()
  await postForm(site, { ...opened, ...rest, email })
  expect((await storedFrom(email))[0]?.message).toBe(
    `Regarding: An application (Backend Engineer)\n\n${rest.message}`,
  )
})

test('the prefilled text of a topic is refused when the visitor adds nothing', async () => {
  const opened = await openForm('/contact?subject=custom-service')
  const { message: _, ...rest } = newQuery()
  const response = await postForm(site, { ...opened, ...rest })
  expect(response.status).toBe(422)
  const page = await getDocument(response)
  expect(page.querySelector('#contact-message-error')?.textContent).toBe(
    'Please tell us: What needs doing, City, When.',
  )
  expect(await storedFrom(rest.email)).toEqual([])
})

test('an unknown topic is ignored', async () => {
  const html = await (await site.fetch('/contact?subject=lottery&about=You%20won')).text()
  expect(html.replace(/<script.*?<\/script>/gs, '')).not.toContain('You won')
})

test('a form with errors keeps its values and shows the messages', async () => {
  const fields: Record<string, string> = {
    ...(await openForm('/contact?subject=hr')),
    name: 'A',
    email: '"><b>',
    phone: '1',
    message: '</textarea></script><script>alert(1)</script>',
  }
  const response = await postForm(site, fields)
  expect(response.status).toBe(422)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const html = await response.clone().text()
  expect(html).not.toContain('<script>alert(1)')
  const page = await getDocument(response)
  const value = (name: string) => page.querySelector(`input[name=${name}]`)?.getAttribute('value')
  expect([value('name'), value('email'), value('phone')]).toEqual(['A', '"><b>', '1'])
  expect(html).toContain('&lt;/textarea&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>')
  expect(value('subject')).toBe('hr')
  for (const [name, words] of [
    ['name', contactMessages.name],
    ['email', contactMessages.email],
    ['phone', contactMessages.phone],
  ] as const) {
    expect(page.querySelector(`input[name=${name}]`)?.getAttribute('aria-invalid')).toBe('true')
    expect(page.querySelector(`#contact-${name}-error`)?.textContent).toBe(words)
  }
})

const ONE_FIELD_TWICE = new URLSearchParams([...Object.entries(goodQuery), ['name', 'Ravi']])

test.each<[string, RequestInit, number, string]>([
  ['of a sandboxed frame', { headers: { Origin: 'null' } }, 403, messageAnswers.unknownPage],
  ['of another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403, messageAnswers.unknownPage],
  ['with a field twice', { body: ONE_FIELD_TWICE }, 400, messageAnswers.repeatedField('name')],
  [
    'with half of an emoji',
    { body: `${new URLSearchParams(goodQuery)}%ED%A0%BD` },
    400,
    messageAnswers.notWellFormed('message'),
  ],
])('a form %s keeps its values and shows a sentence', async (_, { headers, body }, status, words) => {
  const response = await site.fetch('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...newConnection(), ...headers },
    body: body ?? new URLSearchParams(goodQuery),
  })
  expect(response.status).toBe(status)
  const page = await getDocument(response)
  expect(page.body.textContent).toContain(words)
  expect(page.querySelector('input[name=name]')?.getAttribute('value')).toBe(goodQuery.name)
  expect(page.querySelector('textarea[name=message]')?.textContent).toContain(goodQuery.message)
})

test('a form keeps its values and shows a sentence when its connection is over the limit', async () => {
  const connection = newConnection()
  const query = newQuery()
  const refused = await untilRefused(30, () =>
    postForm(site, { ...query, message: `${query.message} ${newKey()}` }, connection),
  )
  expect(refused.headers.get('Retry-After')).toBe('60')
  const html = await refused.text()
  expect(html).toContain(contact.answers.tooMany)
  expect(html).toContain(query.email)
})

test('a form keeps a text that is too long, and shows a sentence over the size limit', async () => {
  const query = newQuery({ message: 'x'.repeat(100_000) })
  const long = await postForm(site, query)
  expect(long.status).toBe(422)
  expect(await long.text()).toContain(query.message)
  const huge = await postForm(site, newQuery({ message: 'x'.repeat(2_000_000) }))
  expect(huge.status).toBe(413)
  expect(await huge.text()).toContain(messageAnswers.tooLong)
})

test('a body that is not a form is answered with the form and a sentence', async () => {
  const headers = { 'Content-Type': 'application/json', ...newConnection() }
  const response = await site.fetch('/contact', { method: 'POST', headers, body: '{}' })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    415,
    expect.stringContaining('text/html'),
  ])
  expect(await response.text()).toContain(messageAnswers.unreadableForm)
})

test('the page links to WhatsApp when a number is set', async () => {
  const getLink = (page: Document) =>
    page.querySelector('main a[href^="https://wa.me"]')?.getAttribute('href')
  for (const path of ['/contact', '/hi/contact'])
    expect(getLink(await getDocument(await site.fetch(path)))).toBe('https://wa.me/919876543210')
  const other = await startSite()
  expect(getLink(await getDocument(await other.fetch('/contact')))).toBeUndefined()
  await other.stop()
})
