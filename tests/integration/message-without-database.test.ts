import { expect, test, vi } from 'vitest'
import { blocked, createWorld, known, unavailable } from '#support/site/message-site.ts'
import { startMessageTests } from '#support/site/message-tests.ts'

const { db, newMessage, runCrons, states, stored } = await startMessageTests()

test.each(['fails', 'fails-late', 'hangs'] as const)(
  'a message goes out without the database when that %s, at least once to each destination',
  async (fault) => {
    if (fault === 'hangs') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const world = createWorld()
    const message = await newMessage()
    const site = world.isolate(db, (_, what) => (what === 'database' ? fault : 'ok'))
    const accepting = site.accept(message)
    if (fault === 'hangs') await vi.advanceTimersByTimeAsync(2_000)
    expect(await accepting).toMatchObject({ status: 200, reference: message.id.slice(0, 8) })
    await site.settle()
    expect(world.received).toEqual({ upstream: [message.key], email: [message.id], webhook: [message.id] })
    world.play('upstream', known)
    await runCrons(world)
    // A write that committed late leads to one more delivery under the same key and id.
    for (const ids of Object.values(world.received)) expect(new Set(ids).size).toBe(1)
    expect((await stored()).length).toBe(fault === 'fails-late' ? 1 : 0)
  },
)

test('a message is stored and delivered once when the database drops one connection', async () => {
  for (const fault of ['fails', 'fails-late'] as const) {
    const world = createWorld()
    const message = await newMessage()
    const site = world.isolate(db, (number) => (number === 1 ? fault : 'ok'))
    expect(await site.accept(message)).toMatchObject({ status: 200 })
    await site.settle()
    expect(await states()).toEqual({ upstream: 'delivered', email: 'delivered', webhook: 'delivered' })
    expect(world.received).toEqual({ upstream: [message.key], email: [message.id], webhook: [message.id] })
  }
})

test.each([true, false])(
  'a message goes to the e-mail when the database fails and no upstream takes it (remote: %s)',
  async (isRemote) => {
    const world = createWorld({ isRemote })
    world.play('upstream', unavailable)
    world.play('webhook', unavailable)
    const message = await newMessage()
    const site = world.isolate(db, (_, what) => (what === 'database' ? 'fails' : 'ok'))
    expect(await site.accept(message)).toMatchObject({ status: 200, reference: message.id.slice(0, 8) })
    expect(world.received.email).toEqual([message.id])
  },
)

test('a visitor reads that a message failed when neither the database nor a destination takes it', async () => {
  for (const isRemote of [true, false]) {
    const world = createWorld({ isRemote })
    for (const destination of ['upstream', 'email', 'webhook'] as const) world.play(destination, unavailable)
    const site = world.isolate(db, (_, what) => (what === 'database' ? 'fails' : 'ok'))
    const status = isRemote ? 502 : 503
    expect(await site.accept(await newMessage())).toMatchObject({ status, code: status })
    expect(await stored()).toEqual([])
  }
})

test('a result that could not be stored is delivered again under the same key', async () => {
  const world = createWorld()
  const message = await newMessage()
  // The first call of the database stores the message.
  let calls = 0
  const site = world.isolate(db, (_, what) => (what === 'database' && ++calls > 1 ? 'fails' : 'ok'))
  expect(await site.accept(message)).toMatchObject({ status: 200 })
  await site.settle()
  await runCrons(world)
  expect(world.received).toEqual({
    upstream: [message.key, message.key],
    email: [message.id, message.id],
    webhook: [message.id, message.id],
  })
})

test('a rejection that could not be stored becomes a dead letter', async () => {
  const world = createWorld()
  world.play('upstream', blocked)
  let calls = 0
  const site = world.isolate(db, (_, what) => (what === 'database' && ++calls > 1 ? 'fails' : 'ok'))
  expect(await site.accept(await newMessage())).toMatchObject({ status: 422 })
  await runCrons(world)
  expect(await states()).toMatchObject({ upstream: 'dead' })
})
