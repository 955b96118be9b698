import { afterAll, expect, test } from 'vitest'
import { newConnection } from '../support/contact.ts'
import { startFaultUpstream } from '../support/fault-upstream.ts'
import { byTime } from '../support/pages.ts'
import { BOT_USER_AGENT, BROWSER_USER_AGENT, type Site, startSite } from '../support/start-site.ts'

const upstream = await startFaultUpstream()
const site = await startSite()
const remote = await startSite({ vars: { UPSTREAM_URL: upstream.url } })
const db = await site.runtime.getD1Database('DB')

afterAll(async () => {
  await Promise.all([site.stop(), remote.stop(), upstream.stop()])
})

const REPORT = {
  page: '/services/$id',
  device: 'phone',
  connection: '4g',
  metrics: { LCP: 1_700, CLS: 0, TTFB: 90 },
}
const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 21, 12)

type Headers = Record<string, string | undefined>

function send(to: Site, body: unknown = REPORT, headers: Headers = {}): Promise<Response> {
  return to.fetch('/rum', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: Object.entries({
      'Content-Type': 'application/json',
      Origin: to.url,
      ...newConnection(),
      'x-test-clock': String(NOW),
      ...headers,
    }).flatMap(([name, value]): Array<[string, string]> => (value === undefined ? [] : [[name, value]])),
  })
}

type Row = { day: string; page: string; metric: string; count: number }

async function counted(): Promise<Array<Row>> {
  const { results } = await db
    .prepare('SELECT day, page, metric, count FROM field_measurements ORDER BY day, page, metric')
    .all<Row>()
  return results
}

/** The figures after this moment; the clock goes on so that no cache stands between. */
async function figures(of: Site, at: number) {
  const response = await of.fetch('/api/web/speed', { headers: { 'x-test-clock': String(at) } })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

test('reports are counted by day, page and bucket, and nothing of the visitor is kept', async () => {
  expect((await send(site)).status).toBe(204)
  expect((await send(site)).status).toBe(204)
  await expect.poll(async () => (await counted())[0]?.count).toBe(2)
  expect(await counted()).toEqual([
    { day: '2026-11-21', page: '/services/$id', metric: 'CLS', count: 2 },
    { day: '2026-11-21', page: '/services/$id', metric: 'LCP', count: 2 },
    { day: '2026-11-21', page: '/services/$id', metric: 'TTFB', count: 2 },
  ])
  expect(await figures(site, NOW)).toMatchObject({
    status: 200,
    body: {
      data: {
        readable: true,
        days: 28,
        rows: expect.arrayContaining([
          expect.objectContaining({ page: '/services/$id', metric: 'LCP', device: 'phone', visits: 2 }),
        ]),
      },
    },
  })
})

test('the footer names the page of figures only when there are any', async () => {
  const at = { headers: { 'x-test-clock': String(NOW) } }
  expect(await (await site.fetch('/about', at)).text()).toMatch(/<a [^>]*href="\/speed"/)
  expect(await (await remote.fetch('/about', at)).text()).not.toMatch(/<a [^>]*href="\/speed"/)
})

test('the page shows what was counted, with its unit and a word for it', async () => {
  const html = await (await site.fetch('/speed', { headers: { 'x-test-clock': String(NOW) } })).text()
  expect(html).toContain('<caption')
  expect(html).toMatch(/1\.\d\d s/)
  expect(html).toContain('Good')
})

test.each<[string, number, unknown, Headers]>([
  ['from another site', 403, REPORT, { 'Sec-Fetch-Site': 'cross-site' }],
  ['from another origin', 403, REPORT, { Origin: 'https://evil.example' }],
  ['from nobody knows where', 403, REPORT, { Origin: undefined }],
  ['from a bookmark', 403, REPORT, { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
  ['of another type', 415, REPORT, { 'Content-Type': 'text/plain' }],
  ['too long', 413, { ...REPORT, page: 'x'.repeat(2_000) }, {}],
  ['that is no JSON', 400, '{', {}],
  ['with a path instead of a route', 400, { ...REPORT, page: '/services/plumbing' }, {}],
  ['with an unknown metric', 400, { ...REPORT, metrics: { FID: 1 } }, {}],
  ['with an impossible value', 400, { ...REPORT, metrics: { LCP: 1e9 } }, {}],
])('a report %s is refused with %i and not counted', async (_, status, body, headers) => {
  const before = await counted()
  const response = await send(site, body, headers)
  expect(response.status).toBe(status)
  await response.body?.cancel()
  expect(await counted()).toEqual(before)
})

test.each([
  ['a bot', { 'User-Agent': BOT_USER_AGENT }],
  ['a headless browser', { 'User-Agent': BROWSER_USER_AGENT.replace('Chrome', 'HeadlessChrome') }],
  ['Do Not Track', { DNT: '1' }],
  ['Global Privacy Control', { 'Sec-GPC': '1' }],
])('%s is answered like everybody and not counted', async (_, headers) => {
  const before = await counted()
  expect((await send(site, REPORT, headers)).status).toBe(204)
  expect(await counted()).toEqual(before)
})

test('one connection cannot send without end', async () => {
  const headers = newConnection()
  const answers = await Promise.all(
    Array.from({ length: 70 }, () => send(site, { ...REPORT, page: '/about' }, headers)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(429)
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(60)
})

test('a browser that says only that a page of the site sends it is believed', async () => {
  const headers = { Origin: undefined, 'Sec-Fetch-Site': 'same-origin' }
  expect((await send(site, { ...REPORT, page: '/career' }, headers)).status).toBe(204)
  await expect.poll(async () => (await counted()).some(({ page }) => page === '/career')).toBe(true)
})

/** What is counted of LCP on the terms page for a time of so many days ago. */
function countedBefore(days: number, bucket: number, count: number) {
  const day = new Date(NOW - days * DAY_MS).toISOString().slice(0, 10)
  return db
    .prepare("INSERT INTO field_measurements VALUES (?1, '/brand/$brandId', 'LCP', 'phone', '4g', ?2, ?3)")
    .bind(day, bucket, count)
}

test('a few who send without end do not move the figures', async () => {
  await db.batch(Array.from({ length: 10 }, (_, index) => countedBefore(index + 1, 12, 30)))
  const honest = Array.from({ length: 60 }, () => send(site, { ...REPORT, page: '/brand/$brandId' }))
  expect((await Promise.all(honest)).every(({ status }) => status === 204)).toBe(true)
  const forgers = Array.from({ length: 3 }, newConnection)
  const forged = { ...REPORT, page: '/brand/$brandId', metrics: { LCP: 59_000 } }
  for (const forger of forgers)
    await Promise.all(Array.from({ length: 20 }, () => send(site, forged, forger)))
  await db.batch([countedBefore(11, 27, 5_000)])
  const { body } = await figures(site, NOW + 7_200_000)
  expect(body).toMatchObject({
    data: {
      rows: expect.arrayContaining([
        expect.objectContaining({ page: '/brand/$brandId', metric: 'LCP', p75: expect.closeTo(1_200, -3) }),
      ]),
    },
  })
})

test('another method is told so', async () => {
  expect((await site.fetch('/rum')).status).toBe(405)
})

test('the cron trigger forgets what is older than 90 days', async () => {
  const insert = db.prepare(
    "INSERT INTO field_measurements VALUES (?1, '/terms', 'LCP', 'phone', '4g', 1, 1)",
  )
  const at = Date.now() + 60_000
  const dayBefore = (days: number) => new Date(at - days * DAY_MS).toISOString().slice(0, 10)
  await db.batch([insert.bind(dayBefore(91)), insert.bind(dayBefore(90))])
  const worker = await site.runtime.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(at) })
  const days = (await counted()).filter(({ page }) => page === '/terms').map(({ day }) => day)
  expect(days).toEqual([dayBefore(90)])
})

test('figures older than 28 days are not shown', async () => {
  const later = await figures(site, NOW + 40 * DAY_MS)
  expect(later).toMatchObject({ status: 200, body: { data: { rows: [] } } })
})

test('with a remote marketplace API, even a silent one, the figures are still our own', async () => {
  expect((await send(remote)).status).toBe(204)
  upstream.set('down')
  await remote.fetch('/services')
  await expect
    .poll(async () => JSON.stringify((await figures(remote, NOW + 600_000)).body))
    .toContain('"page":"/services/$id"')
  expect(upstream.calls.some(({ path }) => path.includes('web-vitals'))).toBe(false)
  const page = await remote.fetch('/speed', { headers: { 'x-test-clock': String(NOW + 600_000) } })
  expect(page.status).toBe(200)
  upstream.set('ok')
})

test('a table that is not there costs the visitor nothing and the operator one line', async () => {
  const broken = await startSite()
  try {
    await (await broken.runtime.getD1Database('DB')).exec('DROP TABLE field_measurements')
    expect((await send(broken)).status).toBe(204)
    await expect
      .poll(() => broken.logs.filter((line) => line.includes('"measurements-lost"')))
      .toHaveLength(1)
    const page = await broken.fetch('/speed')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('cannot be read at the moment')
  } finally {
    await broken.stop()
  }
})

test('before the first report the page says so', async () => {
  const fresh = await startSite()
  try {
    expect(await (await fresh.fetch('/speed')).text()).toContain('No measurements yet')
  } finally {
    await fresh.stop()
  }
})

for (const [few, options] of byTime(['ten', '1.5', '-1'], (rate) => rate === 'ten'))
  test.each(few)('the rate %s is one clear line for the operator', options, async (rate) => {
    const wrong = await startSite({
      database: false,
      vars: { UPSTREAM_URL: upstream.url, RUM_SAMPLE_RATE: rate },
    })
    try {
      expect((await wrong.fetch('/')).status).toBe(503)
      const line = () => wrong.logs.find((each) => each.includes('bad-configuration')) ?? ''
      await expect.poll(line).toContain('RUM_SAMPLE_RATE')
    } finally {
      await wrong.stop()
    }
  })

test('pages of other languages are counted apart, and each table says which they are in words of its own', async () => {
  // Later than all that the tests before have left in the caches.
  let time = NOW + 120 * DAY_MS
  const hindi = { ...REPORT, page: '/hi/services/$id' }
  for (const report of [hindi, REPORT])
    expect((await send(site, report, { 'x-test-clock': String(time) })).status).toBe(204)
  expect((await send(site, { ...REPORT, page: '/hi/nowhere' })).status).toBe(400)
  expect((await send(site, { ...REPORT, page: '/hi/' })).status).toBe(400)
  await expect.poll(async () => (await counted()).some(({ page }) => page === hindi.page)).toBe(true)
  /** The first table after this moment; the clock goes on so that no cache stands between. */
  const tableOf = async (path: string) => {
    time += 3_600_000
    const response = await site.fetch(path, { headers: { 'x-test-clock': String(time) } })
    return (await response.text()).match(/<tbody>.*?<\/tbody>/s)?.[0] ?? ''
  }
  await expect.poll(() => tableOf('/speed')).toContain('Service (Hindi)')
  expect(await tableOf('/speed')).not.toMatch(/\p{Script=Devanagari}/u)
  await expect.poll(() => tableOf('/hi/speed')).toContain('सेवा (अंग्रेज़ी)')
})
