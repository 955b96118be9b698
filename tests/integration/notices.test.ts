import { afterAll, beforeEach, expect, test } from 'vitest'
import { goodQuery, newConnection, newKey, postForm, postJson } from '../support/contact.ts'
import { openMailbox } from '../support/mailbox.ts'
import { startSite } from '../support/start-site.ts'
import { OLD_SECRET, SECRET, startWebhookReceiver } from '../support/webhook-receiver.ts'

const DAY_MS = 86_400_000
const TO = 'office@sudhaar.example'
const FROM = 'website@sudhaar.example'

const receiver = await startWebhookReceiver()
const mailbox = await openMailbox()
const site = await startSite({
  mailFolder: mailbox.folder,
  vars: {
    CONTACT_EMAIL_TO: TO,
    CONTACT_EMAIL_FROM: FROM,
    CONTACT_WEBHOOK_URL: receiver.url,
    // The new secret and the old one: the receiver knows only the old one yet.
    CONTACT_WEBHOOK_SECRET: `${OLD_SECRET} ${SECRET}`,
  },
})
const db = await site.runtime.getD1Database('DB')

/** Days that the cron trigger has been taken ahead, so that everything is due at its next run. */
let days = 0

beforeEach(async () => {
  receiver.play(204)
  days = 0
  await db.batch([db.prepare('DELETE FROM deliveries'), db.prepare('DELETE FROM contact_messages')])
})

afterAll(async () => {
  await site.stop()
  await receiver.stop()
  await mailbox.remove()
})

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, email: `notice-${visitors}@home.example` }
}

async function runCron(): Promise<void> {
  days += 1
  const worker = await site.runtime.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(Date.now() + days * DAY_MS) })
}

type Row = { id: string; destination: string; payload: string; attempts: number; delivered_at: number | null }

async function rows(): Promise<Array<Row>> {
  const { results } = await db
    .prepare('SELECT id, destination, payload, attempts, delivered_at FROM deliveries ORDER BY destination')
    .all<Row>()
  return results
}

/** The rows once nothing is under way: what is sent after the answer has been sent and noted. */
async function settledRows(isDone: (row: Row) => boolean): Promise<Array<Row>> {
  await expect.poll(async () => (await rows()).every(isDone), { timeout: 10_000 }).toBe(true)
  return rows()
}

const isDelivered = ({ delivered_at }: Row) => delivered_at !== null

const hooksOf = (email: string) => receiver.hooks.filter(({ hook }) => hook.data.email === email)

test('a message reaches the mailbox and the webhook at once, and its text stays in one place', async () => {
  const query = newQuery()
  expect((await postJson(site, query)).status).toBe(200)
  const [email, webhook] = await settledRows(isDelivered)
  expect(email).toMatchObject({ destination: 'email', payload: '', attempts: 1 })
  expect(webhook).toMatchObject({ destination: 'webhook', payload: '', attempts: 1, id: email?.id })
  const [mail] = await mailbox.arrived(query.email, 1)
  expect(mail?.headers.get('from')).toBe(`Sudhaar website <${FROM}>`)
  expect(mail?.headers.get('to')).toBe(`<${TO}>`)
  expect(mail?.headers.get('reply-to')).toBe(`<${query.email}>`)
  expect(mail?.headers.get('x-notice-id')).toBe(email?.id)
  expect(mail?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(mail?.text).toContain(query.message)
  expect(mail?.text).toContain(query.phone)
  expect(hooksOf(query.email)).toMatchObject([
    { id: email?.id, hook: { type: 'contact.message', data: { id: email?.id, ...query } } },
  ])
  const stored = await db.prepare('SELECT * FROM contact_messages').first()
  expect(stored).toMatchObject({ id: email?.id, email: query.email, delivered_at: expect.any(Number) })
  expect(receiver.refused).toEqual([])
})

test('a double click is one message, one mail and one webhook', async () => {
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  await Promise.all([postJson(site, query, headers), postJson(site, query, headers)])
  await settledRows(isDelivered)
  await runCron()
  expect(hooksOf(query.email)).toHaveLength(1)
  expect(await mailbox.arrived(query.email, 1)).toHaveLength(1)
})

test('whoever writes in Hindi is read in Hindi, and a name cannot add receivers', async () => {
  const query = { ...newQuery(), name: 'आशा\r\nBcc: all@victim.example', message: 'रसोई का नल टपक रहा है।' }
  expect((await postForm(site, query)).status).toBe(303)
  const [mail] = await mailbox.arrived(query.email, 1)
  expect([...(mail?.headers.keys() ?? [])]).not.toContain('bcc')
  expect(mail?.headers.get('to')).toBe(`<${TO}>`)
  expect(mail?.text).toContain('Name: आशा Bcc: all@victim.example')
  expect(mail?.text).toContain(query.message)
})

test.each([[500], [404], [410], ['redirect'], ['cut']] as const)(
  'a webhook that answers %s is tried until it is taken, with the same id and words; the mail does not wait',
  async (answer) => {
    receiver.play(answer, answer, 204)
    const query = newQuery()
    expect((await postJson(site, query)).status).toBe(200)
    await mailbox.arrived(query.email, 1)
    await expect.poll(() => hooksOf(query.email).length).toBe(1)
    await expect.poll(async () => (await rows()).filter(isDelivered).length).toBe(1)
    await expect
      .poll(async () => db.prepare('SELECT max(lease_until) AS n FROM deliveries').first('n'))
      .toBe(0)
    expect(await db.prepare('SELECT delivered_at FROM contact_messages').first('delivered_at')).toBeNull()
    await runCron()
    await runCron()
    expect((await rows()).every(isDelivered)).toBe(true)
    await runCron()
    const sent = hooksOf(query.email)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)
    expect(await mailbox.arrived(query.email, 1)).toHaveLength(1)
    expect(site.logs.join('\n')).not.toMatch(/of-the-address|home\.example/)
  },
)

/** Makes updates of some columns of a delivery fail from now on, as a database that is gone does. */
async function breakUpdates(columns: string): Promise<() => Promise<unknown>> {
  await db
    .prepare(
      `CREATE TRIGGER broken BEFORE UPDATE OF ${columns} ON deliveries
       BEGIN SELECT RAISE(ABORT, 'not today'); END`,
    )
    .run()
  return () => db.prepare('DROP TRIGGER broken').run()
}

const linesWith = (event: string) => site.logs.filter((line) => line.includes(event)).length

test.each([
  ['taken', 204],
  ['refused', 503],
] as const)(
  'what was %s and could not be noted is sent again with its id when the lease is over',
  async (_, answer) => {
    receiver.play(answer, 204)
    const query = newQuery()
    const logged = linesWith('delivery-not-noted')
    const mend = await breakUpdates('delivered_at, next_attempt_at')
    expect((await postJson(site, query)).status).toBe(200)
    await expect.poll(() => linesWith('delivery-not-noted')).toBe(logged + 2)
    await mend()
    expect((await rows()).map(({ delivered_at }) => delivered_at)).toEqual([null, null])
    await runCron()
    const [first, second, ...more] = hooksOf(query.email)
    expect(more).toEqual([])
    expect(second).toEqual(first)
    const ids = (await mailbox.arrived(query.email, 2)).map(({ headers }) => headers.get('x-notice-id'))
    expect(ids).toEqual([first?.id, first?.id])
    expect((await rows()).every(isDelivered)).toBe(true)
  },
)

test('what could not be claimed is sent by the next run, once', async () => {
  const query = newQuery()
  const logged = linesWith('deliveries-unavailable')
  const mend = await breakUpdates('lease_until')
  expect((await postJson(site, query)).status).toBe(200)
  await expect.poll(() => linesWith('deliveries-unavailable')).toBe(logged + 2)
  await mend()
  expect(hooksOf(query.email)).toEqual([])
  await runCron()
  await runCron()
  expect(hooksOf(query.email)).toHaveLength(1)
  expect(await mailbox.arrived(query.email, 1)).toHaveLength(1)
})

test('a worker that dies after the message was stored, before anything was sent, loses nothing', async () => {
  const id = crypto.randomUUID()
  const query = newQuery()
  const now = Date.now()
  await db.batch([
    db
      .prepare(
        `INSERT INTO contact_messages (id, name, email, phone, message, received_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
      )
      .bind(id, query.name, query.email, query.phone, query.message, new Date(now).toISOString()),
    ...['email', 'webhook'].map((destination, index) =>
      db
        .prepare(
          `INSERT INTO deliveries (id, destination, type, payload, created_at, attempts, next_attempt_at, lease_until)
           VALUES (?1, ?2, 'contact.message', ?3, ?4, ?5, 0, ?6)`,
        )
        // One was not begun, the other was: its lease is over in a minute.
        .bind(id, destination, JSON.stringify(query), now, index, index * (now + 60_000)),
    ),
  ])
  await runCron()
  expect(hooksOf(query.email).map((hook) => hook.id)).toEqual([id])
  await mailbox.arrived(query.email, 1)
  expect((await rows()).every(isDelivered)).toBe(true)
})

test('a batch that fails stores neither the message nor anything to send, and the visitor is told', async () => {
  await db
    .prepare(
      `CREATE TRIGGER no_rows BEFORE INSERT ON deliveries BEGIN SELECT RAISE(ABORT, 'no rows today'); END`,
    )
    .run()
  const query = newQuery()
  const response = await postJson(site, query)
  await db.prepare('DROP TRIGGER no_rows').run()
  expect(response.status).toBe(502)
  expect(await db.prepare('SELECT count(*) AS n FROM contact_messages').first('n')).toBe(0)
  expect(await rows()).toEqual([])
})

test('many messages that the webhook does not take are all delivered when it is well', async () => {
  receiver.play(503)
  const queries = Array.from({ length: 25 }, newQuery)
  for (const query of queries) await postJson(site, query)
  await expect.poll(async () => (await rows()).filter(isDelivered).length, { timeout: 10_000 }).toBe(25)
  receiver.play(204)
  await runCron()
  expect((await rows()).every(isDelivered)).toBe(true)
  for (const { email } of queries) expect(new Set(hooksOf(email).map(({ id }) => id)).size).toBe(1)
})
