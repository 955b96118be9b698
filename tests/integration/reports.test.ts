import { afterAll, expect, test } from 'vitest'
import { NETWORK, newConnection } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { BOT_USER_AGENT, BROWSER_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

// Reports need neither a database nor the API, and the sample of the log does not apply to them.
const vars = { UPSTREAM_URL: 'http://127.0.0.1:9', CLIENT_ERROR_SAMPLE_RATE: '1', LOG_SAMPLE: '1000' }
const site = await startSite({ database: false, vars })

afterAll(site.stop)

type Headers = Record<string, string | undefined>

function post(path: string, body: unknown, headers: Headers = {}, to: Site = site): Promise<Response> {
  const requestHeaders = {
    'Content-Type': 'application/json',
    Origin: to.url,
    ...newConnection(),
    ...headers,
  }
  return to.fetch(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: Object.entries(requestHeaders).flatMap(
      ([name, value]): Array<[string, string]> => (value === undefined ? [] : [[name, value]]),
    ),
  })
}

const VITALS = {
  page: '/services/$id',
  device: 'phone',
  connection: '4g',
  metrics: { LCP: 1_700, CLS: 0, TTFB: 90 },
}

let errors = 0

/** Returns an error with a message of its own. */
function newError() {
  errors += 1
  return {
    kind: 'uncaught',
    message: `TypeError: ${String.fromCharCode(97 + errors)} is not a function`,
    page: '/services/$id',
    frames: ['/assets/category-B1cD3fGh.js:1:20'],
  }
}

const CSP_TYPE = { 'Content-Type': 'application/csp-report' }

function newViolation(directive: string, page = `${site.url}/services/plumbing?q=asha`) {
  const blocked = 'https://fonts.example/secret?who=asha'
  return { 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': page } }
}

const lines = (text: string) => site.logs.filter((line) => line.includes(text))

/** Sends an error that is logged, so that the log also has what was reported before. */
async function settle(): Promise<void> {
  const error = newError()
  expect((await post('/client-errors', error)).status).toBe(204)
  await expect.poll(() => lines(error.message)).toHaveLength(1)
}

test('web vitals are logged in one line without data of the visitor', async () => {
  expect((await post('/page-times', VITALS)).status).toBe(204)
  await expect.poll(() => lines('web_vitals_reported')).toHaveLength(1)
  const line = lines('web_vitals_reported')[0] ?? ''
  expect(JSON.parse(line)).toMatchObject({ page: '/services/$id', device: 'phone', LCP: 1_700, CLS: 0 })
  expect(line).not.toContain(NETWORK)
})

test('a client error is logged in one line without data of the visitor', async () => {
  const error = newError()
  const message = `${error.message}, no answer for asha.rao@home.example at +91 98000 00000`
  expect((await post('/client-errors', { ...error, message })).status).toBe(204)
  await expect.poll(() => lines(error.message)).toHaveLength(1)
  expect(JSON.parse(lines(error.message)[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'client_error_reported',
    kind: 'uncaught',
    page: error.page,
    stack: error.frames[0],
  })
  for (const text of ['asha', '98000', NETWORK]) expect(lines(text)).toEqual([])
})

test('a policy violation is logged in one line without the address of the visitor', async () => {
  await post('/csp-report', newViolation('font-src'), CSP_TYPE)
  await settle()
  expect(lines('csp_violation_reported').map((line) => JSON.parse(line))).toMatchObject([
    { directive: 'font-src', blocked: 'https://fonts.example', page: '/services/plumbing' },
  ])
  expect(lines('asha')).toEqual([])
})

test.each<[string, number, string, unknown, Headers]>([
  ['from another site', 403, '/page-times', VITALS, { 'Sec-Fetch-Site': 'cross-site' }],
  ['from an unknown origin', 403, '/page-times', VITALS, { Origin: undefined }],
  ['from a bookmark', 403, '/page-times', VITALS, { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
  ['of another type', 415, '/page-times', VITALS, { 'Content-Type': 'text/plain' }],
  ['of another type', 415, '/csp-report', newViolation('font-src'), { 'Content-Type': 'text/plain' }],
  ['that is too long', 413, '/page-times', { ...VITALS, page: 'x'.repeat(2_000) }, {}],
  ['that is too long', 413, '/client-errors', { ...newError(), message: 'x'.repeat(9_000) }, {}],
  ['that is no JSON', 400, '/page-times', '{', {}],
  ['with a path instead of a route', 400, '/page-times', { ...VITALS, page: '/services/plumbing' }, {}],
])('a report %s is refused with %i at %s', async (_, status, path, body, headers) => {
  const before = site.logs.length
  expect((await post(path, body, headers)).status).toBe(status)
  expect(site.logs.slice(before).filter((line) => line.includes('_reported'))).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['a bot', { 'User-Agent': BOT_USER_AGENT }],
  ['a headless browser', { 'User-Agent': BROWSER_USER_AGENT.replace('Chrome', 'HeadlessChrome') }],
  ['Do Not Track', { DNT: '1' }],
  ['Global Privacy Control', { 'Sec-GPC': '1' }],
])('a report with %s is accepted and dropped', async (_, headers) => {
  const error = newError()
  expect((await post('/client-errors', error, headers)).status).toBe(204)
  expect((await post('/page-times', { ...VITALS, page: '/compare' }, headers)).status).toBe(204)
  await settle()
  for (const text of [error.message, '/compare']) expect(lines(text)).toEqual([])
})

test('a report that only says that it comes from the same origin is accepted', async () => {
  const headers = { Origin: undefined, 'Sec-Fetch-Site': 'same-origin' }
  expect((await post('/page-times', { ...VITALS, page: '/search' }, headers)).status).toBe(204)
  await expect.poll(() => lines('"/search"')).toHaveLength(1)
})

test('a client over its limit of reports does not block other clients or other reports', async () => {
  const loud = newConnection()
  const report = (directive: string, headers: Headers) =>
    post('/csp-report', newViolation(directive), { ...CSP_TYPE, ...headers })
  const refused = await untilRefused(60, () => report('script-src', loud))
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect((await report('img-src', newConnection())).status).toBe(204)
  expect((await post('/client-errors', newError(), loud)).status).toBe(204)
  expect((await post('/page-times', VITALS, loud)).status).toBe(204)
})

test('no client error is logged when the sample rate is 0', async () => {
  const silent = await startSite({ database: false, vars: { ...vars, CLIENT_ERROR_SAMPLE_RATE: '0' } })
  try {
    expect((await post('/client-errors', newError(), {}, silent)).status).toBe(204)
    expect(silent.logs.filter((line) => line.includes('client_error'))).toEqual([])
  } finally {
    await silent.stop()
  }
})

test.each(['/page-times', '/client-errors', '/csp-report'])('%s refuses other methods', async (path) => {
  const { status, headers } = await site.fetch(path)
  expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
})
