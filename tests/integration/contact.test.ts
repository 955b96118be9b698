import { afterAll, expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '../../src/api/contact-form.ts'
import { QUEUED_FOR_MS } from '../../src/api/offline-queue/names.ts'
import { contact, contactMessages } from '../../src/content/contact.ts'
import { goodQuery, newConnection, newKey, postForm, postJson, ticketFor } from '../support/contact.ts'
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
  return { ...goodQuery, email: `visitor-${visitors}@home.example`, ...change }
}

test('a message is stored as it was written', async () => {
  const query = newQuery({ message: 'दो पंखे ठीक करने हैं।\n"Quotes", <tags> & emoji 🚰' })
  const response = await postJson(site, query)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ code: 200, message: 'Received.' })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(await storedFrom(query.email)).toEqual([query])
})

test('a double click and a retry store one message and get the same answer', async () => {
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  const answers = await Promise.all([postJson(site, query, headers), postJson(site, query, headers)])
  answers.push(await postJson(site, query, headers))
  for (const answer of answers) expect(await answer.json()).toEqual({ code: 200, message: 'Received.' })
  expect(await storedFrom(query.email)).toHaveLength(1)
})

test('the same key with other words is another message', async () => {
  const key = newKey()
  const query = newQuery()
  await postJson(site, query, { ...newConnection(), 'Idempotency-Key': key })
  await postJson(site, newQuery({ email: query.email, message: 'Now the other tap leaks as well.' }), {
    ...newConnection(),
    'Idempotency-Key': key,
  })
  expect(await storedFrom(query.email)).toHaveLength(2)
})

test.each([
  [{ name: 'A' }, contactMessages.name],
  [{ email: 'asha@' }, contactMessages.email],
  [{ phone: '12345' }, contactMessages.phone],
  [{ message: 'short' }, contactMessages.message],
])('%j is refused with the words of the specification', async (change, words) => {
  const query = newQuery(change)
  const response = await postJson(site, query)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 400, message: words })
  expect(await storedFrom(query.email)).toEqual([])
})

test.each(['', 'null', '[]', '"text"', '{"name":', '{"name":{"$gt":""}}'])(
  'a body of %j is refused',
  async (body) => {
    expect((await postJson(site, body)).status).toBe(400)
  },
)

test('a key that does not fit the pattern is refused', async () => {
  const response = await postJson(site, newQuery(), { ...newConnection(), 'Idempotency-Key': 'x y' })
  expect(response.status).toBe(400)
})

test('the longest message that the form takes is stored, in any script', async () => {
  const query = newQuery({ message: 'क'.repeat(5_000) })
  expect((await postJson(site, query)).status).toBe(200)
  const form = new FormData()
  const fields = {
    ...newQuery({ email: query.email, message: 'ख'.repeat(5_000) }),
    ...(await ticketFor(site)),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(
    (await site.fetch('/contact', { method: 'POST', body: form, headers: newConnection() })).status,
  ).toBe(303)
  expect(await storedFrom(query.email)).toHaveLength(2)
})

test('a body above 16 KB is refused, also when it does not say how long it is', async () => {
  const body = JSON.stringify(newQuery({ message: 'x'.repeat(17_000) }))
  expect((await postJson(site, body)).status).toBe(413)
  const streamed = await fetch(`${site.url}/api/web/query`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url, ...newConnection() },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(streamed.status).toBe(413)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
])('the API takes no %s', async (type) => {
  const response = await postJson(site, newQuery(), { ...newConnection(), 'Content-Type': type })
  expect(response.status).toBe(415)
})

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])('a message from another site is refused: %j', async (headers) => {
  const query = newQuery()
  expect((await postJson(site, query, { ...newConnection(), ...headers })).status).toBe(403)
  expect((await postForm(site, query, { ...newConnection(), ...headers })).status).toBe(403)
  expect(await storedFrom(query.email)).toEqual([])
})

test('a message from our own page is taken', async () => {
  const headers = { ...newConnection(), Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }
  expect((await postJson(site, newQuery(), headers)).status).toBe(200)
})

test('there is no answer to a preflight of another site', async () => {
  const response = await site.fetch('/api/web/query', {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.status).toBe(405)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('what falls into the trap is thanked and not stored', async () => {
  const query = newQuery()
  const json = await postJson(site, { ...query, [HONEYPOT_FIELD]: 'https://spam.example' })
  expect(await json.json()).toEqual({ code: 200, message: 'Received.' })
  const form = await postForm(site, { ...query, [HONEYPOT_FIELD]: 'https://spam.example' })
  expect(form.headers.get('Location')).toBe('/contact?sent=now')
  expect(await storedFrom(query.email)).toEqual([])
})

test('more than ten messages a minute from one connection are refused, and nobody else is', async () => {
  const connection = newConnection()
  const statuses: Array<number> = []
  for (let count = 0; count < 12; count++)
    statuses.push((await postJson(site, newQuery(), connection)).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  const refused = await postJson(site, newQuery(), connection)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect(await refused.json()).toEqual({ code: 429, message: contact.answers.tooMany })
  const page = await postForm(site, newQuery(), connection)
  expect(page.status).toBe(429)
  expect(await page.text()).toContain(contact.answers.tooMany)
  expect((await postJson(site, newQuery())).status).toBe(200)
})

test('mistakes do not count towards the limit', async () => {
  const connection = newConnection()
  for (let count = 0; count < 12; count++) await postJson(site, newQuery({ name: 'A' }), connection)
  expect((await postJson(site, newQuery(), connection)).status).toBe(200)
})

test('the log holds nothing personal', async () => {
  const query = newQuery({ name: 'Unusual Name', phone: '9123456789', message: 'A secret about my house.' })
  await postJson(site, query, { 'CF-Connecting-IP': '203.0.113.77' })
  await postForm(site, query, { 'CF-Connecting-IP': '203.0.113.77' })
  const log = site.logs.join('\n')
  for (const personal of ['Unusual', query.email, '9123456789', 'secret', '203.0.113.77'])
    expect(log).not.toContain(personal)
})

test('a key outlives the offline queue of every browser, and is then forgotten without its message', async () => {
  const query = newQuery()
  const headers = { 'Idempotency-Key': newKey() }
  await postJson(site, query, { ...newConnection(), ...headers })
  const worker = await site.runtime.getWorker()
  const cronAfter = (ms: number) =>
    worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(Date.now() + ms) })
  await cronAfter(QUEUED_FOR_MS + 86_400_000)
  await postJson(site, query, { ...newConnection(), ...headers })
  expect(await storedFrom(query.email)).toHaveLength(1)
  await cronAfter(3 * QUEUED_FOR_MS)
  await postJson(site, query, { ...newConnection(), ...headers })
  expect(await storedFrom(query.email)).toHaveLength(2)
})

test('the policy allows no frame unless a map is configured', async () => {
  const policy = (await site.fetch('/contact')).headers.get('Content-Security-Policy')
  expect(policy).not.toContain('frame-src')
})

test.each([
  ['a Monday at ten', Date.UTC(2026, 10, 23, 4, 30), 'Open now'],
  ['a Monday night', Date.UTC(2026, 10, 23, 18, 30), 'Closed now'],
])('on %s in India the HTML of the page says so', async (_, time, words) => {
  const response = await site.fetch('/contact', { headers: { 'x-test-clock': String(time) } })
  expect(await response.text()).toContain(words)
})
