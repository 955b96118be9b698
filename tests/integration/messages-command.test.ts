import { expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '#data/contact-form.ts'
import { received } from '#support/fakes/fault-answers.ts'
import { blocked, DAY_MS, startMessageSite, unavailable } from '#support/site/message-site.ts'
import * as select from '#worker/contact/message-selections.ts'
import * as store from '#worker/contact/message-store.ts'
import { sql, statementsOn } from '#worker/contact/sql.ts'

const remote = await startMessageSite()
const embedded = await startMessageSite({ isRemote: false })
const database = statementsOn(remote.db)
const ownDatabase = statementsOn(embedded.db)

const getIds = async (selection: select.Selection, at = database) =>
  (await store.readMessages(at, selection)).map(({ id }) => id)
const editor = () => ({ by: 'test', now: remote.clock.now })
const SPAM = { [HONEYPOT_FIELD]: 'sunny' }

test('messages are listed newest first, searched by content and named by an id prefix', async () => {
  const first = await remote.send({ message: "100% of Ravi's taps_drip: रसोईघर का नल" })
  remote.later(1_000)
  const second = await remote.send({ details: { city: 'kochi' } })
  expect(await getIds(sql`true`)).toEqual([second.id, first.id])
  expect(await getIds(select.selectContaining("RAVI's taps_drip: रसोईघर"))).toEqual([first.id])
  expect(await getIds(select.selectContaining('taps%drip'))).toEqual([])
  expect(await getIds(select.selectContaining('kochi'))).toEqual([second.id])
  expect(await getIds(select.withIdPrefix(first.id.slice(0, 12)))).toEqual([first.id])
})

test('a telephone number in any notation finds its messages', async () => {
  const { id } = await remote.send({ phone: '+919876543210' })
  await remote.send({ phone: '+919876543211' })
  for (const text of [
    '98765 43210',
    '+91 98765-43210',
    '098765 43210',
    '९८७६५ ४३२१०',
    '98765 4321 0',
    '(0)6543210',
  ])
    expect(await getIds(select.selectContaining(text)), text).toEqual([id])
})

test('a message that was given up starts again when it is resent', async () => {
  embedded.receiver.play(503)
  const { id } = await embedded.send()
  embedded.later(4 * DAY_MS)
  await embedded.runCron()
  expect(await getIds(select.dead, ownDatabase)).toEqual([id])
  await store.resendMessages(ownDatabase, select.withUndelivered, { by: 'test', now: embedded.clock.now })
  await embedded.runCron()
  expect(await getIds(select.dead, ownDatabase)).toEqual([])
  embedded.receiver.play(204)
  embedded.later(DAY_MS)
  await embedded.runCron()
  expect(await getIds(select.withUndelivered, ownDatabase)).toEqual([])
})

test('a dead letter is listed and resent, and never attempted once it is closed', async () => {
  remote.upstream.play(unavailable, blocked)
  const { id, key } = await remote.send()
  remote.later(DAY_MS)
  await remote.runCron()
  expect(await getIds(select.dead)).toEqual([id])
  await store.resendMessages(database, select.withIds([id]), editor())
  expect(await getIds(select.dead)).toEqual([])
  await remote.runCron()
  expect(await getIds(select.dead)).toEqual([id])
  expect(await store.changeMessages(database, { ids: [id] }, { isClosed: true }, editor())).toBe(1)
  await remote.runCron()
  expect(remote.upstream.messages.filter((one) => one.key === key)).toHaveLength(3)
  expect(await store.readMessages(database, sql`true`)).toMatchObject([{ id, closedAt: expect.any(Number) }])
})

test('suspected spam is confirmed and listed separately, and delivered only when it is released', async () => {
  const sent = await remote.send(SPAM)
  expect(sent).toMatchObject({ status: 200, body: { code: 200, data: { reference: sent.id.slice(0, 8) } } })
  await remote.runCrons()
  expect(remote.arrivals(sent)).toEqual({ upstream: 0, email: 0, webhook: 0 })
  expect(await getIds(select.states.suspected)).toEqual([sent.id])
  expect(await getIds(select.withUndelivered)).toEqual([])
  await store.resendMessages(database, select.withIds([sent.id]), editor())
  await remote.runCron()
  await expect.poll(() => remote.arrivals(sent)).toEqual({ upstream: 1, email: 1, webhook: 1 })
  expect(await getIds(select.states.suspected)).toEqual([])
})

test('waiting deliveries are retried at once despite their backoff', async () => {
  embedded.receiver.play(503, 503, 204)
  const sent = await embedded.send()
  embedded.later(DAY_MS)
  await embedded.runCron()
  await embedded.runCron()
  expect(embedded.arrivals(sent).webhook).toBe(2)
  await store.resendMessages(ownDatabase, select.withUndelivered, { by: 'test', now: embedded.clock.now })
  await embedded.runCron()
  expect(await store.readDeliveries(ownDatabase, sql`true`)).toMatchObject([
    { destination: 'email', state: 'delivered' },
    { destination: 'webhook', state: 'delivered', attempts: 2 },
  ])
})

test('messages are deleted by e-mail address with their deliveries', async () => {
  remote.receiver.play(503)
  const other = await remote.send({ email: 'other@home.example' })
  const written = []
  for (let count = 0; count < 3; count++)
    written.push(await remote.send({ email: 'Gone@Home.example', name: 'Gone' }))
  expect(await store.deleteMessages(database, select.fromAddress(' gone@home.EXAMPLE '))).toBe(3)
  remote.later(DAY_MS)
  remote.receiver.play(204)
  await remote.runCron()
  expect(remote.arrivals(other).webhook).toBe(2)
  for (const one of written) expect(remote.arrivals(one).webhook).toBe(1)
  const { results } = await remote.db.prepare('SELECT * FROM messages JOIN deliveries').all()
  expect(JSON.stringify(results)).not.toMatch(
    new RegExp(`gone|${written.map(({ id }) => id).join('|')}`, 'i'),
  )
})

test('a message is deleted some time after its delivery or closing; a waiting one stays', async () => {
  const delivered = await embedded.send()
  embedded.receiver.play(503)
  const [waiting, closed] = [await embedded.send(), await embedded.send()]
  const suspected = await embedded.send(SPAM)
  const start = embedded.clock.now
  await store.changeMessages(
    ownDatabase,
    { ids: [closed.id] },
    { isClosed: true },
    { by: 'test', now: start },
  )
  const left = async (days: number) => {
    embedded.later(start + days * DAY_MS - embedded.clock.now)
    await embedded.runCron()
    return new Set(await getIds(sql`true`, ownDatabase))
  }
  const longer = [delivered, waiting, closed].map(({ id }) => id)
  expect(await left(29)).toEqual(new Set([...longer, suspected.id]))
  expect(await left(31)).toEqual(new Set(longer))
  expect(await left(364)).toEqual(new Set(longer))
  expect(await left(366)).toEqual(new Set([waiting.id]))
})

test('a message is deleted seven days after its delivery to a remote upstream', async () => {
  remote.upstream.play(received)
  await remote.send()
  remote.later(6 * DAY_MS)
  await remote.runCron()
  expect(await remote.stored()).toHaveLength(1)
  remote.later(2 * DAY_MS)
  await remote.runCron()
  expect(await remote.stored()).toEqual([])
})
