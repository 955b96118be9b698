import { afterAll, expect, test } from 'vitest'
import { goodQuery, newConnection, newKey, postForm, postJson } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { startSite } from '#support/site/start-site.ts'
import { contact, contactMessages } from '../../src/content/en/contact.ts'
import { contact as hindiContact, contactSubjects as hindiSubjects } from '../../src/content/hi/contact.ts'

const site = await startSite()
const db = await site.runtime.getD1Database('DB')

afterAll(() => site.stop())

async function storedFrom(email: string): Promise<Array<Record<string, unknown>>> {
  const { results } = await db.prepare('SELECT * FROM messages WHERE email = ?1').bind(email).all()
  return results
}

let visitors = 0

/** Returns a message that no other test sends. */
function newQuery(change: Partial<typeof goodQuery> = {}) {
  visitors += 1
  return { ...goodQuery, email: `visitor-${visitors}@home.example`, ...change }
}

test('a message is stored unchanged, and answered with its reference', async () => {
  const query = newQuery({ message: 'दो पंखे ठीक करने हैं।\n"Quotes", <tags> & emoji 🚰' })
  const response = await postJson(site, query)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  const [stored] = await storedFrom(query.email)
  expect(stored).toMatchObject(query)
  const data = { reference: String(stored?.id).slice(0, 8) }
  expect(await response.json()).toEqual({ code: 200, message: 'Received.', data })
})

test('a message without a key is stored once a day', async () => {
  const query = newQuery()
  const send = (day: number) =>
    site.fetch('/api/web/query', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: site.url,
        'x-test-clock': String(Date.UTC(2026, 10, day)),
        ...newConnection(),
      },
      body: JSON.stringify(query),
    })
  for (const day of [17, 17, 18]) expect((await send(day)).status).toBe(200)
  expect(await storedFrom(query.email)).toHaveLength(2)
})

test('a call back needs a name and a phone number, and keeps its details', async () => {
  const details = {
    service: 'plumbing',
    job: 'leak-repair',
    city: 'kochi',
    preferredDay: '2126-11-20',
    other: 'x',
  }
  const name = `Call Back ${newKey()}`
  const call = { name, email: '', phone: '9800000000', subject: 'booking', details }
  expect((await postJson(site, call)).status).toBe(200)
  const row = await db.prepare('SELECT * FROM messages WHERE name = ?1').bind(name).first()
  expect(row).toMatchObject({ topic: 'booking', email: '', message: '', phone: '+919800000000' })
  const { other: _, ...known } = details
  expect(JSON.parse(String(row?.details))).toEqual(known)
  for (const change of [{ phone: '' }, { details: { preferredDay: '2020-01-01' } }])
    expect((await postJson(site, { ...call, ...change })).status).toBe(400)
})

test('a message with a mistake is refused with the message of the specification, and not stored', async () => {
  const query = newQuery({ phone: '12345' })
  const response = await postJson(site, query)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 400, message: contactMessages.phone })
  expect(await storedFrom(query.email)).toEqual([])
})

const { name: _, ...nameless } = goodQuery
const text = JSON.stringify(goodQuery)

test.each<[string, BodyInit, number]>([
  ['no text', '', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a text', '"text"', 400],
  ['broken JSON', text.slice(0, -9), 400],
  ['invalid UTF-8', new Blob([text.slice(0, -3), new Uint8Array([0xc3, 0x28]), '"}']), 400],
  ['half of an emoji', text.replace('wet', 'wet \\ud83d'), 400],
  ['a number for a name', text.replace('"Asha Rao"', '5'), 400],
  ['a list in the details', JSON.stringify({ ...goodQuery, details: { city: ['kochi'] } }), 400],
  ['an object for a message', JSON.stringify({ ...goodQuery, message: { $gt: '' } }), 400],
  ['a missing field', JSON.stringify(nameless), 400],
  ['100 KB', JSON.stringify({ ...goodQuery, message: 'x'.repeat(100_000) }), 413],
])('a body of %s is refused with a sentence, and nothing is stored', async (_what, body, status) => {
  const before = await db.prepare('SELECT count(*) AS n FROM messages').first('n')
  const response = await site.fetch('/api/web/query', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url, ...newConnection() },
    body,
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ code: status, message: expect.stringMatching(/ .*\.$/) })
  expect(await db.prepare('SELECT count(*) AS n FROM messages').first('n')).toBe(before)
})

test('a large body is refused when it has no announced length', async () => {
  const body = JSON.stringify(newQuery({ message: 'x'.repeat(100_000) }))
  const streamed = await fetch(`${site.url}/api/web/query`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url, ...newConnection() },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(streamed.status).toBe(413)
})

test('a key that does not fit the pattern is refused', async () => {
  const response = await postJson(site, newQuery(), { ...newConnection(), 'Idempotency-Key': 'x y' })
  expect(response.status).toBe(400)
})

test('a key of another message is refused, and the message is stored under a new one', async () => {
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  await postJson(site, newQuery(), headers)
  const query = newQuery()
  const response = await postJson(site, query, headers)
  expect([response.status, await response.json()]).toMatchObject([422, { code: 422 }])
  expect(await storedFrom(query.email)).toEqual([])
  expect((await postJson(site, query)).status).toBe(200)
})

/** Sends a message about a professional, as the client of a page in a language does. */
async function sendIn(code: string, query: object, key: string): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    Origin: site.url,
    'Idempotency-Key': key,
    ...newConnection(),
  }
  const body = JSON.stringify({ ...query, subject: 'technician', about: 'Ramesh', language: code })
  return (await site.fetch(`/api/web/query?lang=${code}`, { method: 'POST', headers, body })).status
}

test('a message that is sent again in the other language is stored once, in its first language', async () => {
  const about = `${hindiSubjects.technician.label} (Ramesh)`
  for (const [first, again, regarding] of [
    ['en', 'hi', 'Regarding: A professional (Ramesh)'],
    ['hi', 'en', hindiContact.form.regardingLine(about)],
  ] as const) {
    const query = newQuery()
    const key = newKey()
    expect([await sendIn(first, query, key), await sendIn(again, query, key)]).toEqual([200, 200])
    const message = `${regarding}\n\n${query.message}`
    expect(await storedFrom(query.email)).toMatchObject([{ message, language: first }])
  }
})

test.each([{}, { language: 'xx' }, { language: ['hi'] }])(
  'a message with %j is stored without a language',
  async (said) => {
    const query = newQuery()
    expect((await postJson(site, { ...query, ...said })).status).toBe(200)
    expect(await storedFrom(query.email)).toMatchObject([{ language: null }])
  },
)

test('a message of the maximum length is stored, in any script', async () => {
  const query = newQuery({ message: 'क'.repeat(5_000) })
  expect((await postJson(site, query)).status).toBe(200)
  const fields = newQuery({ email: query.email, message: 'ख'.repeat(5_000) })
  expect((await postForm(site, fields)).status).toBe(303)
  expect(await storedFrom(query.email)).toHaveLength(2)
})

test.each(['application/x-www-form-urlencoded', 'application/jsonp'])(
  'the API refuses the content type %s',
  async (type) => {
    const response = await postJson(site, newQuery(), { ...newConnection(), 'Content-Type': type })
    expect(response.status).toBe(415)
  },
)

test('a message from another site is refused by the API and the form', async () => {
  const query = newQuery()
  const headers = { Origin: 'https://evil.example' }
  expect((await postJson(site, query, { ...newConnection(), ...headers })).status).toBe(403)
  expect((await postForm(site, query, { ...newConnection(), ...headers })).status).toBe(403)
  expect(await storedFrom(query.email)).toEqual([])
})

test('a script that posts without an origin is refused', async () => {
  const headers = { 'Content-Type': 'application/json', ...newConnection() }
  const body = JSON.stringify(newQuery())
  expect((await site.fetch('/api/web/query', { method: 'POST', headers, body })).status).toBe(403)
})

test('more than thirty attempts a minute are refused for one connection only, also with mistakes', async () => {
  const connection = newConnection()
  const send = (query: object) => postJson(site, query, connection)
  for (let count = 0; count < 12; count++) await send(newQuery({ name: 'A' }))
  expect((await send(newQuery())).status).toBe(200)
  const refused = await untilRefused(30, () => send(newQuery({ name: 'A' })))
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect(await refused.json()).toEqual({ code: 429, message: contact.answers.tooMany })
  expect((await postJson(site, newQuery())).status).toBe(200)
})

test('the log has no personal data', async () => {
  const query = newQuery({ name: 'Unusual Name', phone: '9123456789', message: 'A secret about my house.' })
  await postJson(site, query, { 'CF-Connecting-IP': '203.0.113.77' })
  await postForm(site, query, { 'CF-Connecting-IP': '203.0.113.77' })
  const log = site.logs.join('\n')
  for (const personal of ['Unusual', query.email, '9123456789', 'secret', '203.0.113.77'])
    expect(log).not.toContain(personal)
})

test.each([
  ['a Monday at ten', Date.UTC(2026, 10, 23, 4, 30), 'Open now'],
  ['a Monday night', Date.UTC(2026, 10, 23, 18, 30), 'Closed now'],
])('the HTML says whether the office is open on %s in India', async (_, time, words) => {
  const response = await site.fetch('/contact', { headers: { 'x-test-clock': String(time) } })
  expect(await response.text()).toContain(words)
})
