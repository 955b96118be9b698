import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeldDatabase } from '../../../tests/support/held-database.ts'
import { enqueue } from './outbox.ts'
import { scheduled } from './scheduled.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 17)
const LONG_AGO = NOW - 800 * DAY_MS
const SETTINGS = {
  UPSTREAM_URL: 'https://api.example',
  CONTACT_WEBHOOK_URL: 'https://hooks.example/contact',
  CONTACT_WEBHOOK_SECRET: `whsec_${btoa('0123456789abcdef0123456789abcdef')}`,
}

let logged: Array<string> = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  logged = []
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith(SETTINGS.UPSTREAM_URL)
      ? Response.json({ code: 200, data: [] })
      : new Response(null, { status: 204 }),
  )
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void logged.push(line))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A database in which every part of the run has something to do. */
async function createFullDatabase() {
  const database = createHeldDatabase()
  const message = { id: 'waiting', key: 'key-12345', payload: '{"message":"A tap drips."}' }
  await enqueue(database.db, message, ['webhook'], NOW - DAY_MS, 0)
  database.exec(`
    INSERT INTO contact_outbox (id, idempotency_key, payload, next_attempt_at, created_at, settled_at)
      VALUES ('settled', 'k', '', 0, 0, ${LONG_AGO});
    INSERT INTO contact_outbox (id, idempotency_key, payload, next_attempt_at, created_at, dead_at)
      VALUES ('dead', 'k', '{}', 8640000000000000, ${NOW}, ${NOW});
    INSERT INTO deliveries (id, destination, type, payload, created_at, next_attempt_at, delivered_at)
      VALUES ('delivered', 'webhook', 'contact.message', '', 0, 0, ${LONG_AGO});
    INSERT INTO contact_messages (id, name, email, phone, message, received_at, dealt_with_at)
      VALUES ('old', 'Asha', '', '', '', '2020-01-01T00:00:00.000Z', ${LONG_AGO});
    INSERT INTO contact_tombstones VALUES ('old-key', ${LONG_AGO});
    INSERT INTO purges VALUES ('service:plumbing', ${LONG_AGO});
    INSERT INTO answer_counts VALUES (1, 1, 0);`)
  return database
}

type Database = Awaited<ReturnType<typeof createFullDatabase>>

/** The parts of the run that have not done their work. */
function undone({ rows }: Database): Array<string> {
  const has = (table: string, column: string, value: string | null) =>
    rows(table).some((row) => row[column] === value)
  const left = {
    outbox: rows('contact_outbox').some(({ id, settled_at }) => id === 'waiting' && settled_at === null),
    destinations: rows('deliveries').some(
      ({ id, delivered_at }) => id === 'waiting' && delivered_at === null,
    ),
    alerts: !has('alerts', 'rule', 'dead letters'),
    answers: rows('answer_counts').length > 0,
    retention: has('contact_messages', 'id', 'old'),
    'outbox-keys': has('contact_outbox', 'id', 'settled'),
    delivered: has('deliveries', 'id', 'delivered'),
    keys: has('contact_tombstones', 'idempotency_key', 'old-key'),
    purges: rows('purges').length > 0,
    'cron-run': rows('cron_runs').length === 0,
  }
  return Object.entries(left).flatMap(([part, isLeft]) => (isLeft ? [part] : []))
}

/** Runs the cron until it ends. */
async function runCron({ db }: Database): Promise<void> {
  const env = Object.assign(Object.create(null), SETTINGS, { DB: db })
  const controller = { scheduledTime: NOW, cron: '*/5 * * * *', noRetry: () => {} }
  let isOver = false
  scheduled(controller, env).then(() => {
    isOver = true
  })
  // What is signed takes a moment of its own.
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      expect(isOver).toBe(true)
    },
    { interval: 1, timeout: 3_000 },
  )
}

const faults = () => logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')

test('a run of the cron does all its parts', async () => {
  const database = await createFullDatabase()
  await runCron(database)
  expect(undone(database)).toEqual([])
  expect(faults().map(({ event }) => event)).toEqual(['alert-raised'])
})

const LATE = 'Error: the database does not answer'
const partFailed = (part: string) => ({ event: 'cron-part-failed', part, error: LATE })

test.each([
  ['UPDATE contact_outbox SET lease_until', ['outbox'], partFailed('outbox')],
  ['count(*) - count(dead_at)', ['alerts'], partFailed('alerts')],
  [
    'UPDATE deliveries SET lease_until',
    ['destinations'],
    { event: 'deliveries-unavailable', destination: 'webhook', error: LATE },
  ],
  ['INSERT INTO deliveries', ['destinations', 'alerts'], { event: 'delivery-not-noted', error: LATE }],
  ['count(DISTINCT id)', ['alerts'], partFailed('destinations')],
  ['FROM alerts', ['alerts'], partFailed('alerts')],
  ['DELETE FROM answer_counts', ['answers'], partFailed('answers')],
  ['DELETE FROM contact_messages', ['retention'], partFailed('retention')],
  ['DELETE FROM contact_outbox', ['outbox-keys'], partFailed('outbox-keys')],
  ['DELETE FROM deliveries WHERE delivered_at', ['delivered'], partFailed('delivered')],
  ['DELETE FROM contact_tombstones', ['keys'], partFailed('keys')],
  ['DELETE FROM purges', ['purges'], partFailed('purges')],
  ['INSERT INTO cron_runs', ['cron-run'], partFailed('cron-run')],
])(
  'a database that hangs at %j keeps a run of the cron from %j alone, and the log says so',
  async (sql, parts, line) => {
    const database = await createFullDatabase()
    database.hang(sql)
    await runCron(database)
    expect(undone(database)).toEqual(parts)
    expect(faults()).toContainEqual(expect.objectContaining(line))
  },
)
