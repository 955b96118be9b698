import { expect, test } from 'vitest'
import { blocked, createWorld, taken, unavailable } from '#support/site/message-site.ts'
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
    expect(steps).toBeGreaterThan(3)
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

test('a second press in the same isolate gets the answer of the first', async () => {
  for (const [answer, status] of [
    [taken, 200],
    [unavailable, 202],
    [blocked, 422],
  ] as const) {
    const world = createWorld()
    world.play('upstream', answer)
    const message = await newMessage()
    const site = world.isolate(db)
    const [first, second] = await Promise.all([site.accept(message), site.accept(message)])
    expect(first.status).toBe(status)
    expect(second).toEqual(first)
    expect(world.received.upstream).toHaveLength(1)
  }
})

test('a message that another isolate confirmed as saved is kept when the upstream rejects it', async () => {
  const world = createWorld()
  const answered = Promise.withResolvers<Response>()
  world.play('upstream', () => answered.promise)
  const message = await newMessage()
  const first = world.isolate(db).accept(message)
  await expect.poll(() => world.received.upstream).toHaveLength(1)
  expect(await world.isolate(db).accept(message)).toMatchObject({ status: 202, code: 200 })
  answered.resolve(blocked())
  expect(await first).toMatchObject({ status: 422 })
  expect(await states()).toMatchObject({ upstream: 'dead' })
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
  expect(mail).toMatchObject({
    subject: `Call back for Asha Rao: booking (${message.id.slice(0, 8)})`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail?.text).toMatch(/Topic: booking\n[\s\S]*City: kochi\nPreferred day: 2026-11-20/)
  const hook = others.find(({ type }) => type === 'contact.message')
  expect(hook?.data).toMatchObject({ topic: 'booking', details, email: '' })
})
