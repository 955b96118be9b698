import { afterAll, beforeEach, expect, test } from 'vitest'
import { envelope, type Fault, received } from '#support/fakes/fault-answers.ts'
import { openMailbox } from '#support/fakes/mailbox.ts'
import { SECRET, startWebhookReceiver } from '#support/fakes/webhook-receiver.ts'
import { goodQuery, postJson } from '#support/site/contact-requests.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { startSite } from '#support/site/start-site.ts'

const MINUTE_MS = 60_000
const DAY = 24 * 60

const receiver = await startWebhookReceiver()
const { upstream, site, stop } = await startRemoteSite({
  CONTACT_WEBHOOK_URL: receiver.url,
  CONTACT_WEBHOOK_SECRET: SECRET,
  SITE_URL: 'https://staging.site.example',
})
const db = await site.runtime.getD1Database('DB')
/** A full half hour in the future: a run never begins before the time of the machine. */
const START = Math.ceil((Date.now() + MINUTE_MS) / (30 * MINUTE_MS)) * 30 * MINUTE_MS

beforeEach(async () => {
  upstream.set('ok')
  receiver.play(204)
  await db.batch(['messages', 'operation_state'].map((table) => db.prepare(`DELETE FROM ${table}`)))
  receiver.hooks.length = 0
})

afterAll(async () => {
  await stop()
  await receiver.stop()
})

async function runCron(...minutes: ReadonlyArray<number>): Promise<void> {
  const worker = await site.runtime.getWorker()
  for (const minute of minutes)
    await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(START + minute * MINUTE_MS) })
}

/** Returns the problems of the alerts so far, in order. */
const getAlertedProblems = () =>
  receiver.hooks.filter(({ hook }) => hook.type === 'alert').map(({ hook }) => hook.data.problems)

test('an API that is down is told once, and again when it has recovered', async () => {
  await runCron(0, 1)
  upstream.set('status-500')
  await runCron(2)
  expect(getAlertedProblems()).toEqual([])
  await runCron(3, 4, 60)
  expect(getAlertedProblems()).toEqual([['api']])
  upstream.set('ok')
  await runCron(61)
  upstream.set('down')
  await runCron(62, 63)
  upstream.set('ok')
  await runCron(64, 65, 120, 24 * 60 + 3)
  expect(getAlertedProblems()).toEqual([['api'], []])
  expect(receiver.hooks.map(({ hook }) => hook.data.site)).toEqual(Array(2).fill('staging.site.example'))
})

test('an API that comes and goes is told at most every half hour', async () => {
  for (let minute = 0; minute < 60; minute += 4) {
    upstream.set('down')
    await runCron(minute, minute + 1)
    upstream.set('ok')
    await runCron(minute + 2, minute + 3)
  }
  expect(getAlertedProblems().length).toBeLessThanOrEqual(2)
})

test.each<Fault>(['html', 'wrong-shape', 'empty-list'])(
  'an API is reported as down when it answers 200 with nothing usable (%s)',
  async (fault) => {
    upstream.set(fault)
    await runCron(0, 1)
    expect(getAlertedProblems()).toEqual([['api']])
  },
)

test('messages that wait for a day or were given up are told once a day until they are delivered', async () => {
  upstream.set('html')
  expect((await postJson(site, goodQuery)).status).toBe(202)
  await db.prepare("UPDATE deliveries SET started_at = ?1 WHERE destination = 'upstream'").bind(START).run()
  await db.prepare('UPDATE messages SET received_at = ?1').bind(START).run()
  upstream.set('ok')
  upstream.play(envelope(503))
  await runCron(60, DAY - 1)
  expect(getAlertedProblems()).toEqual([])
  await runCron(DAY + 1, DAY + 2, DAY + 60)
  expect(getAlertedProblems()).toEqual([['messages']])
  await runCron(2 * DAY + 3, 3 * DAY + 300)
  await runCron(3 * DAY + 301)
  expect(getAlertedProblems()).toHaveLength(3)
  expect(receiver.hooks.at(-1)?.hook.data.text).toContain('given up: 1')
  await db.prepare('DELETE FROM messages').run()
  await runCron(3 * DAY + 400, 3 * DAY + 401, 5 * DAY)
  expect(getAlertedProblems().at(-1)).toEqual([])
  expect(getAlertedProblems()).toHaveLength(4)
})

test('an alert that no destination takes is sent again at the next run', async () => {
  upstream.set('down')
  receiver.play(500, 204)
  await runCron(0, 1, 2, 3)
  expect(getAlertedProblems()).toEqual([['api'], ['api']])
})

test('a database that cannot be written is told at every half hour, also by e-mail', async () => {
  const mailbox = await openMailbox()
  const vars = { CONTACT_EMAIL_TO: 'office@company.example', CONTACT_EMAIL_FROM: 'website@company.example' }
  const full = await startSite({ mailFolder: mailbox.folder, vars })
  const fullDb = await full.runtime.getD1Database('DB')
  await fullDb.exec("CREATE TRIGGER full BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'full'); END")
  const worker = await full.runtime.getWorker()
  for (const minute of [0, 1, 29, 30])
    await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(START + minute * MINUTE_MS) })
  expect(await mailbox.arrived('The database fails', 2)).toHaveLength(2)
  await full.stop()
  await mailbox.remove()
})

test('a cron whose parts throw still delivers messages', async () => {
  await db.exec('ALTER TABLE operation_state RENAME TO moved')
  upstream.play(envelope(503))
  expect((await postJson(site, { ...goodQuery, message: 'The bathroom tap leaks.' })).status).toBe(202)
  upstream.play(received)
  await runCron(60)
  await db.exec('ALTER TABLE moved RENAME TO operation_state')
  expect(site.logs.join('\n')).toContain('cron_part_failed')
  const open = db.prepare("SELECT count(*) AS n FROM deliveries WHERE state <> 'delivered'")
  expect(await open.first('n')).toBe(0)
})
