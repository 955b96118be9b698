import { expect, test } from 'vitest'
import {
  blocked,
  createWorld,
  DAY_MS,
  known,
  MINUTE_MS,
  page,
  silence,
  taken,
  unavailable,
} from '#support/site/message-site.ts'
import { ALL_DESTINATIONS, startMessageTests, type World } from '#support/site/message-tests.ts'

const { db, newMessage, runCrons, states, stored } = await startMessageTests()

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
  for (const destination of ALL_DESTINATIONS) world.received[destination] = []
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

test('a later rejection becomes a dead letter, which is neither deleted nor retried', async () => {
  const world = createWorld()
  world.play('upstream', unavailable, blocked)
  const message = await newMessage()
  const site = world.isolate(db)
  expect(await site.accept(message)).toMatchObject({ status: 202 })
  await site.settle()
  await runCrons(world)
  expect(await states()).toMatchObject({ upstream: 'dead', email: 'delivered' })
  expect(world.received.upstream).toHaveLength(2)
  expect(await world.isolate(db).accept(message)).toMatchObject({ status: 202 })
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

/** Runs the cron every 30 minutes. Returns the minutes at which the webhook was called. */
async function callsWithin(days: number, world: World): Promise<Array<number>> {
  const minutes: Array<number> = []
  for (let minute = 0; minute < days * 24 * 60; minute += 30) {
    const before = world.received.webhook?.length ?? 0
    await world.isolate(db).runCron()
    if ((world.received.webhook?.length ?? 0) > before) minutes.push(minute)
    world.later(30 * MINUTE_MS)
  }
  return minutes
}

test('a destination that stays down is retried with backoff, and given up after three days', async () => {
  const world = createWorld({ isRemote: false })
  world.play('webhook', unavailable)
  const site = world.isolate(db)
  await site.accept(await newMessage())
  await site.settle()
  const attempts = await callsWithin(4, world)
  expect(attempts.length).toBeLessThan(32)
  const pauses = attempts.slice(1).map((minute, index) => minute - (attempts[index] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(390)
  expect(pauses.at(-1)).toBeGreaterThan(150)
  expect(attempts.at(-1)).toBeGreaterThan(3 * 24 * 60 - 60)
  expect(await states()).toEqual({ email: 'delivered', webhook: 'dead' })
})

test.each([
  ['3600', 60],
  ['Thu, 01 Jan 2126 00:00:00 GMT', 360],
])(
  'a destination that answers 429 with Retry-After %s is left alone for %i minutes',
  async (after, pause) => {
    const world = createWorld({ isRemote: false })
    const busy = () => new Response(null, { status: 429, headers: { 'Retry-After': after } })
    world.play('webhook', busy, taken)
    const site = world.isolate(db)
    await site.accept(await newMessage())
    await site.settle()
    expect(await callsWithin(1, world)).toEqual([pause])
  },
)

test('a late result of an expired lease changes nothing', async () => {
  const world = createWorld()
  const late = Promise.withResolvers<Response>()
  world.play('upstream', () => late.promise, unavailable, taken)
  const first = world.isolate(db).accept(await newMessage())
  await expect.poll(() => world.received.upstream).toHaveLength(1)
  world.later(3 * MINUTE_MS)
  await world.isolate(db).runCron()
  late.resolve(blocked())
  await first
  expect(await states()).toMatchObject({ upstream: 'pending' })
  await runCrons(world)
  expect(await states()).toMatchObject({ upstream: 'delivered' })
})
