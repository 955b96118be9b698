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

test('a visitor keeps the text when neither the database nor the upstream answers', async () => {
  const world = createWorld()
  world.play('upstream', unavailable)
  const site = world.isolate(db, (_, what) => (what === 'database' ? 'fails' : 'ok'))
  expect(await site.accept(await newMessage())).toMatchObject({ status: 502, code: 502 })
  await site.settle()
  expect(world.received).toMatchObject({ email: [], webhook: [] })
})

test('a message is refused with an error when the database fails and there is no upstream', async () => {
  const world = createWorld({ isRemote: false })
  const message = await newMessage()
  const site = world.isolate(db, () => 'fails')
  expect(await site.accept(message)).toMatchObject({ status: 503, code: 503 })
  expect(await world.isolate(db).accept(message)).toMatchObject({ status: 200 })
  expect(await stored()).toHaveLength(1)
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
    email: [message.id],
    webhook: [message.id],
  })
})

test('a rejection that could not be stored becomes a dead letter', async () => {
  const world = createWorld()
  world.play('upstream', blocked)
  let calls = 0
  const site = world.isolate(db, (_, what) => (what === 'database' && ++calls > 1 ? 'fails' : 'ok'))
  expect(await site.accept(await newMessage())).toMatchObject({ status: 422 })
  await runCrons(world)
  expect(await states()).toMatchObject({ upstream: 'rejected' })
})
