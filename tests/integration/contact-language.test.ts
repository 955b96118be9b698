import { afterAll, beforeEach, expect, test } from 'vitest'
import { boundDatabase } from '../../scripts/directory/database.ts'
import { wholeText } from '../../scripts/messages/print.ts'
import { allMessages, messagesFrom } from '../../scripts/messages/store.ts'
import { messageId } from '../../src/api/message-id.ts'
import { contact } from '../../src/content/contact.ts'
import {
  contact as hindiContact,
  contactMessages as hindiMessages,
  contactSubjects as hindiSubjects,
} from '../../src/content/hi/contact.ts'
import { goodQuery, newConnection, newKey, postJson, ticketFor } from '../support/contact.ts'
import { documentOf } from '../support/document.ts'
import { openMailbox } from '../support/mailbox.ts'
import { envelope, received, startScriptedUpstream } from '../support/scripted-upstream.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { SECRET, startWebhookReceiver } from '../support/webhook-receiver.ts'

const DAY_MS = 86_400_000

const upstream = await startScriptedUpstream()
const receiver = await startWebhookReceiver()
const mailbox = await openMailbox()
const told = {
  CONTACT_EMAIL_TO: 'office@sudhaar.example',
  CONTACT_EMAIL_FROM: 'website@sudhaar.example',
  CONTACT_WEBHOOK_URL: receiver.url,
  CONTACT_WEBHOOK_SECRET: SECRET,
}
const embedded = await startSite({ mailFolder: mailbox.folder, vars: told })
const remote = await startSite({ vars: { UPSTREAM_URL: upstream.url } })

beforeEach(() => {
  upstream.play(received)
  receiver.play(204)
})

afterAll(async () => {
  await Promise.all([embedded.stop(), remote.stop(), upstream.stop(), receiver.stop()])
  await mailbox.remove()
})

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, name: 'आशा राव', email: `language-${visitors}@home.example` }
}

async function languageOf(site: Site, email: string): Promise<unknown> {
  const db = await site.runtime.getD1Database('DB')
  const row = await db
    .prepare('SELECT language FROM contact_messages WHERE email = ?1')
    .bind(email)
    .first<{ language: string | null }>()
  return row?.language
}

async function databaseOf(site: Site) {
  return boundDatabase(await site.runtime.getD1Database('DB'))
}

/** What the form of a page would post. */
async function fieldsOf(page: Response, action: string): Promise<Record<string, string>> {
  const form = (await documentOf(page)).querySelector(`form[action="${action}"]`)
  return Object.fromEntries(
    [...(form?.querySelectorAll('input, textarea') ?? [])].map((control) => [
      control.getAttribute('name') ?? '',
      control.getAttribute('value') ?? control.textContent ?? '',
    ]),
  )
}

function press(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = newConnection(),
): Promise<Response> {
  return embedded.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

test.each([
  ['/contact', 'en', 'English'],
  ['/hi/contact', 'hi', 'Hindi'],
])(
  'the form of %s says that it is in %s, without a script, to everybody who reads it',
  async (path, code, name) => {
    const query = newQuery()
    const opened = await fieldsOf(await embedded.fetch(path), path)
    expect(opened.language).toBe(code)
    const response = await press(path, { ...opened, ...query })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${path}?sent=now`)
    const page = await embedded.fetch(`${path}?sent=now`)
    expect(page.status).toBe(200)
    expect((await documentOf(page)).querySelector('[role=status]')).not.toBeNull()
    expect(await languageOf(embedded, query.email)).toBe(code)
    const [mail] = await mailbox.arrived(query.email, 1)
    expect(mail?.text).toContain(`\r\nLanguage: ${name}\r\n`)
    expect(mail?.headers.get('from')).toBe('Sudhaar website <website@sudhaar.example>')
    await expect.poll(() => receiver.hooks.some(({ hook }) => hook.data.email === query.email)).toBe(true)
    const hook = receiver.hooks.find(({ hook: { data } }) => data.email === query.email)
    expect(hook?.hook.data).toMatchObject({ ...query, language: code })
    const [message] = await messagesFrom(await databaseOf(embedded), query.email)
    expect(message && wholeText(message, [])).toContain(`Language:  ${name}\n`)
  },
)

test('a form that is sent back, and what is said against it, are in its language', async () => {
  const refused = await press('/hi/contact', { ...newQuery(), name: 'A' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(hindiMessages.name)
})

test.each([{}, { language: 'xx' }, { language: '' }, { language: ['hi'] }, { language: 7 }])(
  'a message with %j is taken, and nothing is said of its language',
  async (said) => {
    const query = newQuery()
    expect((await postJson(embedded, { ...query, ...said })).status).toBe(200)
    expect(await languageOf(embedded, query.email)).toBeNull()
    const [mail] = await mailbox.arrived(query.email, 1)
    expect(mail?.text).not.toContain('Language:')
    await expect.poll(() => receiver.hooks.some(({ hook }) => hook.data.email === query.email)).toBe(true)
    const hook = receiver.hooks.find(({ hook: { data } }) => data.email === query.email)
    expect(Object.keys(hook?.hook.data ?? {})).not.toContain('language')
  },
)

test('what waits for a remote API keeps its language until that has it, and is sent with it', async () => {
  upstream.play(envelope(503), received)
  const query = { ...newQuery(), language: 'hi' }
  const key = newKey()
  const response = await postJson(remote, query, { ...newConnection(), 'Idempotency-Key': key })
  expect(response.status).toBe(202)
  const [message] = await messagesFrom(await databaseOf(remote), query.email)
  expect(message).toMatchObject({ language: 'hi', place: 'outbox' })
  const worker = await remote.runtime.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(Date.now() + DAY_MS) })
  const bodies = upstream.calls
    .filter(({ body }) => body.includes(query.email))
    .map(({ body }) => JSON.parse(body))
  expect(bodies).toEqual([query, query])
})

test('the same message from the other language is the same message', async () => {
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  await postJson(embedded, { ...query, language: 'en' }, headers)
  expect((await postJson(embedded, { ...query, language: 'hi' }, headers)).status).toBe(200)
  const messages = (await allMessages(await databaseOf(embedded))).filter(
    ({ email }) => email === query.email,
  )
  expect(messages).toMatchObject([{ language: 'en' }])
})

/** Sends a message as the script of a page in a language does. */
async function sendFrom(site: Site, code: string, query: object, key: string): Promise<number> {
  const { token } = await ticketFor(site, key)
  const response = await site.fetch(`/api/web/query?lang=${code}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: site.url,
      'Idempotency-Key': key,
      ...newConnection(),
    },
    body: JSON.stringify({ ...query, language: code, token }),
  })
  return response.status
}

const TOPIC = { subject: 'technician', about: 'Ramesh' }

test('the same message about a topic from the other language is the same message, in the words of the first', async () => {
  const words = `Regarding: A technician (Ramesh)\n\n${goodQuery.message}`
  for (const site of [embedded, remote]) {
    const query = { ...newQuery(), ...TOPIC }
    const key = newKey()
    expect(await sendFrom(site, 'en', query, key)).toBe(200)
    expect(await sendFrom(site, 'hi', query, key)).toBe(200)
    const sent = upstream.calls.filter(({ body }) => body.includes(query.email))
    const stored =
      site === remote
        ? sent.map(({ body }) => JSON.parse(body))
        : await messagesFrom(await databaseOf(site), query.email)
    expect(stored).toMatchObject([{ message: words, language: 'en' }])
    expect(Object.keys(stored[0] ?? {})).not.toContain('subject')
  }
})

test('the topic of a message is in the words of the language that it was first sent from', async () => {
  const query = { ...newQuery(), ...TOPIC }
  expect(await sendFrom(embedded, 'hi', query, newKey())).toBe(200)
  const [mail] = await mailbox.arrived(query.email, 1)
  expect(mail?.text).toContain(hindiContact.form.regardingLine(`${hindiSubjects.technician.label} (Ramesh)`))
})

test('the same words about another topic are another message', async () => {
  const query = newQuery()
  const key = newKey()
  for (const subject of ['technician', 'hr', undefined])
    await sendFrom(embedded, 'en', { ...query, subject }, key)
  expect(await messagesFrom(await databaseOf(embedded), query.email)).toHaveLength(3)
})

test('what a browser still keeps of a version that wrote the topic into the words is stored once, also by that version', async () => {
  const query = { ...newQuery(), message: 'Regarding: A technician (Ramesh)\n\nThe tap leaks.' }
  const [key, knownKey] = [newKey(), newKey()]
  const db = await embedded.runtime.getD1Database('DB')
  await db
    .prepare(
      `INSERT INTO contact_messages (id, idempotency_key, name, email, phone, message, received_at)
       VALUES ('by-that-version', ?1, ?2, ?3, ?4, ?5, '2026-11-01T00:00:00.000Z')`,
    )
    .bind(await messageId(knownKey, query), query.name, query.email, query.phone, query.message)
    .run()
  for (const one of [key, key, knownKey]) expect(await sendFrom(embedded, 'en', query, one)).toBe(200)
  const stored = await messagesFrom(await databaseOf(embedded), query.email)
  expect(stored.map(({ message }) => message)).toEqual([query.message, query.message])
})

test('messages in every language count towards one limit, and the refusal is in that of the page', async () => {
  const visitor = newConnection()
  const ticket = await ticketFor(embedded)
  const send = (path: string) => press(path, { ...newQuery(), ...ticket }, visitor)
  for (let pair = 0; pair < 5; pair++) for (const path of ['/contact', '/hi/contact']) await send(path)
  const english = await send('/contact')
  const hindi = await send('/hi/contact')
  expect([english.status, hindi.status]).toEqual([429, 429])
  expect(await english.text()).toContain(contact.answers.tooMany)
  expect(await hindi.text()).toContain(hindiContact.answers.tooMany)
})

test('only pages of ours post to the Hindi form', async () => {
  const query = newQuery()
  const fields = { ...query, ...(await ticketFor(embedded)) }
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
    const response = await press('/hi/contact', fields, { ...newConnection(), ...headers })
    expect(response.status).toBe(403)
  }
  expect(await languageOf(embedded, query.email)).toBeUndefined()
  const own = { ...newConnection(), Origin: embedded.url, 'Sec-Fetch-Site': 'same-origin' }
  expect((await press('/hi/contact', fields, own)).status).toBe(303)
})

test('what a version without languages writes can be read, and what it does not know stays', async () => {
  const { email } = newQuery()
  const db = await embedded.runtime.getD1Database('DB')
  await db
    .prepare(
      `INSERT INTO contact_messages (id, idempotency_key, name, email, phone, message, received_at)
       VALUES ('before-languages', NULL, 'Asha', ?1, '9800000000', 'The tap leaks.', '2026-11-01T00:00:00.000Z')`,
    )
    .bind(email)
    .run()
  const [message] = await messagesFrom(await databaseOf(embedded), email)
  expect(message).toMatchObject({ id: 'before-languages', language: null })
  expect(message && wholeText(message, [])).not.toContain('Language')
})
