import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Fault } from '#support/fakes/fault-answers.ts'
import { openMailbox } from '#support/fakes/mailbox.ts'
import { SECRET, startWebhookReceiver } from '#support/fakes/webhook-receiver.ts'
import { goodQuery, postJson } from '#support/site/contact-requests.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { startSite } from '#support/site/start-site.ts'
import { boundDatabase } from '../../scripts/directory/database.ts'
import { closeMessages, withIds } from '../../scripts/messages/store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const receiver = await startWebhookReceiver()
const mailbox = await openMailbox()
const { upstream, site, stop } = await startRemoteSite({
  CONTACT_WEBHOOK_URL: receiver.url,
  CONTACT_WEBHOOK_SECRET: SECRET,
  SITE_URL: 'https://staging.site.example',
})
const db = await site.runtime.getD1Database('DB')
const START = Date.now()

beforeEach(async () => {
  upstream.set('ok')
  const tables = ['deliveries', 'messages', 'alerts', 'answer_counts']
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
  receiver.hooks.length = 0
})

afterAll(async () => {
  await stop()
  await receiver.stop()
  await mailbox.remove()
})

async function runCron(minutes: number): Promise<void> {
  const worker = await site.runtime.getWorker()
  const scheduledTime = new Date(START + minutes * MINUTE_MS)
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime })
}

/** Returns the alerts so far, in order. */
const said = () =>
  receiver.hooks
    .filter(({ hook }) => hook.type.startsWith('alert.'))
    .map(({ hook }) => `${hook.type} ${hook.data.rule}`)

test('an API that is down raises one alert and resolves after half an hour of good answers', async () => {
  upstream.set('status-500')
  await runCron(0)
  expect(said()).toEqual([])
  for (const minutes of [5, 10, 15]) await runCron(minutes)
  expect(said()).toEqual(['alert.raised API down'])
  upstream.set('ok')
  await runCron(20)
  upstream.set('down')
  await runCron(25)
  upstream.set('ok')
  for (const minutes of [30, 40, 50]) await runCron(minutes)
  expect(said()).toEqual(['alert.raised API down'])
  for (const minutes of [55, 60, 120]) await runCron(minutes)
  expect(said()).toEqual(['alert.raised API down', 'alert.cleared API down'])
  expect(new Set(receiver.hooks.map(({ id }) => id)).size).toBe(2)
  expect(receiver.hooks.map(({ hook }) => hook.data.site)).toEqual(Array(2).fill('staging.site.example'))
})

test.each<Fault>(['html', 'wrong-shape', 'empty-list'])(
  'an API is reported as down when it answers 200 with nothing usable (%s)',
  async (fault) => {
    upstream.set(fault)
    for (const minutes of [0, 5]) await runCron(minutes)
    expect(said()).toEqual(['alert.raised API down'])
  },
)

test('the embedded API is reported as down when its catalogue is missing', async () => {
  const embedded = await startSite({
    vars: { CONTACT_WEBHOOK_URL: receiver.url, CONTACT_WEBHOOK_SECRET: SECRET },
  })
  try {
    const itsDb = await embedded.runtime.getD1Database('DB')
    await itsDb.batch(
      ['services', 'child_categories', 'categories'].map((table) => itsDb.prepare(`DELETE FROM ${table}`)),
    )
    const worker = await embedded.runtime.getWorker()
    for (const minutes of [0, 5]) {
      const scheduledTime = new Date(START + minutes * MINUTE_MS)
      await worker.scheduled({ cron: '*/5 * * * *', scheduledTime })
    }
    expect(said()).toEqual(['alert.raised API down'])
  } finally {
    await embedded.stop()
  }
})

test('a single failed call raises no alert', async () => {
  upstream.set('down')
  await runCron(0)
  upstream.set('ok')
  await runCron(5)
  upstream.set('down')
  await runCron(10)
  expect(said()).toEqual([])
})

test('dead letters raise one alert, which resolves when they are closed', async () => {
  await db.batch([
    db
      .prepare(
        "INSERT INTO messages (id, type, idempotency_key, received_at) VALUES ('dead', 'contact.message', 'key', ?1)",
      )
      .bind(START),
    db.prepare(
      "INSERT INTO deliveries (message_id, destination, state, next_attempt_at) VALUES ('dead', 'upstream', 'rejected', 0)",
    ),
  ])
  for (const minutes of [0, 5, 2_000]) await runCron(minutes)
  expect(said()).toEqual(['alert.raised dead letters'])
  await closeMessages(boundDatabase(db), withIds(['dead']), START)
  await runCron(2_035)
  expect(said()).toEqual(['alert.raised dead letters', 'alert.cleared dead letters'])
})

test('a message that waits for over a day raises an alert at another destination', async () => {
  const both = await startSite({
    mailFolder: mailbox.folder,
    vars: {
      CONTACT_EMAIL_TO: 'office@company.example',
      CONTACT_EMAIL_FROM: 'website@company.example',
      CONTACT_WEBHOOK_URL: receiver.url,
      CONTACT_WEBHOOK_SECRET: SECRET,
    },
  })
  receiver.play(503)
  await postJson(both, { ...goodQuery, email: 'waits@home.example' })
  const worker = await both.runtime.getWorker()
  const at = (hours: number) => ({ cron: '*/5 * * * *', scheduledTime: new Date(START + hours * HOUR_MS) })
  await worker.scheduled(at(23))
  await worker.scheduled(at(25))
  await worker.scheduled(at(26))
  const [mail, ...others] = await mailbox.arrived('that wait to be delivered', 1)
  expect(others).toEqual([])
  expect(mail).toMatch(/^Contact messages that wait to be delivered: 1\. The oldest waits for \d+ hours\./)
  receiver.play(204)
  await worker.scheduled(at(50))
  await worker.scheduled(at(51))
  await mailbox.arrived('All has been well again', 1)
  await both.stop()
})

async function ask(times: number, later: number): Promise<void> {
  for (let count = 0; count < times; count++)
    await site.fetch(`/api/web/blog/all?limit=${(count % 20) + 1}`, {
      headers: { 'x-test-clock': String(START + later) },
    })
}

async function counted() {
  const { results } = await db.prepare('SELECT answers, faults FROM answer_counts').all()
  return results
}

test('an alert that cannot be stored is sent directly at each run', async () => {
  upstream.set('status-500')
  await runCron(3_000)
  await db.exec('ALTER TABLE messages RENAME TO gone')
  await runCron(3_005)
  await runCron(3_010)
  await db.exec('ALTER TABLE gone RENAME TO messages')
  expect(said()).toEqual(Array(2).fill('alert.raised database down'))
  await db.exec("CREATE TRIGGER full BEFORE INSERT ON deliveries BEGIN SELECT RAISE(ABORT, 'full'); END")
  await runCron(3_015)
  await runCron(3_020)
  await db.exec('DROP TRIGGER full')
  expect(said().slice(2)).toEqual(Array(2).fill('alert.raised API down'))
  await runCron(3_025)
  await runCron(3_030)
  expect(said().slice(4)).toEqual(['alert.raised API down'])
  expect(new Set(receiver.hooks.slice(2).map(({ id }) => id)).size).toBe(1)
})

test('a database that reads but cannot write raises an alert at each run', async () => {
  await db.exec("CREATE TRIGGER full BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'full'); END")
  for (const minutes of [4_000, 4_005]) await runCron(minutes)
  await db.exec('DROP TRIGGER full')
  expect(said()).toEqual(Array(2).fill('alert.raised database down'))
  expect(receiver.hooks.at(-1)?.hook.data.words).toContain('full')
})

test('server errors are counted in few writes and raise an alert by their share', async () => {
  upstream.set('down')
  await ask(1, 0)
  await ask(30, MINUTE_MS - 1)
  await ask(1, 2 * MINUTE_MS)
  await expect.poll(counted).not.toEqual([])
  const faults = (await counted()).reduce((sum, row) => sum + Number(row.faults), 0)
  expect(faults).toBeGreaterThanOrEqual(10)
  expect((await counted()).length).toBeLessThanOrEqual(2)
  upstream.set('ok')
  await runCron(3)
  expect(said()).toEqual(['alert.raised server errors'])
})

test('server errors raise no alert when they are counted hours after they happened', async () => {
  upstream.set('down')
  await ask(30, 10 * HOUR_MS)
  await ask(1, 13 * HOUR_MS)
  await expect.poll(async () => (await counted()).reduce((sum, row) => sum + Number(row.faults), 0)).toBe(31)
  upstream.set('ok')
  await runCron(13 * 60)
  expect(said()).toEqual([])
})

test('a site without a destination for alerts logs that once', async () => {
  const silent = await startSite()
  const worker = await silent.runtime.getWorker()
  for (const minutes of [0, 5])
    await worker.scheduled({
      cron: '*/5 * * * *',
      scheduledTime: new Date(START + minutes * MINUTE_MS),
    })
  expect(silent.logs.filter((line) => line.includes('no_destination_configured'))).toHaveLength(1)
  await silent.stop()
})
