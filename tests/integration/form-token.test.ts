import { afterAll, expect, test } from 'vitest'
import type { FormTicket } from '../../src/api/form-token.ts'
import { contact, formToken } from '../../src/content/contact.ts'
import { goodQuery, newConnection, newKey, postJson, ticketFor } from '../support/contact.ts'
import { startSite } from '../support/start-site.ts'

const DAY_MS = 86_400_000
const site = await startSite()
const db = await site.runtime.getD1Database('DB')

afterAll(() => site.stop())

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, email: `token-${visitors}@home.example` }
}

async function countFrom(email: string): Promise<number | null> {
  return db
    .prepare('SELECT count(*) AS n FROM contact_messages WHERE email = ?1')
    .bind(email)
    .first<number>('n')
}

type Sent = { headers?: Record<string, string>; token?: string; at?: number }

/** Posts a message with just these headers and this token. */
function post(query: object, { headers = {}, token, at = Date.now() }: Sent): Promise<Response> {
  return site.fetch('/api/web/query', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-test-clock': String(at),
      ...newConnection(),
      ...headers,
    },
    body: JSON.stringify({ ...query, token }),
  })
}

const tokenNeeded = { code: 428, message: formToken.needed }

test('a token comes for a key or with a new one, is kept by nobody and never twice the same', async () => {
  const response = await site.fetch('/api/web/form-token')
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  const { code, data } = await response.json<{ code: number; data: FormTicket }>()
  expect(code).toBe(200)
  expect(data.key).toMatch(/^[0-9a-f]{32}$/)
  const other = await (await site.fetch('/api/web/form-token')).json<{ data: FormTicket }>()
  expect(other.data.key).not.toBe(data.key)
  const own = await (await site.fetch('/api/web/form-token?key=my-own-key')).json<{ data: FormTicket }>()
  expect(own.data.key).toBe('my-own-key')
  expect((await site.fetch('/api/web/form-token?key=x%20y')).status).toBe(400)
  expect((await site.fetch('/api/web/form-token', { method: 'POST' })).status).toBe(405)
})

test('a script that posts blindly is refused: no origin', async () => {
  const query = newQuery()
  const { key, token } = await ticketFor(site)
  const response = await post(query, { headers: { 'Idempotency-Key': key }, token })
  expect([response.status, await response.json()]).toEqual([
    403,
    { code: 403, message: contact.answers.otherSite },
  ])
  expect(await countFrom(query.email)).toBe(0)
})

test('a script that posts blindly is refused: no token, whatever time it says it took', async () => {
  const query = newQuery()
  for (const body of [query, { ...query, elapsedMs: 60_000 }, { ...query, startedAt: Date.now() - 60_000 }]) {
    const response = await post(body, { headers: { Origin: site.url, 'Idempotency-Key': newKey() } })
    expect([response.status, await response.json()]).toEqual([428, tokenNeeded])
  }
  expect(await countFrom(query.email)).toBe(0)
})

test('a token is good for its key only, and only as it was signed', async () => {
  const query = newQuery()
  const { key, token } = await ticketFor(site)
  const later = `${(Date.now() - 120_000).toString(36)}${token.slice(token.indexOf('.'))}`
  for (const [headers, sent] of [
    [{ 'Idempotency-Key': newKey() }, token],
    [{}, token],
    [{ 'Idempotency-Key': key }, later],
    [{ 'Idempotency-Key': key }, `${token}x`],
    [{ 'Idempotency-Key': key }, 'nonsense'],
  ] as const) {
    const response = await post(query, { headers: { Origin: site.url, ...headers }, token: sent })
    expect([response.status, await response.json()]).toEqual([428, tokenNeeded])
  }
  expect(await countFrom(query.email)).toBe(0)
})

test('a token is good for seven days, and the message goes on with a new one for the same key', async () => {
  const query = newQuery()
  const now = Date.now()
  const { key, token } = await ticketFor(site, newKey(), now)
  const headers = { Origin: site.url, 'Idempotency-Key': key }
  expect((await post(query, { headers, token, at: now + 7 * DAY_MS })).status).toBe(200)
  const old = await post(newQuery(), { headers, token, at: now + 7 * DAY_MS + 1 })
  expect(old.status).toBe(428)
  const renewed = await ticketFor(site, key, now + 8 * DAY_MS)
  const response = await post(query, { headers, token: renewed.token, at: now + 8 * DAY_MS + 3_000 })
  expect(response.status).toBe(200)
  expect(await countFrom(query.email)).toBe(1)
})

test('what lacks a token does not count towards the limit', async () => {
  const connection = newConnection()
  for (let count = 0; count < 12; count++)
    await post(newQuery(), { headers: { ...connection, Origin: site.url, 'Idempotency-Key': newKey() } })
  expect((await postJson(site, newQuery(), connection)).status).toBe(200)
})

test('without a configured secret one is drawn once and kept in the database, for all isolates', async () => {
  const { results } = await db.prepare('SELECT value FROM secrets').all<{ value: string }>()
  expect(results).toEqual([{ value: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  const second = await startSite()
  try {
    const { key, token } = await ticketFor(site)
    const otherDb = await second.runtime.getD1Database('DB')
    await otherDb
      .prepare("INSERT INTO secrets (name, value) VALUES ('form-token', ?1)")
      .bind(results[0]?.value)
      .run()
    const response = await postJson(
      second,
      { ...newQuery(), token },
      { ...newConnection(), 'Idempotency-Key': key },
    )
    expect(response.status).toBe(200)
  } finally {
    await second.stop()
  }
})

test('a configured secret is used instead', async () => {
  const vars = { FORM_TOKEN_SECRET: 'configured by the operator' }
  const first = await startSite({ vars })
  try {
    await ticketFor(first)
    const secrets = await (await first.runtime.getD1Database('DB')).prepare('SELECT * FROM secrets').all()
    expect(secrets.results).toEqual([])
    const { key, token } = await ticketFor(site)
    const foreign = await postJson(
      first,
      { ...newQuery(), token },
      { ...newConnection(), 'Idempotency-Key': key },
    )
    expect(foreign.status).toBe(428)
    expect((await postJson(first, newQuery())).status).toBe(200)
  } finally {
    await first.stop()
  }
})

test('a database that has no secrets stops no message, and is an error in the log', async () => {
  const broken = await startSite()
  try {
    await (await broken.runtime.getD1Database('DB')).exec('DROP TABLE secrets')
    expect((await postJson(broken, newQuery())).status).toBe(200)
    expect(broken.logs.join('\n')).toContain('"event":"form-secret-unavailable"')
  } finally {
    await broken.stop()
  }
})
