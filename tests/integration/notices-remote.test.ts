import { afterAll, beforeEach, expect, test } from 'vitest'
import { contact } from '../../src/content/contact.ts'
import { goodQuery, newConnection, newKey, postJson } from '../support/contact.ts'
import { openMailbox } from '../support/mailbox.ts'
import { envelope, received, startScriptedUpstream } from '../support/scripted-upstream.ts'
import { startSite } from '../support/start-site.ts'
import { SECRET, startWebhookReceiver } from '../support/webhook-receiver.ts'

const DAY_MS = 86_400_000

const upstream = await startScriptedUpstream()
const receiver = await startWebhookReceiver()
const mailbox = await openMailbox()
const settings = {
  UPSTREAM_URL: upstream.url,
  CONTACT_EMAIL_TO: 'office@sudhaar.example',
  CONTACT_EMAIL_FROM: 'website@sudhaar.example',
  CONTACT_WEBHOOK_URL: receiver.url,
  CONTACT_WEBHOOK_SECRET: SECRET,
}
const site = await startSite({ vars: settings, mailFolder: mailbox.folder })
const db = await site.runtime.getD1Database('DB')

let days = 0

beforeEach(async () => {
  upstream.play(received)
  receiver.play(204)
  days = 0
  await db.batch([db.prepare('DELETE FROM deliveries'), db.prepare('DELETE FROM contact_outbox')])
})

afterAll(async () => {
  await site.stop()
  await upstream.stop()
  await receiver.stop()
  await mailbox.remove()
})

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, email: `remote-notice-${visitors}@home.example` }
}

async function runCron(): Promise<void> {
  days += 1
  const worker = await site.runtime.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(Date.now() + days * DAY_MS) })
}

const hooksOf = (email: string) => receiver.hooks.filter(({ hook }) => hook.data.email === email)

async function count(condition: string): Promise<number> {
  return (
    (await db.prepare(`SELECT count(*) AS n FROM deliveries WHERE ${condition}`).first<number>('n')) ?? -1
  )
}

test('what the API has taken is told to the destinations besides, once', async () => {
  const query = newQuery()
  const headers = { ...newConnection(), 'Idempotency-Key': newKey() }
  expect((await postJson(site, query, headers)).status).toBe(200)
  await expect.poll(() => count('delivered_at IS NOT NULL')).toBe(2)
  expect((await postJson(site, query, headers)).status).toBe(200)
  await runCron()
  expect(hooksOf(query.email)).toHaveLength(1)
  expect(await mailbox.arrived(query.email, 1)).toHaveLength(1)
  expect(await count("payload <> ''")).toBe(0)
})

test('an API that is down holds nothing up: people are told at once, and once', async () => {
  upstream.play(envelope(503), received)
  const query = newQuery()
  const response = await postJson(site, query)
  expect(await response.json()).toEqual({ code: 200, message: contact.answers.kept })
  await expect.poll(() => count('delivered_at IS NOT NULL')).toBe(2)
  await runCron()
  expect(upstream.calls.filter(({ body }) => body.includes(query.email))).toHaveLength(2)
  expect(hooksOf(query.email)).toHaveLength(1)
})

test('what the API refuses while its writer waits is told to nobody', async () => {
  upstream.play(envelope(422, 422, 'This number is blocked.'))
  const query = newQuery()
  expect((await postJson(site, query)).status).toBe(422)
  await expect.poll(() => count('1')).toBe(0)
  await runCron()
  expect(hooksOf(query.email)).toEqual([])
})

test('a database that fails between a refusal and its notices notes neither', async () => {
  upstream.play(envelope(422, 422, 'This number is blocked.'))
  await db.exec(`CREATE TRIGGER broken BEFORE DELETE ON deliveries BEGIN SELECT RAISE(ABORT, 'broken'); END`)
  expect((await postJson(site, newQuery())).status).toBe(422)
  await db.exec('DROP TRIGGER broken')
  expect(await db.prepare('SELECT answer, settled_at FROM contact_outbox').first()).toEqual({
    answer: null,
    settled_at: null,
  })
  expect(await count('attempts = 0')).toBe(2)
})

test('a webhook that is down does not keep a message from the API', async () => {
  receiver.play(503, 204)
  const query = newQuery()
  expect((await postJson(site, query)).status).toBe(200)
  expect(upstream.calls.filter(({ body }) => body.includes(query.email))).toHaveLength(1)
  await expect.poll(() => count("destination = 'webhook' AND attempts = 1 AND lease_until = 0")).toBe(1)
  await runCron()
  expect(new Set(hooksOf(query.email).map(({ id }) => id)).size).toBe(1)
  expect(hooksOf(query.email)).toHaveLength(2)
})

test('a worker that dies before the API has answered leaves the notices to the cron', async () => {
  const query = newQuery()
  const payload = JSON.stringify(query)
  const now = Date.now()
  await db.batch([
    db
      .prepare(
        `INSERT INTO contact_outbox (id, idempotency_key, payload, attempts, next_attempt_at, lease_until, created_at)
         VALUES ('died', 'key-of-the-dead', ?1, 1, ?2, ?3, ?2)`,
      )
      .bind(payload, now, now + 60_000),
    db
      .prepare(
        `INSERT INTO deliveries (id, destination, type, payload, created_at, next_attempt_at)
         VALUES ('died', 'webhook', 'contact.message', ?1, ?2, ?3)`,
      )
      .bind(payload, now, now + 60_000),
  ])
  await runCron()
  expect(hooksOf(query.email).map(({ id }) => id)).toEqual(['died'])
  expect(upstream.calls.filter(({ body }) => body.includes(query.email))).toHaveLength(1)
})

test('without a database the destinations are told once when the API has taken the message', async () => {
  const bare = await startSite({ vars: settings, database: false, mailFolder: mailbox.folder })
  const query = newQuery()
  expect((await postJson(bare, query)).status).toBe(200)
  await mailbox.arrived(query.email, 1)
  await expect.poll(() => hooksOf(query.email).length).toBe(1)
  await bare.stop()
})
