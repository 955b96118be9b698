import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  blocked,
  createWorld,
  DAY_MS,
  known,
  MINUTE_MS,
  messageWith,
  page,
  silence,
  startDatabase,
  taken,
  unavailable,
} from '#support/site/message-site.ts'

const { db, stop } = await startDatabase()

afterAll(stop)

beforeEach(async () => {
  await db.batch([db.prepare('DELETE FROM messages'), db.prepare('DELETE FROM deliveries')])
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ALL = ['upstream', 'email', 'webhook'] as const

let keys = 0

function newMessage(change = {}) {
  keys += 1
  return messageWith(`key-${keys}-12345`, change)
}

async function stored(): Promise<Array<Record<string, unknown>>> {
  return (await db.prepare('SELECT * FROM messages').all()).results
}

/** Returns the states of the deliveries, by destination. */
async function states(): Promise<Record<string, unknown>> {
  const { results } = await db
    .prepare('SELECT destination, state FROM deliveries')
    .all<Record<string, string>>()
  return Object.fromEntries(results.map(({ destination = '', state }) => [destination, state]))
}

type World = ReturnType<typeof createWorld>

/** Runs the cron of a healthy isolate every six hours until nothing is left to do. */
async function runCrons({ isolate, later }: World): Promise<void> {
  for (let run = 0; run < 8; run++) {
    later(DAY_MS / 4)
    await isolate(db).runCron()
  }
}

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
    const destinations = isRemote ? ALL : (['email', 'webhook'] as const)
    const steps = await countEffects(isRemote)
    expect(steps).toBeGreaterThan(4)
    for (let step = 1; step <= steps; step++)
      for (const isDone of [false, true]) {
        await db.batch([db.prepare('DELETE FROM messages'), db.prepare('DELETE FROM deliveries')])
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
  for (const destination of ALL) expect(world.received[destination]).toHaveLength(1)
})

test('two runs of the cron at once attempt each delivery once', async () => {
  const world = createWorld()
  world.play('upstream', unavailable)
  world.play('webhook', unavailable)
  for (let count = 0; count < 4; count++) {
    const site = world.isolate(db)
    await site.accept(await newMessage())
    await site.settle()
  }
  world.later(DAY_MS)
  for (const destination of ALL) world.received[destination] = []
  await Promise.all([world.isolate(db).runCron(), world.isolate(db).runCron()])
  expect(world.received.upstream).toHaveLength(4)
  expect(world.received.webhook).toHaveLength(4)
  expect(world.received.email).toEqual([])
})

test('the cron attempts a delivery that a request attempts only when its lease has expired', async () => {
  const world = createWorld()
  world.play('upstream', () => new Promise(() => {}), taken)
  void world.isolate(db).accept(await newMessage())
  await expect.poll(() => world.received.upstream).toHaveLength(1)
  world.later(MINUTE_MS)
  await world.isolate(db).runCron()
  expect(world.received.upstream).toHaveLength(1)
  world.later(2 * MINUTE_MS)
  await world.isolate(db).runCron()
  expect(world.received.upstream).toHaveLength(2)
  expect(await states()).toEqual({ upstream: 'delivered', email: 'delivered', webhook: 'delivered' })
})

test.each([
  ['503', unavailable],
  ['a page with 200', () => page(200)],
  ['a page with 404', () => page(404)],
  ['401', () => Response.json({ code: 401 }, { status: 401 })],
  ['429', () => Response.json({ code: 429 }, { status: 429 })],
  ['400 without a numeric code', () => Response.json({ code: '400' }, { status: 400 })],
  ['409 at the first attempt', known],
  ['silence', silence],
])(
  'an upstream that answers %s gets the message again, and the others do not wait for it',
  async (_, fault) => {
    const world = createWorld()
    world.play('upstream', fault, fault, taken)
    const message = await newMessage()
    const site = world.isolate(db)
    expect(await site.accept(message)).toMatchObject({ status: 202, code: 200 })
    await site.settle()
    expect(world.received).toMatchObject({ email: [message.id], webhook: [message.id] })
    if (fault === known) world.play('upstream', taken)
    await runCrons(world)
    expect(new Set(world.received.upstream)).toEqual(new Set([message.key]))
    expect(await states()).toEqual({ upstream: 'delivered', email: 'delivered', webhook: 'delivered' })
    expect(world.received.email).toHaveLength(1)
  },
)

test('a conflict at a repeated attempt says that the message has arrived', async () => {
  const world = createWorld()
  world.play('upstream', silence, known)
  await world.isolate(db).accept(await newMessage())
  await runCrons(world)
  expect(await states()).toMatchObject({ upstream: 'delivered' })
  expect(world.received.upstream).toHaveLength(2)
})

test('a rejection at the first attempt is shown, and the message deleted', async () => {
  const world = createWorld()
  world.play('upstream', blocked)
  const site = world.isolate(db)
  expect(await site.accept(await newMessage())).toEqual({
    status: 422,
    code: 422,
    message: 'This number is blocked.',
  })
  await site.settle()
  await runCrons(world)
  expect(await stored()).toEqual([])
  expect(await states()).toEqual({})
  expect([world.received.email, world.received.webhook]).toEqual([[], []])
})

test('a repeated key gets the rejection when the first message is rejected meanwhile', async () => {
  const world = createWorld()
  world.play('upstream', blocked)
  const message = await newMessage()
  const outcomes = await Promise.all([world.isolate(db).accept(message), world.isolate(db).accept(message)])
  expect(outcomes.map(({ message: words }) => words)).toEqual(Array(2).fill('This number is blocked.'))
})

test('a later rejection becomes a dead letter, which is neither deleted nor retried', async () => {
  const world = createWorld()
  world.play('upstream', unavailable, blocked)
  const message = await newMessage()
  const site = world.isolate(db)
  expect(await site.accept(message)).toMatchObject({ status: 202 })
  await site.settle()
  await runCrons(world)
  expect(await states()).toMatchObject({ upstream: 'rejected', email: 'delivered' })
  expect(world.received.upstream).toHaveLength(2)
  expect(await world.isolate(db).accept(message)).toMatchObject({ status: 202 })
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

test('a message is retried at each failing destination until it is delivered', async () => {
  const world = createWorld()
  world.play('upstream', unavailable, taken)
  world.play('email', unavailable, unavailable, taken)
  world.play(
    'webhook',
    silence,
    () => page(404),
    () => Response.redirect('https://a.example'),
    taken,
  )
  const message = await newMessage()
  const site = world.isolate(db)
  await site.accept(message)
  await site.settle()
  await runCrons(world)
  expect(await states()).toEqual({ upstream: 'delivered', email: 'delivered', webhook: 'delivered' })
  expect(world.received).toEqual({
    upstream: Array(2).fill(message.key),
    email: Array(3).fill(message.id),
    webhook: Array(4).fill(message.id),
  })
})

test('a destination that is down delays no other, with any number of waiting deliveries', async () => {
  const world = createWorld({ isRemote: false })
  world.play('webhook', unavailable)
  world.play('email', unavailable)
  for (let count = 0; count < 45; count++) await world.isolate(db).accept(await newMessage())
  await db.prepare("UPDATE deliveries SET next_attempt_at = 0 WHERE destination = 'webhook'").run()
  world.later(DAY_MS)
  world.play('email', taken)
  for (let run = 0; run < 3; run++) await world.isolate(db).runCron()
  expect(await db.prepare("SELECT count(*) AS n FROM deliveries WHERE state = 'delivered'").first('n')).toBe(
    45,
  )
})

test('a destination that stays down is retried with backoff of at most six hours', async () => {
  const world = createWorld({ isRemote: false })
  world.play('webhook', unavailable)
  await world.isolate(db).accept(await newMessage())
  const attempts: Array<number> = []
  for (let minute = 0; minute < 2 * 24 * 60; minute += 30) {
    const before = world.received.webhook?.length ?? 0
    await world.isolate(db).runCron()
    if ((world.received.webhook?.length ?? 0) > before) attempts.push(minute)
    world.later(30 * MINUTE_MS)
  }
  expect(attempts.length).toBeLessThan(20)
  const pauses = attempts.slice(1).map((minute, index) => minute - (attempts[index] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(390)
  expect(pauses.at(-1)).toBeGreaterThan(150)
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
