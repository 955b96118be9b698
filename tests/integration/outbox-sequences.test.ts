import { afterAll, beforeEach, expect, test } from 'vitest'
import { contact } from '../../src/content/contact.ts'
import { goodQuery, newConnection, newKey, postForm, postJson } from '../support/contact.ts'
import { envelope, received, type Step, startScriptedUpstream } from '../support/scripted-upstream.ts'
import { startSite } from '../support/start-site.ts'

const DAY_MS = 86_400_000
const KEPT = { code: 200, message: contact.answers.kept }
const RECEIVED = { code: 200, message: 'Received.' }

const upstream = await startScriptedUpstream()
const site = await startSite({ vars: { UPSTREAM_URL: upstream.url } })
const db = await site.runtime.getD1Database('DB')

/** Days that the cron trigger has been taken ahead, so that every message is due at its next run. */
let days = 0

beforeEach(async () => {
  upstream.play(received)
  days = 0
  await db.prepare('DELETE FROM contact_outbox').run()
})

afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, email: `sequence-${visitors}@home.example` }
}

function deliveries(email: string) {
  return upstream.calls.filter(({ body }) => body.includes(email))
}

async function runCron(): Promise<void> {
  days += 1
  const worker = await site.runtime.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(Date.now() + days * DAY_MS) })
}

type Row = { payload: string; attempts: number; settled_at: number | null; dead_at: number | null }

async function row(): Promise<Row | null> {
  return db.prepare('SELECT payload, attempts, settled_at, dead_at FROM contact_outbox').first<Row>()
}

const page404: Step = { status: 404, html: '<h1>Not found</h1>' }
const unavailable = envelope(503)
const blocked = envelope(422, 422, 'This number is blocked.')

async function statusAndBody(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()]
}

/** What the upstream answers until a message is delivered. */
const TELLING: Array<[string, Array<Step>]> = [
  ['503, 401, 200', [unavailable, envelope(401), received]],
  ['404 page, 200', [page404, received]],
  ['200 with code 7, 200', [envelope(200, 7), received]],
  ['a page with 200, 200', [{ status: 200, html: '<h1>Sign in</h1>' }, received]],
  ['cut, 409', ['cut', envelope(409)]],
  ['503, 200 with code 409', [unavailable, envelope(200, 409)]],
]
const FURTHER: Array<[string, Array<Step>]> = [
  ['503, 403 page, 200', [unavailable, { status: 403, html: '<h1>Forbidden</h1>' }, received]],
  ['503, 404 page, 200', [unavailable, page404, received]],
  ['503, 404 in the envelope, 200', [unavailable, envelope(404), received]],
  ['503, 405, 200', [unavailable, envelope(405), received]],
  ['401, 200', [envelope(401), received]],
  ['400 page, 200', [{ status: 400, html: '<h1>Bad request</h1>' }, received]],
  ['422 without a code, 200', [{ status: 422, json: { message: 'No.' } }, received]],
  ['400 with code 401, 200', [envelope(400, 401), received]],
  ['200 with code 500, 200', [envelope(200, 500), received]],
  ['200 without a code, 200', [{ status: 200, json: { message: 'Received.' } }, received]],
  ['200 with code "200" as text, 200', [{ status: 200, json: { code: '200' } }, received]],
  ['cut, cut, 200', ['cut', 'cut', received]],
  ['409 at once, 409', [envelope(409), envelope(409)]],
  ['503, 409 page, 200', [unavailable, { status: 409, html: '<h1>Conflict</h1>' }, received]],
]
const isDelivered = '%s: the visitor is told that it is saved, and it is delivered'

async function expectDelivered(_: string, steps: Array<Step>): Promise<void> {
  upstream.play(...steps)
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  expect(await statusAndBody(await postJson(site, query, headers))).toEqual([202, KEPT])
  for (let step = 1; step < steps.length; step++) {
    expect(await row()).toMatchObject({ payload: expect.stringContaining(query.email), settled_at: null })
    await runCron()
  }
  expect(await row()).toMatchObject({ payload: '', settled_at: expect.any(Number), dead_at: null })
  const keys = deliveries(query.email).map(({ key }) => key)
  expect(keys).toEqual(steps.map(() => headers['Idempotency-Key']))
  await runCron()
  expect(deliveries(query.email)).toHaveLength(steps.length)
  expect(await statusAndBody(await postJson(site, query, headers))).toEqual([200, RECEIVED])
}

test.each(TELLING)(isDelivered, expectDelivered)
test.each(FURTHER)(isDelivered, { tags: ['long'] }, expectDelivered)

test.each<[string, Step]>([
  ['400', envelope(400)],
  ['413', envelope(413)],
  ['415', envelope(415)],
  ['422', blocked],
  ['200 with code 422', envelope(200, 422)],
])(
  'a promised message that is refused (%s) is a dead letter: kept, not tried, no withdrawal',
  async (_, refusal) => {
    upstream.play(unavailable, refusal)
    const query = newQuery()
    const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
    expect((await postJson(site, query, headers)).status).toBe(202)
    for (let run = 0; run < 4; run++) await runCron()
    days += 800
    await runCron()
    expect(deliveries(query.email)).toHaveLength(2)
    expect(await row()).toMatchObject({
      payload: expect.stringContaining(query.email),
      settled_at: null,
      dead_at: expect.any(Number),
    })
    expect(await statusAndBody(await postJson(site, query, headers))).toEqual([202, KEPT])
  },
)

test('the operator can have a dead letter tried again', async () => {
  upstream.play(unavailable, blocked, received)
  const query = newQuery()
  await postJson(site, query)
  await runCron()
  await db.prepare('UPDATE contact_outbox SET dead_at = NULL, next_attempt_at = 0').run()
  await runCron()
  expect(deliveries(query.email)).toHaveLength(3)
  expect(await row()).toMatchObject({ payload: '', dead_at: null, settled_at: expect.any(Number) })
})

test.each<[string, Step, [number, unknown]]>([
  ['422', blocked, [422, { code: 422, message: 'This number is blocked.' }]],
  ['200 with code 400', envelope(200, 400, 'No.'), [200, { code: 400, message: 'No.' }]],
])(
  'what is refused while the visitor waits (%s) is shown, and no text of it stays',
  async (_, refusal, answer) => {
    upstream.play(refusal)
    const query = newQuery()
    const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
    expect(await statusAndBody(await postJson(site, query, headers))).toEqual(answer)
    expect(await row()).toMatchObject({ payload: '', settled_at: expect.any(Number), dead_at: null })
    expect(await statusAndBody(await postJson(site, query, headers))).toEqual(answer)
    await runCron()
    expect(deliveries(query.email)).toHaveLength(1)
  },
)

test('a second press that is promised delivery while the first waits for its answer is not let down', async () => {
  upstream.play(unavailable, blocked)
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  await postJson(site, query, headers)
  // Back to before the first attempt, which nothing was promised for; the run that follows counts as that attempt.
  await db.prepare('UPDATE contact_outbox SET attempts = 0, promised_at = NULL').run()
  expect((await postJson(site, query, headers)).status).toBe(202)
  await runCron()
  expect(await row()).toMatchObject({
    attempts: 1,
    payload: expect.stringContaining(query.email),
    settled_at: null,
    dead_at: expect.any(Number),
  })
})

test('a worker that dies after the message was written down loses nothing', async () => {
  const query = newQuery()
  const payload = JSON.stringify(query)
  await db
    .prepare(
      `INSERT INTO contact_outbox (id, idempotency_key, payload, attempts, next_attempt_at, lease_until, created_at)
       VALUES ('died', 'key-of-the-dead', ?1, 1, ?2, ?3, ?2)`,
    )
    .bind(payload, Date.now(), Date.now() + 60_000)
    .run()
  await runCron()
  expect(deliveries(query.email)).toEqual([{ key: 'key-of-the-dead', body: payload }])
  expect(await row()).toMatchObject({ payload: '', settled_at: expect.any(Number) })
})

/** Makes every note about a message fail from now on, as a database that is gone does. */
async function breakNotes(): Promise<() => Promise<unknown>> {
  await db
    .prepare(
      `CREATE TRIGGER no_notes BEFORE UPDATE OF next_attempt_at, settled_at ON contact_outbox
       BEGIN SELECT RAISE(ABORT, 'no notes today'); END`,
    )
    .run()
  return () => db.prepare('DROP TRIGGER no_notes').run()
}

test.each<[string, Step, number]>([
  ['delivered', received, 200],
  ['kept', unavailable, 202],
  ['refused', blocked, 422],
])('a message that was %s without a note of it is sent again with its key', async (_, step, status) => {
  upstream.play(step, received)
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  const mend = await breakNotes()
  expect((await postJson(site, query, headers)).status).toBe(status)
  await mend()
  expect(await row()).toMatchObject({ payload: expect.stringContaining(query.email), settled_at: null })
  await runCron()
  expect(deliveries(query.email).map(({ key }) => key)).toEqual(Array(2).fill(headers['Idempotency-Key']))
  expect(await row()).toMatchObject({ payload: '', settled_at: expect.any(Number) })
})

test('a refusal of the second attempt, whose first was not noted, is a dead letter', async () => {
  upstream.play(unavailable, blocked)
  const query = newQuery()
  const mend = await breakNotes()
  expect((await postJson(site, query)).status).toBe(202)
  await mend()
  await runCron()
  expect(await row()).toMatchObject({
    payload: expect.stringContaining(query.email),
    dead_at: expect.any(Number),
  })
})

test('a refusal in the cron that cannot be noted is asked for again', async () => {
  upstream.play(unavailable, blocked, blocked)
  const query = newQuery()
  await postJson(site, query)
  const mend = await breakNotes()
  await runCron()
  await mend()
  expect(await row()).toMatchObject({ payload: expect.stringContaining(query.email), dead_at: null })
  await runCron()
  expect(await row()).toMatchObject({
    payload: expect.stringContaining(query.email),
    dead_at: expect.any(Number),
  })
  expect(deliveries(query.email)).toHaveLength(3)
})

test('messages that are never taken do not hold the others up', async () => {
  upstream.play(unavailable)
  for (let count = 0; count < 12; count++) await postJson(site, newQuery())
  const other = newQuery()
  await postJson(site, other)
  await db
    .prepare("UPDATE contact_outbox SET next_attempt_at = 0 WHERE payload NOT LIKE '%' || ?1 || '%'")
    .bind(other.email)
    .run()
  upstream.play(...Array<Step>(10).fill(envelope(403)), received)
  await runCron()
  await runCron()
  expect(deliveries(other.email)).toHaveLength(2)
})

test('what waits and what is dead is counted with its age, in the log of the cron and in /healthz', async () => {
  upstream.play(unavailable, unavailable, blocked, unavailable)
  const queries = [newQuery(), newQuery()]
  for (const query of queries) await postJson(site, query)
  await db.prepare('UPDATE contact_outbox SET created_at = created_at - 3600000').run()
  await runCron()
  const line = site.logs.findLast((entry) => entry.includes('"event":"outbox"')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', waiting: 1, dead: 1 })
  expect(JSON.parse(line).oldestWaitingSeconds).toBeGreaterThanOrEqual(3_600)
  expect(JSON.parse(line).oldestDeadSeconds).toBeGreaterThanOrEqual(3_600)
  const health = await site.fetch('/healthz', { headers: { 'x-test-clock': String(Date.now() + 60_000) } })
  expect(await health.json()).toMatchObject({
    status: 'ok',
    outbox: {
      waiting: 1,
      dead: 1,
      oldestWaitingSeconds: expect.any(Number),
      oldestDeadSeconds: expect.any(Number),
    },
  })
  for (const { email } of queries) expect(site.logs.join('\n')).not.toContain(email)
})

test('the form without a script says "saved" of a message that is not delivered yet', async () => {
  upstream.play({ status: 200, json: { code: '200' } })
  const response = await postForm(site, newQuery())
  expect(response.headers.get('Location')).toBe('/contact?sent=later')
  const page = await (await site.fetch('/contact?sent=later')).text()
  expect(page).toContain(contact.answers.kept)
  expect(page).not.toContain(contact.form.sentTitle)
})
