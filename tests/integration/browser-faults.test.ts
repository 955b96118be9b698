import { afterAll, beforeEach, expect, test } from 'vitest'
import { boundDatabase } from '../../scripts/directory/database.ts'
import { latestFaults } from '../../scripts/trace/latest-faults.ts'
import { newConnection } from '../support/contact.ts'
import { BOT_USER_AGENT, type Site, startSite } from '../support/start-site.ts'

const site = await startSite({ vars: { FAULT_SAMPLE_RATE: '1' } })
const db = await site.runtime.getD1Database('DB')

afterAll(() => site.stop())

beforeEach(async () => {
  await db.batch([db.prepare('DELETE FROM browser_faults'), db.prepare('DELETE FROM field_shares')])
})

const NOW = Date.UTC(2026, 10, 22, 12)
const DAY_MS = 86_400_000

let faults = 0

/** A fault that was not reported before. */
function newFault() {
  faults += 1
  const name = String.fromCharCode(97 + (faults % 26), 97 + Math.floor(faults / 26))
  return {
    kind: 'uncaught',
    message: `TypeError: ${name} is not a function`,
    page: '/services/$id',
    frames: ['/assets/category-B1cD3fGh.js:1:20'],
  }
}

function send(body: unknown, headers: Record<string, string> = {}, to: Site = site): Promise<Response> {
  return to.fetch('/faults', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: to.url,
      'x-test-clock': String(NOW),
      ...newConnection(),
      ...headers,
    },
  })
}

type Row = {
  day: string
  fingerprint: string
  kind: string
  message: string
  page: string
  stack: string
  count: number
}

async function counted(): Promise<Array<Row>> {
  const { results } = await db.prepare('SELECT * FROM browser_faults ORDER BY count DESC').all<Row>()
  return results
}

const lines = (text: string) => site.logs.filter((line) => line.includes(text))

test('a fault that many browsers have is one line in the log and one row with their number', async () => {
  const fault = newFault()
  for (let browser = 0; browser < 4; browser++) expect((await send(fault)).status).toBe(204)
  await expect.poll(async () => (await counted())[0]?.count).toBe(4)
  expect(await counted()).toMatchObject([
    { day: '2026-11-22', kind: 'uncaught', message: fault.message, page: fault.page, stack: fault.frames[0] },
  ])
  expect(lines(fault.message)).toHaveLength(1)
  expect(JSON.parse(lines(fault.message)[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'browser-fault',
    fingerprint: (await counted())[0]?.fingerprint,
    stack: fault.frames[0],
  })
})

test('nothing of the visitor is kept', async () => {
  const secret = 'asha.rao@home.example'
  await send({ ...newFault(), message: `Error: no answer for ${secret} at +91 98000 00000` })
  await expect.poll(async () => (await counted()).length).toBe(1)
  const kept = JSON.stringify(await counted()) + site.logs.join('')
  for (const text of [secret, '98000', '198.51.']) expect(kept).not.toContain(text)
})

test.each<[string, number, unknown, Record<string, string>]>([
  ['another site', 403, newFault(), { Origin: 'https://evil.example' }],
  ['nobody', 403, newFault(), { Origin: '' }],
  ['a program that sends no report', 415, newFault(), { 'Content-Type': 'text/plain' }],
  ['a page that is not ours', 400, { ...newFault(), frames: ['https://evil.example/x.js:1:2'] }, {}],
  ['somebody who sends a book', 413, { ...newFault(), message: 'x'.repeat(9_000) }, {}],
])('what %s sends is refused with %i', async (_, status, body, headers) => {
  expect((await send(body, headers)).status).toBe(status)
  expect(await counted()).toEqual([])
})

test('who does not want to be counted, and a program, is not', async () => {
  for (const headers of [{ DNT: '1' }, { 'Sec-GPC': '1' }, { 'User-Agent': BOT_USER_AGENT }])
    expect((await send(newFault(), headers)).status).toBe(204)
  const last = newFault()
  await send(last)
  await expect.poll(async () => (await counted()).map(({ message }) => message)).toEqual([last.message])
})

test('one connection that reports without end is limited, and is a small part of what is counted', async () => {
  const fault = newFault()
  const loud = newConnection()
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(fault, loud)))
  expect(answers.map(({ status }) => status)).toContain(429)
  await send(fault)
  await expect.poll(async () => (await counted())[0]?.count ?? 0).toBeGreaterThan(1)
  expect((await counted())[0]?.count).toBeLessThanOrEqual(11)
})

test('made-up faults do not fill the database', async () => {
  const row = db.prepare(
    `INSERT INTO browser_faults (day, fingerprint, kind, message, page, build, stack, count)
     VALUES ('2026-11-22', ?1, 'error', 'x', '/', 'b', '', 1)`,
  )
  await db.batch(Array.from({ length: 199 }, (_, index) => row.bind(`made-up-${index}`)))
  const [known, tooMany] = [newFault(), newFault()]
  await send(known)
  await expect.poll(async () => (await counted()).length).toBe(200)
  await send(tooMany)
  await send(known)
  await expect.poll(async () => (await counted())[0]?.count).toBe(2)
  expect((await counted()).map(({ message }) => message)).not.toContain(tooMany.message)
})

test('a fault of several days is listed with the build and the stack of the last', async () => {
  const row = db.prepare(
    `INSERT INTO browser_faults (day, fingerprint, kind, message, page, build, stack, count)
     VALUES (date('now', ?1), 'f', 'error', 'x', '/', ?2, ?3, 2)`,
  )
  await db.batch([
    row.bind('-2 days', 'cc', 'third'),
    row.bind('-1 days', 'aa', 'last'),
    row.bind('-3 days', 'bb', 'second'),
  ])
  expect(await latestFaults(boundDatabase(db))).toMatchObject([{ count: 6, build: 'aa', stack: 'last' }])
})

test('what a policy blocked is counted beside it, once in the log', async () => {
  const report = () =>
    site.fetch('/csp-report', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report', 'x-test-clock': String(NOW), ...newConnection() },
      body: JSON.stringify({
        'csp-report': {
          'effective-directive': 'font-src',
          'blocked-uri': 'https://fonts.example/secret?who=asha',
          'document-uri': `${site.url}/provider/asha`,
        },
      }),
    })
  await report()
  await report()
  await expect.poll(async () => (await counted())[0]?.count).toBe(2)
  expect(await counted()).toMatchObject([
    { kind: 'csp', message: 'font-src (enforce) blocked https://fonts.example', page: '/provider' },
  ])
  expect(lines('csp-violation')).toHaveLength(1)
  expect(lines('asha')).toEqual([])
})

test.each(['https://elsewhere.example/x', 'http://elsewhere.example/contact', 'data:text/html,x'])(
  'what the policy of another site blocked on %s is none of ours, though it is sent here',
  async (address) => {
    const send = (type: string, report: object) =>
      site.fetch('/csp-report', {
        method: 'POST',
        headers: { 'Content-Type': type, ...newConnection() },
        body: JSON.stringify(report),
      })
    const single = { 'effective-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': address }
    const listed = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: address }
    const own = { ...listed, documentURL: `${site.url}/about` }
    expect((await send('application/csp-report', { 'csp-report': single })).status).toBe(204)
    await send(
      'application/reports+json',
      [listed, own].map((body) => ({ type: 'csp-violation', body })),
    )
    await expect.poll(counted).toMatchObject([{ page: '/about', count: 1 }])
  },
)

test('counts are forgotten after ninety days', async () => {
  await send(newFault(), { 'x-test-clock': String(Date.now() - 100 * DAY_MS) })
  await send(newFault(), { 'x-test-clock': String(Date.now() - 80 * DAY_MS) })
  await expect.poll(async () => (await counted()).length).toBe(2)
  await (await site.runtime.getWorker()).scheduled({ cron: '*/5 * * * *' })
  expect(await counted()).toHaveLength(1)
})

test('an operator who wants none has none', async () => {
  const silent = await startSite({ vars: { FAULT_SAMPLE_RATE: '0' } })
  try {
    expect((await send(newFault(), {}, silent)).status).toBe(204)
    expect(silent.logs.filter((line) => line.includes('browser-fault'))).toEqual([])
  } finally {
    await silent.stop()
  }
})
