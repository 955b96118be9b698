import { afterAll, beforeEach, expect, test } from 'vitest'
import { boundDatabase } from '../../scripts/directory/database.ts'
import {
  allMessages,
  deadLetters,
  dealWith,
  deliveriesOf,
  eraseMessages,
  messagesFrom,
  messagesOf,
  newestMessages,
  sendAgain,
} from '../../scripts/messages/store.ts'
import { goodQuery, newConnection, newKey, postJson } from '../support/contact.ts'
import { envelope, received, startScriptedUpstream } from '../support/scripted-upstream.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { SECRET, startWebhookReceiver } from '../support/webhook-receiver.ts'

const DAY_MS = 86_400_000
const TABLES = ['contact_messages', 'contact_outbox', 'deliveries', 'contact_tombstones']

const upstream = await startScriptedUpstream()
const receiver = await startWebhookReceiver()
const hook = { CONTACT_WEBHOOK_URL: receiver.url, CONTACT_WEBHOOK_SECRET: SECRET }
const embedded = await startSite({ vars: hook })
const remote = await startSite({ vars: { ...hook, UPSTREAM_URL: upstream.url } })

beforeEach(async () => {
  upstream.play(received)
  receiver.play(503)
  for (const site of [embedded, remote]) {
    const db = await site.runtime.getD1Database('DB')
    await db.batch(TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)))
  }
})

afterAll(async () => {
  await embedded.stop()
  await remote.stop()
  await upstream.stop()
  await receiver.stop()
})

async function databaseOf(site: Site) {
  const db = await site.runtime.getD1Database('DB')
  return { db, database: boundDatabase(db) }
}

async function runCron(site: Site, days = 1): Promise<void> {
  const worker = await site.runtime.getWorker()
  await worker.scheduled({
    cron: '*/5 * * * *',
    scheduledTime: new Date(Date.now() + days * DAY_MS),
  })
}

/** Everything that is stored of messages, as text. */
async function everything(db: D1Database): Promise<string> {
  const answers = await db.batch(TABLES.map((table) => db.prepare(`SELECT * FROM ${table}`)))
  return JSON.stringify(answers.map(({ results }) => results))
}

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, email: `erased-${visitors}@home.example` }
}

/** Sends a message and waits until its first way to the webhook is noted. */
async function send(site: Site, query = newQuery(), key = newKey()) {
  const response = await postJson(site, query, { ...newConnection(), 'Idempotency-Key': key })
  const { db } = await databaseOf(site)
  const underWay = () =>
    db.prepare('SELECT count(*) AS n FROM deliveries WHERE attempts = 0 OR lease_until > 0').first('n')
  await expect.poll(underWay).toBe(0)
  return { query, key, response }
}

test.each<[string, Site]>([
  ['the embedded API', embedded],
  ['a remote API', remote],
])('what was erased by address with %s is nowhere, and no queue brings it back', async (_, site) => {
  const { db, database } = await databaseOf(site)
  if (site === remote) upstream.play(envelope(503))
  const { query, key } = await send(site)
  const other = await send(site)
  expect(await everything(db)).toContain(query.email)
  const found = await messagesFrom(database, ` ${query.email.toUpperCase()} `)
  expect(found).toHaveLength(1)
  await eraseMessages(
    database,
    found.map(({ id }) => id),
    Date.now(),
  )
  expect(await everything(db)).not.toContain(query.email)
  expect(await everything(db)).toContain(other.query.email)
  const again = await send(site, query, key)
  expect(await again.response.json()).toEqual({ code: 200, message: 'Received.' })
  const before = receiver.hooks.length
  upstream.play(received)
  receiver.play(204)
  await runCron(site)
  const after = receiver.hooks.slice(before)
  expect(after.map(({ hook: { data } }) => data.email)).toEqual([other.query.email])
  expect(await everything(db)).not.toContain(query.email)
})

test('a dead letter is found, sent again, closed and erased', async () => {
  const { db, database } = await databaseOf(remote)
  upstream.play(envelope(503), envelope(422, 422, 'This number is blocked.'))
  const { query, key } = await send(remote)
  await runCron(remote)
  const [letter] = await deadLetters(database)
  expect(letter).toMatchObject({
    email: query.email,
    place: 'dead',
    answer: expect.stringContaining('blocked'),
  })
  const id = letter?.id ?? ''
  await sendAgain(database, ['another'])
  expect(await deadLetters(database)).toHaveLength(1)
  await sendAgain(database, [id])
  expect(await deadLetters(database)).toEqual([])
  await runCron(remote)
  expect(await deadLetters(database)).toHaveLength(1)
  await dealWith(database, await messagesOf(database, id), Date.now())
  expect(await deadLetters(database)).toEqual([])
  await eraseMessages(database, [id], Date.now())
  expect(await everything(db)).not.toContain(query.email)
  const again = await postJson(remote, query, { ...newConnection(), 'Idempotency-Key': key })
  expect(await again.json()).toEqual({ code: 200, message: 'Received.' })
})

test('what the API has and a destination never takes is over when it is dealt with', async () => {
  const { db, database } = await databaseOf(remote)
  const { query } = await send(remote)
  const [message] = await messagesFrom(database, query.email)
  expect(message).toMatchObject({ place: 'delivery' })
  await dealWith(database, message ? [message] : [], Date.now())
  expect(await everything(db)).not.toContain(query.email)
  const before = receiver.hooks.length
  receiver.play(204)
  await runCron(remote)
  expect(receiver.hooks).toHaveLength(before)
})

test('what waits can be sent at once, whatever its pause', async () => {
  const { db, database } = await databaseOf(embedded)
  const { query } = await send(embedded)
  await db.prepare('UPDATE deliveries SET next_attempt_at = 8640000000000000').run()
  receiver.play(204)
  await runCron(embedded)
  expect(
    await deliveriesOf(database, [(await messagesFrom(database, query.email))[0]?.id ?? '']),
  ).toMatchObject([{ destination: 'webhook', attempts: 1, last_error: 'status-503', delivered_at: null }])
  await sendAgain(database, 'all')
  await runCron(embedded)
  expect(await newestMessages(database, 1)).toMatchObject([{ delivered_at: expect.any(Number) }])
})

test('messages are listed newest first, found by what is in them, and named by the beginning of an id', async () => {
  const { database } = await databaseOf(embedded)
  const first = await send(embedded, {
    ...newQuery(),
    message: "100% of Ravi's taps_drip: रसोईघर के नल से पानी टपक रहा है",
  })
  const second = await send(embedded)
  const emails = async (text?: string) => (await newestMessages(database, 20, text)).map(({ email }) => email)
  expect(new Set(await emails())).toEqual(new Set([first.query.email, second.query.email]))
  expect(await emails("0% of Ravi's taps_")).toEqual([first.query.email])
  expect(await emails("RAVI's taps_drip: रसोईघर के नल से पानी")).toEqual([first.query.email])
  expect(await emails('taps%drip')).toEqual([])
  const [message] = await messagesFrom(database, first.query.email)
  expect(await messagesOf(database, message?.id.slice(0, 12) ?? '')).toEqual([message])
  expect((await allMessages(database)).map(({ email }) => email)).toContain(second.query.email)
})

test('a message goes so many days after it was delivered or dealt with; what is neither stays', async () => {
  const { db, database } = await databaseOf(embedded)
  const waiting = await send(embedded)
  const closed = await send(embedded)
  receiver.play(204)
  const delivered = await send(embedded)
  await dealWith(database, await messagesFrom(database, closed.query.email), Date.now())
  receiver.play(503)
  const left = async () => new Set((await allMessages(database)).map(({ email }) => email))
  const all = [waiting, closed, delivered].map(({ query }) => query.email)
  await runCron(embedded, 364)
  expect(await left()).toEqual(new Set(all))
  await runCron(embedded, 366)
  expect(await left()).toEqual(new Set([waiting.query.email]))
  for (const { query } of [closed, delivered]) expect(await everything(db)).not.toContain(query.email)
})

test('what a queue still sends of a message whose time is over is neither stored nor told again', async () => {
  const site = await startSite({ vars: { ...hook, MESSAGE_RETENTION_DAYS: '7' } })
  try {
    const { db } = await databaseOf(site)
    receiver.play(204)
    const { query, key } = await send(site)
    await runCron(site, 8)
    expect(await everything(db)).not.toContain(query.email)
    const before = receiver.hooks.length
    const again = await send(site, query, key)
    expect(await again.response.json()).toEqual({ code: 200, message: 'Received.' })
    await runCron(site, 9)
    expect(await everything(db)).not.toContain(query.email)
    expect(receiver.hooks).toHaveLength(before)
    await runCron(site, 8 + 61)
    expect(await db.prepare('SELECT count(*) AS n FROM contact_tombstones').first('n')).toBe(0)
  } finally {
    await site.stop()
  }
})
