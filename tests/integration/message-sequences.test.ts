import { expect, test, vi } from 'vitest'
import { blocked, createWorld } from '#support/site/message-site.ts'
import { ALL_DESTINATIONS, startMessageTests, type World } from '#support/site/message-tests.ts'

const { clear, db, newMessage, runCrons, states, stored } = await startMessageTests()

test('a message reaches every destination once, under one id', async () => {
  const world = createWorld()
  const message = await newMessage()
  const site = world.isolate(db)
  expect(await site.accept(message)).toMatchObject({ status: 200, reference: message.id.slice(0, 8) })
  await site.settle()
  await runCrons(world)
  expect(world.received).toEqual({ upstream: [message.key], email: [message.id], webhook: [message.id] })
})

/**
 * Accepts a message on an isolate that dies at one of its effects. Returns the answer to the visitor before that.
 */
async function acceptAndDie(world: World, at: number, isDone: boolean, message = newMessage()) {
  const died = Promise.withResolvers<undefined>()
  const site = world.isolate(db, (number) => {
    if (number !== at) return 'ok'
    if (!isDone) {
      site.die()
      died.resolve(undefined)
      return 'hangs'
    }
    queueMicrotask(() => {
      site.die()
      died.resolve(undefined)
    })
    return 'ok'
  })
  const sent = await message
  const outcome = await Promise.race([site.accept(sent), died.promise])
  if (outcome) await Promise.race([site.settle(), died.promise])
  // The effect at the crash has ended.
  await new Promise((resolve) => setImmediate(resolve))
  return { message: sent, outcome, effects: site.effects() }
}

async function countEffects(isRemote: boolean): Promise<number> {
  const { effects } = await acceptAndDie(createWorld({ isRemote }), Number.POSITIVE_INFINITY, false)
  return effects
}

for (const isRemote of [true, false])
  test(`no message is lost when a worker dies (${isRemote ? 'remote' : 'embedded'} upstream)`, async () => {
    const destinations = isRemote ? ALL_DESTINATIONS : (['email', 'webhook'] as const)
    const steps = await countEffects(isRemote)
    expect(steps).toBeGreaterThan(4)
    for (let step = 1; step <= steps; step++)
      for (const isDone of [false, true]) {
        await clear()
        const world = createWorld({ isRemote })
        const { message, outcome } = await acceptAndDie(world, step, isDone)
        await runCrons(world)
        const rows = await stored()
        if (outcome) expect(rows).toHaveLength(1)
        if (rows.length === 0) continue
        for (const destination of destinations) {
          const id = destination === 'upstream' ? message.key : message.id
          expect(new Set(world.received[destination])).toEqual(new Set([id]))
        }
        expect(Object.values(await states())).toEqual(destinations.map(() => 'delivered'))
      }
  })

test('concurrent requests with one key store one message', async () => {
  const world = createWorld()
  const message = await newMessage()
  const isolates = Array.from({ length: 5 }, () => world.isolate(db))
  const outcomes = await Promise.all(isolates.map((site) => site.accept(message)))
  await Promise.all(isolates.map((site) => site.settle()))
  expect(new Set(outcomes.map(({ code, reference }) => `${code} ${reference}`)).size).toBe(1)
  expect(await stored()).toHaveLength(1)
  for (const destination of ALL_DESTINATIONS) expect(world.received[destination]).toHaveLength(1)
})

test('a repeated key gets the rejection when the first message is rejected meanwhile', async () => {
  const world = createWorld()
  world.play('upstream', blocked)
  const message = await newMessage()
  const outcomes = await Promise.all([world.isolate(db).accept(message), world.isolate(db).accept(message)])
  expect(outcomes.map(({ message: words }) => words)).toEqual(Array(2).fill('This number is blocked.'))
})

test('a repeated key is confirmed as saved when the first attempt has no result', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const world = createWorld()
  world.play('upstream', () => new Promise(() => {}))
  const message = await newMessage()
  const first = world.isolate(db)
  void first.accept(message)
  await vi.waitFor(() => expect(world.received.upstream).toHaveLength(1), 20_000)
  const repeated = world.isolate(db).accept(message)
  const advance = async () => {
    await vi.advanceTimersByTimeAsync(200)
    return Promise.race([repeated, Promise.reject(new Error('not yet'))])
  }
  // The time of the site does not pass faster than that of the database.
  const outcome = await vi.waitFor(advance, { timeout: 30_000, interval: 200 })
  expect(outcome).toMatchObject({ status: 202, code: 200 })
})

test('a repeated key returns the reference of a message that predates derived ids', async () => {
  const world = createWorld({ isRemote: false })
  const message = await newMessage()
  await world.isolate(db).accept(message)
  const id = 'aaaabbbb-0000-4000-8000-000000000000'
  await db.prepare('UPDATE messages SET id = ?1').bind(id).run()
  const site = world.isolate(db)
  expect(await site.accept(message)).toMatchObject({ status: 200, reference: 'aaaabbbb' })
  expect(site.effects()).toBe(2)
  expect(await stored()).toHaveLength(1)
})

test('a key of another message is refused, and nothing is stored', async () => {
  const world = createWorld()
  const message = await newMessage()
  await world.isolate(db).accept(message)
  const other = await world.isolate(db).accept({ ...message, message: 'The bathroom tap leaks as well.' })
  expect(other).toMatchObject({ status: 422 })
  expect(await stored()).toMatchObject([{ message: message.message }])
  expect(world.received.upstream).toHaveLength(1)
})

test('suspected spam is stored and confirmed, but not delivered', async () => {
  const world = createWorld()
  const site = world.isolate(db)
  expect(await site.accept(await newMessage(), true)).toMatchObject({ status: 200 })
  await site.settle()
  await runCrons(world)
  expect(await stored()).toHaveLength(1)
  for (const ids of Object.values(world.received)) expect(ids).toEqual([])
})

test('a call back reaches every destination, and the upstream gets an e-mail address', async () => {
  const world = createWorld()
  const details = { service: 'plumbing', job: 'leak-repair', city: 'kochi', preferredDay: '2026-11-20' }
  const message = await newMessage({ topic: 'booking', email: '', message: '', details })
  const site = world.isolate(db)
  await site.accept(message)
  await site.settle()
  const [upstream, ...others] = world.bodies
  expect(upstream).toMatchObject({
    name: 'Asha Rao',
    phone: '+919800000000',
    email: expect.stringContaining('@'),
  })
  expect(upstream?.message).toMatch(/call back[\s\S]*Service: plumbing\n[\s\S]*gave no e-mail address/)
  const mail = others.find(({ subject }) => subject !== undefined)
  expect(mail).toMatchObject({ subject: 'Call back for Asha Rao' })
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail?.text).toMatch(/City: kochi\nPreferred day: 2026-11-20/)
  const hook = others.find(({ type }) => type === 'contact.message')
  expect(hook?.data).toMatchObject({ topic: 'booking', details, email: '' })
})
