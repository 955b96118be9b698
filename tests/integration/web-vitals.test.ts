import { afterAll, expect, test } from 'vitest'
import { byTime } from '#support/data/pages.ts'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { newConnection } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { BOT_USER_AGENT, BROWSER_USER_AGENT, startSite } from '#support/site/start-site.ts'

const upstream = await startFakeUpstream()
// Reports need no database.
const site = await startSite({ database: false, vars: { UPSTREAM_URL: upstream.url, LOG_SAMPLE: '1000' } })

afterAll(async () => {
  await Promise.all([site.stop(), upstream.stop()])
})

const REPORT = {
  page: '/services/$id',
  device: 'phone',
  connection: '4g',
  metrics: { LCP: 1_700, CLS: 0, TTFB: 90 },
}

type Headers = Record<string, string | undefined>

function send(body: unknown = REPORT, headers: Headers = {}): Promise<Response> {
  return site.fetch('/page-times', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: Object.entries({
      'Content-Type': 'application/json',
      Origin: site.url,
      ...newConnection(),
      ...headers,
    }).flatMap(([name, value]): Array<[string, string]> => (value === undefined ? [] : [[name, value]])),
  })
}

/** Returns the pages of all reports in the log. */
const reported = (): Array<string> =>
  site.logs.filter((line) => line.includes('web_vitals_reported')).map((line) => JSON.parse(line).page)

/** Sends a report that is accepted, so that the log also has earlier ones. */
async function settle(page: string): Promise<void> {
  expect((await send({ ...REPORT, page })).status).toBe(204)
  await expect.poll(reported).toContain(page)
}

test('each report is logged in one line without data of the visitor', async () => {
  expect((await send()).status).toBe(204)
  await expect.poll(reported).toEqual(['/services/$id'])
  const line = site.logs.find((one) => one.includes('web_vitals_reported')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ page: '/services/$id', device: 'phone', LCP: 1_700, CLS: 0 })
  expect(line).not.toContain('198.51.')
})

test.each<[string, number, unknown, Headers]>([
  ['from another site', 403, REPORT, { 'Sec-Fetch-Site': 'cross-site' }],
  ['from another origin', 403, REPORT, { Origin: 'https://evil.example' }],
  ['from an unknown origin', 403, REPORT, { Origin: undefined }],
  ['from a bookmark', 403, REPORT, { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
  ['of another type', 415, REPORT, { 'Content-Type': 'text/plain' }],
  ['that is too long', 413, { ...REPORT, page: 'x'.repeat(2_000) }, {}],
  ['that is no JSON', 400, '{', {}],
  ['with a path instead of a route', 400, { ...REPORT, page: '/services/plumbing' }, {}],
])('a report %s is refused with %i', async (_, status, body, headers) => {
  const before = reported().length
  const response = await send(body, headers)
  expect(response.status).toBe(status)
  await response.body?.cancel()
  expect(reported()).toHaveLength(before)
})

test.each([
  ['a bot', { 'User-Agent': BOT_USER_AGENT }, '/about'],
  ['a headless browser', { 'User-Agent': BROWSER_USER_AGENT.replace('Chrome', 'HeadlessChrome') }, '/terms'],
  ['Do Not Track', { DNT: '1' }, '/career'],
  ['Global Privacy Control', { 'Sec-GPC': '1' }, '/blog'],
])('a report with %s is accepted and dropped', async (_, headers, next) => {
  expect((await send({ ...REPORT, page: '/compare' }, headers)).status).toBe(204)
  await settle(next)
  expect(reported()).not.toContain('/compare')
})

test('a report that only says that it comes from the same origin is accepted', async () => {
  const headers = { Origin: undefined, 'Sec-Fetch-Site': 'same-origin' }
  expect((await send({ ...REPORT, page: '/search' }, headers)).status).toBe(204)
  await expect.poll(reported).toContain('/search')
})

test('a report of a Hindi page names its language', async () => {
  await settle('/hi/services/$id')
})

test('reports from one connection are rate-limited', async () => {
  const headers = newConnection()
  expect((await untilRefused(20, () => send(REPORT, headers))).headers.get('Retry-After')).toBe('60')
})

test.each(['/page-times', '/client-errors', '/csp-report'])('%s refuses other methods', async (path) => {
  const { status, headers } = await site.fetch(path)
  expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
})

for (const [few, options] of byTime(['ten', '1.5', '-1'], (rate) => rate === 'ten'))
  test.each(few)('the invalid rate %s gives one log line for the operator', options, async (rate) => {
    const wrong = await startSite({
      database: false,
      vars: { UPSTREAM_URL: upstream.url, RUM_SAMPLE_RATE: rate },
    })
    try {
      expect((await wrong.fetch('/')).status).toBe(503)
      const line = () => wrong.logs.find((each) => each.includes('configuration_invalid')) ?? ''
      await expect.poll(line).toContain('RUM_SAMPLE_RATE')
    } finally {
      await wrong.stop()
    }
  })
