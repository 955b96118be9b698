import { afterAll, expect, test } from 'vitest'
import { newConnection } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { site as shared } from '#support/site/shared-site.ts'
import { type Site, startSite } from '#support/site/start-site.ts'

const OPS_TOKEN = 'the-token-of-the-operator'

const embedded = await startSite({ vars: { OPS_TOKEN } })
const { upstream, site: remote, stop } = await startRemoteSite({ OPS_TOKEN })

afterAll(async () => {
  await Promise.all([embedded.stop(), stop()])
})

type Check = { ok: boolean; problem?: string }

type Report = { status: string; build: string; checks?: Record<string, Check> }

async function deepHealth(
  site: Pick<Site, 'fetch'>,
  token = OPS_TOKEN,
  connection: Record<string, string> = {},
): Promise<{ status: number; report: Report }> {
  const headers = { Authorization: `Bearer ${token}`, ...connection }
  const response = await site.fetch('/healthz?deep=1', { headers })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return { status: response.status, report: await response.json<Report>() }
}

async function runCron(site: Site, scheduledTime = new Date()): Promise<void> {
  await (await site.runtime.getWorker()).scheduled({ cron: '* * * * *', scheduledTime })
}

test('deep health tests every part and names the build when the token is right', async () => {
  await runCron(embedded)
  const { status, report } = await deepHealth(embedded)
  expect(status).toBe(200)
  expect(report).toMatchObject({
    status: 'ok',
    build: expect.stringMatching(/^[\da-f]{12}$/),
    upstream: 'embedded',
    checks: {
      api: { ok: true, entries: expect.any(Number), ms: expect.any(Number) },
      database: { ok: true, bytes: expect.any(Number) },
      cache: { ok: true, keeps: true },
      cron: { ok: true, secondsAgo: expect.any(Number) },
      messages: { ok: true, waiting: 0, dead: 0 },
    },
  })
})

test('deep health is refused when the token is wrong or missing', async () => {
  const { status, report } = await deepHealth(embedded, 'another')
  expect(status).toBe(401)
  expect(report).not.toHaveProperty('checks')
  expect((await embedded.fetch('/healthz?deep=1')).status).toBe(401)
})

test('guesses of the token are rate-limited and logged', async () => {
  const connection = newConnection()
  const mark = embedded.logs.length
  await untilRefused(60, () => deepHealth(embedded, 'a-guess', connection))
  const refused = embedded.logs.slice(mark).filter((line) => line.includes('"event":"ops_token_refused"'))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(120)
  const { report } = await untilRefused(60, () => deepHealth(embedded, OPS_TOKEN, connection))
  expect(report).not.toHaveProperty('checks')
})

test('deep health reports a cron trigger that has not run for long', async () => {
  const db = await embedded.runtime.getD1Database('DB')
  await db.prepare("UPDATE operation_state SET changed_at = changed_at - 3600000 WHERE name = 'cron'").run()
  const { status, report } = await deepHealth(embedded)
  expect(status).toBe(200)
  expect(report).toMatchObject({ status: 'degraded', checks: { cron: { ok: false } } })
  await runCron(embedded)
  expect((await deepHealth(embedded)).report.status).toBe('ok')
})

test('deep health reports a message that waits for a day', async () => {
  const db = await remote.runtime.getD1Database('DB')
  await runCron(remote)
  await db.batch([
    db
      .prepare("INSERT INTO messages (id, idempotency_key, received_at) VALUES ('waits', 'key', ?1)")
      .bind(Date.now() - 25 * 3_600_000),
    db
      .prepare(
        "INSERT INTO deliveries (message_id, destination, state, started_at, next_attempt_at) VALUES ('waits', 'upstream', 'pending', 0, ?1)",
      )
      .bind(Date.now() + 1e9),
  ])
  const { status, report } = await deepHealth(remote)
  expect(status).toBe(200)
  expect(report).toMatchObject({ status: 'degraded', checks: { messages: { ok: false, waiting: 1 } } })
  await db.prepare("DELETE FROM deliveries WHERE message_id = 'waits'").run()
})

test.each([
  ['status-500', 'status-500'],
  ['down', 'unreachable'],
  ['wrong-shape', 'wrong-shape'],
  ['empty-list', 'empty-catalogue'],
] as const)('deep health answers 503 when the API is %s, despite cached entries', async (fault, problem) => {
  expect((await deepHealth(remote)).report.checks?.api).toMatchObject({ ok: true, entries: 2 })
  upstream.set(fault)
  try {
    const { status, report } = await deepHealth(remote)
    expect(status).toBe(503)
    expect(report).toMatchObject({ status: 'down', checks: { api: { ok: false, problem } } })
  } finally {
    upstream.reset()
  }
})

test.each([
  ['embedded', embedded],
  ['remote', remote],
])('a database that reads but cannot write is down with the %s API', async (_, site) => {
  const db = await site.runtime.getD1Database('DB')
  await db.exec("CREATE TRIGGER full BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'full'); END")
  const { status, report } = await deepHealth(site)
  await db.exec('DROP TRIGGER full')
  expect(status).toBe(503)
  expect(report).toMatchObject({ status: 'down', checks: { database: { ok: false } } })
  expect((await deepHealth(site)).report.checks?.database?.ok).toBe(true)
})

test('deep health reports the embedded API as down when its catalogue is missing', async () => {
  const broken = await startSite({ vars: { OPS_TOKEN } })
  try {
    const db = await broken.runtime.getD1Database('DB')
    for (const table of ['jobs', 'job_groups', 'services']) await db.prepare(`DROP TABLE ${table}`).run()
    const { status, report } = await deepHealth(broken)
    expect(status).toBe(503)
    expect(report).toMatchObject({ status: 'down', checks: { api: { ok: false }, database: { ok: true } } })
  } finally {
    await broken.stop()
  }
})

test('/healthz says which build and upstream answer, and nothing about messages, without the token', async () => {
  const answer = await (await embedded.fetch('/healthz')).json<object>()
  expect(answer).toMatchObject({ status: 'ok', upstream: 'embedded' })
  expect(answer).not.toHaveProperty('messages')
})

test('/healthz reports no checks when no token is configured', async () => {
  expect((await deepHealth(shared, '')).report).not.toHaveProperty('checks')
})
