import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { envelope, received } from '#support/fakes/fault-answers.ts'
import { openMailbox } from '#support/fakes/mailbox.ts'
import { SECRET, startWebhookReceiver } from '#support/fakes/webhook-receiver.ts'
import { goodQuery, newConnection, newKey, postJson } from '#support/site/contact-requests.ts'
import { getDocument } from '#support/site/document.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { type Site, startSite } from '#support/site/start-site.ts'
import { contact } from '../../src/content/en/contact.ts'
import {
  contact as hindiContact,
  contactMessages as hindiMessages,
  contactSubjects as hindiSubjects,
} from '../../src/content/hi/contact.ts'

const DAY_MS = 86_400_000

const upstream = await startFakeUpstream()
const receiver = await startWebhookReceiver()
const mailbox = await openMailbox()
const embedded = await startSite({
  mailFolder: mailbox.folder,
  vars: {
    CONTACT_EMAIL_TO: 'office@company.example',
    CONTACT_EMAIL_FROM: 'website@company.example',
    CONTACT_WEBHOOK_URL: receiver.url,
    CONTACT_WEBHOOK_SECRET: SECRET,
  },
})
const remote = await startSite({ vars: { UPSTREAM_URL: upstream.url } })

beforeEach(() => upstream.play(received))

afterAll(async () => {
  await Promise.all([embedded.stop(), remote.stop(), upstream.stop(), receiver.stop()])
  await mailbox.remove()
})

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, name: 'आशा राव', email: `language-${visitors}@home.example` }
}

async function storedFrom(site: Site, email: string) {
  const db = await site.runtime.getD1Database('DB')
  const { results } = await db
    .prepare('SELECT message, language FROM messages WHERE email = ?1')
    .bind(email)
    .all<{ message: string; language: string | null }>()
  return results
}

function press(path: string, fields: Record<string, string>, headers = newConnection()): Promise<Response> {
  return embedded.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

test.each([
  ['/contact', 'en', 'English'],
  ['/hi/contact', 'hi', 'Hindi'],
])('the form of %s stores and delivers the language %s', async (path, code, name) => {
  const query = newQuery()
  const form = await getDocument(await embedded.fetch(path))
  const language = form.querySelector(`form[action="${path}"] input[name=language]`)?.getAttribute('value')
  expect(language).toBe(code)
  const response = await press(path, { ...query, language: code })
  expect(response.status).toBe(303)
  const location = response.headers.get('Location') ?? ''
  expect(location.startsWith(`${path}?sent=`)).toBe(true)
  expect((await getDocument(await embedded.fetch(location))).querySelector('[role=status]')).not.toBeNull()
  expect(await storedFrom(embedded, query.email)).toMatchObject([{ language: code }])
  const [mail] = await mailbox.arrived(query.email, 1)
  expect(mail).toContain(`\nLanguage: ${name}\n`)
  await expect.poll(() => receiver.hooks.some(({ hook }) => hook.data.email === query.email)).toBe(true)
  const hook = receiver.hooks.find(({ hook: { data } }) => data.email === query.email)
  expect(hook?.hook.data).toMatchObject({ ...query, language: code })
})

test('a refused form and its messages are in the language of the form', async () => {
  const refused = await press('/hi/contact', { ...newQuery(), name: 'A' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(hindiMessages.name)
})

test.each([{}, { language: 'xx' }, { language: ['hi'] }])(
  'a message with %j is stored without a language',
  async (said) => {
    const query = newQuery()
    expect((await postJson(embedded, { ...query, ...said })).status).toBe(200)
    expect(await storedFrom(embedded, query.email)).toMatchObject([{ language: null }])
    const [mail] = await mailbox.arrived(query.email, 1)
    expect(mail).not.toContain('Language:')
  },
)

test('a message that waits for a remote upstream keeps its language', async () => {
  upstream.play(envelope(503), received)
  const query = newQuery()
  expect((await postJson(remote, { ...query, language: 'hi' })).status).toBe(202)
  const worker = await remote.runtime.getWorker()
  await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(Date.now() + DAY_MS) })
  const bodies = upstream.messages.filter(({ body }) => body.includes(query.email))
  expect(bodies.map(({ body, language }) => [JSON.parse(body), language])).toEqual(
    Array(2).fill([query, 'hi']),
  )
})

/** Sends a message as the client of a page in a language does. */
async function sendFrom(site: Site, code: string, query: object, key: string): Promise<number> {
  const response = await site.fetch(`/api/web/query?lang=${code}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: site.url,
      'Idempotency-Key': key,
      ...newConnection(),
    },
    body: JSON.stringify({ ...query, language: code }),
  })
  return response.status
}

const TOPIC = { subject: 'technician', about: 'Ramesh' }

test('a message is stored once when it is sent again in the other language', async () => {
  const words = `Regarding: A professional (Ramesh)\n\n${goodQuery.message}`
  for (const site of [embedded, remote]) {
    const query = { ...newQuery(), ...TOPIC }
    const key = newKey()
    expect(await sendFrom(site, 'en', query, key)).toBe(200)
    expect(await sendFrom(site, 'hi', query, key)).toBe(200)
    expect(await storedFrom(site, query.email)).toEqual([{ message: words, language: 'en' }])
  }
})

test('the topic of a message is in the language of its first attempt', async () => {
  const query = { ...newQuery(), ...TOPIC }
  expect(await sendFrom(embedded, 'hi', query, newKey())).toBe(200)
  const [mail] = await mailbox.arrived(query.email, 1)
  expect(mail).toContain(hindiContact.form.regardingLine(`${hindiSubjects.technician.label} (Ramesh)`))
})

// The minute of the limit may end between the two refusals.
test('messages in both languages share one limit, refused in the language of the page', {
  retry: 2,
}, async () => {
  const visitor = newConnection()
  const send = (path: string) => press(path, newQuery(), visitor)
  const english = await untilRefused(30, () => send('/contact'))
  const hindi = await send('/hi/contact')
  expect(hindi.status).toBe(429)
  expect(await english.text()).toContain(contact.answers.tooMany)
  expect(await hindi.text()).toContain(hindiContact.answers.tooMany)
})
