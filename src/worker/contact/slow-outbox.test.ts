import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeldDatabase } from '../../../tests/support/held-database.ts'
import { deliverDue } from '../notify/deliver.ts'
import { PATIENCE_MS } from '../timeouts.ts'
import { claimDue } from './outbox.ts'
import { LEASE_MS, type Sending, sendMessage, tryMessage } from './send.ts'

const KEY = 'key-12345'
const QUERY = {
  name: 'Asha Rao',
  email: 'a@b.example',
  phone: '+91 98000 00000',
  message: 'A tap drips in the kitchen.',
}
const START = Date.UTC(2026, 10, 17)
const hook = {
  CONTACT_WEBHOOK_URL: 'https://hooks.example/contact',
  CONTACT_WEBHOOK_SECRET: `whsec_${btoa('0123456789abcdef0123456789abcdef')}`,
}

const taken = () => Response.json({ code: 200 })
const refused = () => Response.json({ code: 422, message: 'This number is blocked.' }, { status: 422 })
const busy = () => Response.json({ code: 503 }, { status: 503 })
const known = () => Response.json({ code: 409 }, { status: 409 })

let told: Array<string | null> = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  told = []
  const receive = async (_: unknown, init?: RequestInit) => {
    told.push(new Headers(init?.headers).get('webhook-id'))
    return new Response(null, { status: 204 })
  }
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(receive))
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A site with a remote API that gives these answers, one after the other, and a database that can be held. */
function createSite(...answers: Array<() => Response>) {
  const database = createHeldDatabase()
  const keys: Array<string | undefined> = []
  const work: Array<Promise<unknown>> = []
  const clock = { now: START }
  const sending: Sending & { db: D1Database } = {
    origin: {
      name: 'test',
      isRemote: true,
      fetch: async (_, { headers }) => {
        keys.push(headers?.['Idempotency-Key'])
        return (answers.shift() ?? taken)()
      },
    },
    env: Object.assign(Object.create(null), hook),
    db: database.db,
    now: () => clock.now,
    requestId: 'a',
    waitUntil: (one) => void work.push(one),
  }
  return {
    ...database,
    keys,
    sending,
    send: () => sendMessage(sending, QUERY, KEY),
    /** Ends when everything that goes on behind the answers has ended. */
    settle: async () => {
      for (let one = work.shift(); one; one = work.shift()) await one
    },
    /** What the cron does with the outbox and the destinations, so long after the start; the messages that it tries. */
    runCron: async (afterMs: number) => {
      clock.now = START + afterMs
      const due = await claimDue(database.db, clock.now, LEASE_MS, 10)
      for (const waiting of due) await tryMessage(sending, waiting)
      await deliverDue({ ...sending, db: database.db }, 1)
      return due.length
    },
  }
}

/** Sends a message while the database hangs, for two seconds and no longer. */
async function sendWhileHeld(site: ReturnType<typeof createSite>, keysBefore: Array<string> = []) {
  const asked = site.hold()
  const sent = site.send()
  await asked
  await vi.advanceTimersByTimeAsync(1_999)
  expect(site.keys).toEqual(keysBefore)
  await vi.advanceTimersByTimeAsync(1)
  return sent
}

test('an outbox that hangs keeps no message from the API, nor from the destinations', async () => {
  const site = createSite()
  expect(await sendWhileHeld(site)).toMatchObject({ status: 200, code: 200 })
  expect(site.keys).toEqual([KEY])
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(site.rows('contact_outbox')).toEqual([])
})

/** The one message has arrived everywhere, once, and nothing of it is left to do. */
async function expectAllOnce(site: ReturnType<typeof createSite>): Promise<void> {
  await site.settle()
  expect(told).toHaveLength(1)
  expect(site.rows('contact_outbox')).toMatchObject([
    { id: told[0], payload: '', settled_at: START, dead_at: null },
  ])
  expect(site.rows('deliveries')).toMatchObject([{ id: told[0], payload: '', delivered_at: START }])
  expect(await site.runCron(LEASE_MS)).toBe(0)
  expect(told).toHaveLength(1)
}

test.each([
  ['soon', 0],
  ['long', PATIENCE_MS],
])('what is written down %s after it was delivered is settled, and told once', async (_, afterMs) => {
  const site = createSite()
  await sendWhileHeld(site)
  await vi.advanceTimersByTimeAsync(afterMs)
  site.release()
  await expectAllOnce(site)
  expect(site.keys).toEqual([KEY])
})

test('what was written down though the database said that it failed is delivered and told once', async () => {
  const site = createSite()
  const batch = async (statements: Array<D1PreparedStatement>) => {
    await site.db.batch(statements)
    db.batch = site.db.batch
    throw new Error('Network connection lost.')
  }
  const db: D1Database = Object.assign(Object.create(null), site.db, { batch })
  expect(await sendMessage({ ...site.sending, db }, QUERY, KEY)).toMatchObject({ status: 200 })
  await expectAllOnce(site)
  expect(site.keys).toEqual([KEY])
})

test('what a destination does not take while the outbox fails is written down for it, should that be possible by now', async () => {
  const site = createSite()
  const batch = async () => {
    db.batch = site.db.batch
    throw new Error('Network connection lost.')
  }
  const db: D1Database = Object.assign(Object.create(null), site.db, { batch })
  vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 503 }))
  expect(await sendMessage({ ...site.sending, db }, QUERY, KEY)).toMatchObject({ status: 200 })
  await site.settle()
  expect(told).toHaveLength(1)
  expect(site.rows('deliveries')).toMatchObject([{ id: told[0], payload: '', delivered_at: START }])
})

test('a message that was told when it was kept is not told again when it is sent again while the outbox hangs', async () => {
  const site = createSite(busy, taken)
  expect(await site.send()).toMatchObject({ status: 202 })
  await site.settle()
  expect(await sendWhileHeld(site, [KEY])).toMatchObject({ status: 200 })
  site.release()
  await expectAllOnce(site)
  expect(site.keys).toEqual([KEY, KEY])
})

test('what is written down after its writer was told that it is refused is no dead letter, and told nobody', async () => {
  const site = createSite(refused)
  expect(await sendWhileHeld(site)).toMatchObject({ status: 422, message: 'This number is blocked.' })
  site.release()
  await site.settle()
  expect(site.rows('contact_outbox')).toMatchObject([{ payload: '', settled_at: START, dead_at: null }])
  expect(site.rows('deliveries')).toEqual([])
  expect(await site.runCron(LEASE_MS)).toBe(0)
  expect(told).toEqual([])
})

test('what is written down after the API was found dead is sent by the cron, once, under its key', async () => {
  const site = createSite(busy, taken)
  expect(await sendWhileHeld(site)).toMatchObject({ status: 502 })
  site.release()
  await site.settle()
  expect(await site.send()).toMatchObject({ status: 202, code: 200 })
  expect(site.keys).toEqual([KEY])
  expect(await site.runCron(LEASE_MS)).toBe(1)
  expect(await site.runCron(2 * LEASE_MS)).toBe(0)
  expect(site.keys).toEqual([KEY, KEY])
  expect(await site.send()).toMatchObject({ status: 200 })
  expect(site.rows('contact_outbox')).toMatchObject([{ payload: '', settled_at: START + LEASE_MS }])
})

test('a row whose writing nobody saw end is sent again under its key, which the API knows', async () => {
  const site = createSite(taken, known)
  const written = Promise.withResolvers<void>()
  const batch = (statements: Array<D1PreparedStatement>) => {
    db.batch = site.db.batch
    site.db.batch(statements).then(() => written.resolve())
    return new Promise(() => {})
  }
  const db: D1Database = Object.assign(Object.create(null), site.db, { batch })
  const sent = sendMessage({ ...site.sending, db }, QUERY, KEY)
  await written.promise
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await sent).toMatchObject({ status: 200 })
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(await site.runCron(LEASE_MS)).toBe(1)
  expect(site.keys).toEqual([KEY, KEY])
  expect(site.rows('contact_outbox')).toMatchObject([{ payload: '', dead_at: null }])
  expect(site.rows('deliveries')).toMatchObject([{ id: told[0], payload: '' }])
  expect(told).toHaveLength(1)
})

test('a promise stays one when the same is sent again while the outbox hangs', async () => {
  const site = createSite(busy, refused, refused)
  expect(await site.send()).toMatchObject({ status: 202 })
  const asked = site.hold()
  const again = site.send()
  await asked
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await again).toMatchObject({ status: 422 })
  site.release()
  await site.settle()
  expect(site.rows('contact_outbox')).toMatchObject([
    { promised_at: START, settled_at: null, payload: JSON.stringify(QUERY) },
  ])
  expect(await site.runCron(LEASE_MS)).toBe(1)
  expect(site.rows('contact_outbox')).toMatchObject([
    { dead_at: START + LEASE_MS, payload: JSON.stringify(QUERY) },
  ])
})

test('who waits gets the answer of the API though it cannot be noted', async () => {
  let asked = Promise.resolve()
  const site = createSite(() => {
    asked = site.hold()
    return taken()
  })
  const sent = site.send()
  await vi.waitFor(() => expect(site.keys).toEqual([KEY]))
  await vi.waitFor(() => asked)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await sent).toMatchObject({ status: 200, code: 200 })
  site.release()
  await site.settle()
  expect(site.rows('contact_outbox')).toMatchObject([{ payload: '', settled_at: START }])
})
