import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  blocked,
  createWorld,
  DAY_MS,
  messageWith,
  startDatabase,
  taken,
  unavailable,
} from '#support/site/message-site.ts'
import { boundDatabase } from '../../scripts/directory/database.ts'
import * as store from '../../scripts/messages/store.ts'
import { deleteExpired } from '../../src/worker/contact/messages.ts'

const { db, stop } = await startDatabase()
const database = boundDatabase(db)

afterAll(stop)

beforeEach(async () => {
  await db.batch([db.prepare('DELETE FROM messages'), db.prepare('DELETE FROM deliveries')])
})

let keys = 0

/** Sends a message to a site whose upstream and destinations answer as `world` says. */
async function send(world: ReturnType<typeof createWorld>, change = {}, isSuspected = false) {
  keys += 1
  const message = await messageWith(`command-${keys}`, change)
  const site = world.isolate(db)
  await site.accept(message, isSuspected)
  await site.settle()
  return message
}

async function everything(): Promise<string> {
  const tables = await db.batch([
    db.prepare('SELECT * FROM messages'),
    db.prepare('SELECT * FROM deliveries'),
  ])
  return JSON.stringify(tables.map(({ results }) => results))
}

const getIds = async (selection: string) =>
  (await store.readMessages(database, selection)).map(({ id }) => id)

test('messages are listed newest first, searched by content and named by an id prefix', async () => {
  const world = createWorld()
  const first = await send(world, { message: "100% of Ravi's taps_drip: रसोईघर का नल" })
  world.later(1_000)
  const second = await send(world, { details: { city: 'kochi' } })
  expect(await getIds('true')).toEqual([second.id, first.id])
  expect(await getIds(store.containing("RAVI's taps_drip: रसोईघर"))).toEqual([first.id])
  expect(await getIds(store.containing('taps%drip'))).toEqual([])
  expect(await getIds(store.containing('kochi'))).toEqual([second.id])
  expect(await getIds(store.withIdPrefix(first.id.slice(0, 12)))).toEqual([first.id])
})

test.each(['98765 43210', '+91 98765-43210', '098765 43210'])(
  '%s finds the messages of its number',
  async (text) => {
    const world = createWorld()
    const { id } = await send(world, { phone: '+919876543210' })
    await send(world, { phone: '+919876543211' })
    expect(await getIds(store.containing(text))).toEqual([id])
  },
)

test('a message that was given up starts again when it is resent', async () => {
  const world = createWorld({ isRemote: false })
  world.play('webhook', unavailable)
  const { id } = await send(world)
  world.later(4 * DAY_MS)
  await world.isolate(db).runCron()
  expect(await getIds(store.dead)).toEqual([id])
  await store.resendMessages(database, store.open, world.clock.now)
  await world.isolate(db).runCron()
  expect(await getIds(store.dead)).toEqual([])
  world.play('webhook', taken)
  world.later(DAY_MS)
  await world.isolate(db).runCron()
  expect(await getIds(store.open)).toEqual([])
})

test('a dead letter is listed and resent, and never attempted once it is closed', async () => {
  const world = createWorld()
  world.play('upstream', unavailable, blocked)
  const { id } = await send(world)
  world.later(DAY_MS)
  await world.isolate(db).runCron()
  expect(await getIds(store.dead)).toEqual([id])
  await store.resendMessages(database, store.withIds([id]), world.clock.now)
  expect(await getIds(store.dead)).toEqual([])
  await world.isolate(db).runCron()
  expect(await getIds(store.dead)).toEqual([id])
  expect(await store.closeMessages(database, store.withIds([id]), world.clock.now)).toBe(1)
  await world.isolate(db).runCron()
  expect(world.received.upstream).toHaveLength(3)
  expect(await store.readMessages(database, 'true')).toMatchObject([{ id, closedAt: expect.any(Number) }])
})

test('suspected spam is listed separately, and delivered when it is released', async () => {
  const world = createWorld()
  const { id, key } = await send(world, {}, true)
  expect(await getIds(store.suspected)).toEqual([id])
  expect(await getIds(store.open)).toEqual([])
  await store.resendMessages(database, store.withIds([id]), world.clock.now)
  await world.isolate(db).runCron()
  expect(world.received).toEqual({ upstream: [key], email: [id], webhook: [id] })
  expect(await getIds(store.suspected)).toEqual([])
})

test('waiting deliveries are retried at once despite their backoff', async () => {
  const world = createWorld({ isRemote: false })
  world.play('webhook', unavailable, unavailable, taken)
  const { id } = await send(world)
  world.later(DAY_MS)
  await world.isolate(db).runCron()
  await world.isolate(db).runCron()
  expect(world.received.webhook).toEqual([id, id])
  await store.resendMessages(database, store.open, world.clock.now)
  await world.isolate(db).runCron()
  expect(await store.readDeliveries(database, 'true')).toMatchObject([
    { destination: 'email', state: 'delivered' },
    { destination: 'webhook', state: 'delivered', attempts: 2 },
  ])
})

test('messages are deleted by e-mail address with their deliveries', async () => {
  const world = createWorld()
  world.play('webhook', unavailable)
  const other = await send(world, { email: 'other@home.example' })
  const written = []
  for (let count = 0; count < 12; count++)
    written.push(await send(world, { email: 'Gone@Home.example', name: 'Gone' }))
  expect(await store.deleteMessages(database, store.fromAddress(' gone@home.EXAMPLE '))).toBe(12)
  for (const { id } of written) expect(await everything()).not.toContain(id)
  const before = world.received.webhook?.length ?? 0
  world.later(DAY_MS)
  world.play('webhook', taken)
  await world.isolate(db).runCron()
  expect(world.received.webhook?.slice(before)).toEqual([other.id])
  expect(await everything()).not.toMatch(/gone/i)
})

test('a message is deleted some time after its delivery or closing; a waiting one stays', async () => {
  const world = createWorld({ isRemote: false })
  const delivered = await send(world)
  world.play('webhook', unavailable)
  const [waiting, closed] = [await send(world), await send(world)]
  const suspected = await send(world, {}, true)
  await store.closeMessages(database, store.withIds([closed.id]), world.clock.now)
  const left = async (days: number) => {
    await deleteExpired(db, world.clock.now + days * DAY_MS, 365)
    return new Set(await getIds('true'))
  }
  expect(await left(29)).toEqual(new Set([delivered, waiting, closed, suspected].map(({ id }) => id)))
  expect(await left(31)).toEqual(new Set([delivered, waiting, closed].map(({ id }) => id)))
  expect(await left(364)).toEqual(new Set([delivered, waiting, closed].map(({ id }) => id)))
  expect(await left(366)).toEqual(new Set([waiting.id]))
})
