import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { QUEUED_FOR_MS } from '../../src/api/offline-queue/names.ts'
import { contact, contactMessages } from '../../src/content/contact.ts'
import { goodQuery, newConnection, newKey, postForm, postJson } from '../support/contact.ts'
import type { Fault } from '../support/fault-upstream.ts'
import { byTime } from '../support/pages.ts'
import { startRemoteSite } from '../support/remote-site.ts'
import { startSite } from '../support/start-site.ts'

const MAP = 'https://maps.example/embed?place=1'
const { upstream, site, stop } = await startRemoteSite({ MAP_EMBED_URL: MAP })
const db = await site.runtime.getD1Database('DB')

beforeEach(async () => {
  upstream.set('ok')
  await db.prepare('DELETE FROM contact_outbox').run()
})

afterAll(stop)

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, email: `remote-${visitors}@home.example` }
}

function deliveries(email: string) {
  return upstream.calls.filter(({ method, body }) => method === 'POST' && body.includes(email))
}

type Row = { payload: string; attempts: number; last_error: string | null; settled_at: number | null }

async function outbox(): Promise<Array<Row>> {
  const { results } = await db
    .prepare('SELECT payload, attempts, last_error, settled_at FROM contact_outbox')
    .all<Row>()
  return results
}

/** Lets the cron trigger fire, so long from now. */
async function runCron(afterMs = 0): Promise<void> {
  const worker = await site.runtime.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(Date.now() + afterMs) })
}

test('a message reaches the upstream with its key, and its text stays nowhere', async () => {
  const query = newQuery()
  const key = newKey()
  const response = await postJson(site, query, { ...newConnection(), 'Idempotency-Key': key })
  expect(response.status).toBe(200)
  const [call, ...others] = deliveries(query.email)
  expect(others).toEqual([])
  expect(call?.path).toBe('/query')
  expect(call?.headers['idempotency-key']).toBe(key)
  expect(JSON.parse(call?.body ?? '')).toEqual(query)
  expect(await outbox()).toMatchObject([{ payload: '', attempts: 1, settled_at: expect.any(Number) }])
})

test('a double click while the upstream thinks is one delivery, and both get its answer', async () => {
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  const release = upstream.hold()
  const answers = [postJson(site, query, headers), postJson(site, query, headers)]
  await upstream.received(1)
  release()
  for (const answer of await Promise.all(answers)) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ code: 200, message: 'Received.' })
  }
  expect(deliveries(query.email)).toHaveLength(1)
})

test('the upstream is told nothing of the visitor but the message', async () => {
  const query = newQuery()
  await postJson(site, query, {
    ...newConnection(),
    Cookie: 'a=b',
    Authorization: 'Bearer x',
    'X-Forwarded-For': '9.9.9.9',
  })
  const { headers = {} } = deliveries(query.email)[0] ?? {}
  expect(headers['user-agent'] ?? '').not.toContain('Android')
  for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'cf-connecting-ip'])
    expect(headers).not.toHaveProperty(name)
})

const FAULTS: ReadonlyArray<Fault> = [
  'down',
  'status-500',
  'html',
  'truncated',
  'wrong-shape',
  'huge',
  'redirect-loop',
  'redirect-away',
  'never-answers',
  'slow-body',
]
const TELLING: ReadonlyArray<Fault> = ['down', 'status-500', 'truncated']

for (const [few, options] of byTime(FAULTS, (fault) => TELLING.includes(fault)))
  test.each(few)(
    'while the upstream is faulty (%s) the message is kept, and delivered once when it is well',
    { ...options, timeout: 20_000 },
    async (fault) => {
      upstream.set(fault)
      const query = newQuery()
      const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
      const response = await postJson(site, query, headers)
      expect(response.status).toBe(202)
      expect(await response.json()).toEqual({ code: 200, message: contact.answers.kept })
      const retry = await postJson(site, query, headers)
      expect([retry.status, await retry.json()]).toEqual([202, { code: 200, message: contact.answers.kept }])
      const before = deliveries(query.email).length
      expect(before).toBeLessThanOrEqual(1)

      upstream.set('ok')
      await runCron()
      await runCron()
      expect(deliveries(query.email)).toHaveLength(before + 1)
      expect(deliveries(query.email).at(-1)?.headers['idempotency-key']).toBe(headers['Idempotency-Key'])
      const after = await postJson(site, query, headers)
      expect(await after.json()).toEqual({ code: 200, message: 'Received.' })
      expect(deliveries(query.email)).toHaveLength(before + 1)
    },
  )

test('two runs at once do not send twice', async () => {
  upstream.set('status-500')
  const queries = [newQuery(), newQuery(), newQuery()]
  for (const query of queries) await postJson(site, query)
  upstream.set('ok')
  const before = upstream.calls.length
  await Promise.all([runCron(), runCron()])
  expect(upstream.calls.length - before).toBe(3)
})

test('a run that begins late holds what it sends as long as any other', async () => {
  upstream.set('status-500')
  await postJson(site, newQuery())
  await db.prepare('UPDATE contact_outbox SET next_attempt_at = 0').run()
  upstream.set('ok')
  const before = upstream.calls.length
  const release = upstream.hold()
  const late = runCron(-120_000)
  await upstream.received(1)
  await runCron()
  release()
  await late
  expect(upstream.calls.length - before).toBe(1)
})

test('a message rests longer after every attempt and is never given up', async () => {
  upstream.set('status-500')
  const query = newQuery()
  await postJson(site, query)
  await runCron()
  expect(await outbox()).toMatchObject([{ attempts: 2, last_error: 'status-500', settled_at: null }])
  await runCron()
  expect(await outbox()).toMatchObject([{ attempts: 2 }])
  for (let day = 1; day <= 5; day++) await runCron(day * 86_400_000)
  expect(await outbox()).toMatchObject([{ attempts: 7, payload: expect.stringContaining(query.email) }])
  upstream.set('ok')
  await runCron(6 * 86_400_000)
  expect((await outbox())[0]?.settled_at).toEqual(expect.any(Number))
})

test('what was delivered is known for longer than a browser keeps it, and then forgotten', async () => {
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  await postJson(site, query, headers)
  await runCron(QUEUED_FOR_MS + 86_400_000)
  expect(await outbox()).toMatchObject([{ payload: '' }])
  expect((await postJson(site, query, headers)).status).toBe(200)
  expect(deliveries(query.email)).toHaveLength(1)
  await runCron(3 * QUEUED_FOR_MS)
  expect(await outbox()).toEqual([])
})

test('the form without a script tells the truth about a message that is kept', async () => {
  upstream.set('down')
  const response = await postForm(site, newQuery())
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact?sent=later'])
  upstream.set('ok')
  expect(await (await site.fetch('/contact?sent=later')).text()).toContain(contact.answers.kept)
})

test.each([
  [422, { code: 422, message: 'This number is blocked.' }],
  [200, { code: 422, message: 'Not today.' }],
])('a refusal of the upstream (%i) is passed on and not tried again', async (status, answer) => {
  let calls = 0
  const refusing = createServer((_, response) => {
    calls += 1
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve))
  const { port } = refusing.address() as AddressInfo
  const other = await startSite({ vars: { UPSTREAM_URL: `http://127.0.0.1:${port}` } })
  try {
    const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
    const query = newQuery()
    const response = await postJson(other, query, headers)
    expect([response.status, await response.json()]).toEqual([status, answer])
    const again = await postJson(other, query, headers)
    expect([again.status, await again.json()]).toEqual([status, answer])
    await (await other.runtime.getWorker()).scheduled({ cron: '*/5 * * * *' })
    expect(calls).toBe(1)
    const page = await postForm(other, newQuery())
    expect(page.status).toBe(422)
    expect(await page.text()).toContain(contactMessages.rejected)
  } finally {
    await other.stop()
    refusing.close()
  }
})

test('without a database and with the upstream down the failure is told, and the values are kept', async () => {
  upstream.set('down')
  const bare = await startSite({ database: false, vars: { UPSTREAM_URL: upstream.url } })
  try {
    const query = newQuery()
    const response = await postJson(bare, query)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ code: 503, message: contact.answers.notDelivered })
    const page = await postForm(bare, query)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain(query.email)
    upstream.set('ok')
    expect((await postJson(bare, query)).status).toBe(200)
  } finally {
    await bare.stop()
  }
})

test('a database without its tables does not stop a message', async () => {
  const bare = await startSite({ vars: { UPSTREAM_URL: upstream.url } })
  try {
    await (await bare.runtime.getD1Database('DB')).exec('DROP TABLE contact_outbox')
    const query = newQuery()
    expect((await postJson(bare, query)).status).toBe(200)
    expect(deliveries(query.email)).toHaveLength(1)
  } finally {
    await bare.stop()
  }
})

test('the host of the configured map, and no other, may be framed', async () => {
  for (const path of ['/contact', '/about']) {
    const policy = (await site.fetch(path)).headers.get('Content-Security-Policy') ?? ''
    expect(policy.split('; ').filter((rule) => rule.startsWith('frame-src'))).toEqual([
      'frame-src https://maps.example',
    ])
  }
  expect(await (await site.fetch('/contact')).text()).not.toContain('<iframe')
})

test('a map that is no address is one clear line for the operator', async () => {
  const wrong = await startSite({ vars: { MAP_EMBED_URL: 'javascript:alert(1)' } })
  try {
    expect((await wrong.fetch('/contact')).status).toBe(503)
    expect(wrong.logs.find((line) => line.includes('bad-configuration'))).toContain(
      'MAP_EMBED_URL is not an http(s) address',
    )
  } finally {
    await wrong.stop()
  }
})
