import { afterAll, expect, test } from 'vitest'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { newConnection } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

const upstream = await startFakeUpstream()
const vars = { UPSTREAM_URL: upstream.url, CLIENT_ERROR_SAMPLE_RATE: '1' }
const site = await startSite({ database: false, vars })

afterAll(async () => {
  await Promise.all([site.stop(), upstream.stop()])
})

const NOW = Date.UTC(2026, 10, 22, 12)
const HOUR_MS = 3_600_000

let errors = 0

/** Returns a new error. */
function newError() {
  errors += 1
  const name = String.fromCharCode(97 + (errors % 26), 97 + Math.floor(errors / 26))
  return {
    kind: 'uncaught',
    message: `TypeError: ${name} is not a function`,
    page: '/services/$id',
    frames: ['/assets/category-B1cD3fGh.js:1:20'],
  }
}

function send(body: unknown, headers: Record<string, string> = {}, to: Site = site): Promise<Response> {
  return to.fetch('/client-errors', {
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

const lines = (text: string) => site.logs.filter((line) => line.includes(text))

/** Sends an error that is logged, so that the log would also have earlier ones. */
async function settle(): Promise<void> {
  const error = newError()
  expect((await send(error)).status).toBe(204)
  await expect.poll(() => lines(error.message)).toHaveLength(1)
}

test('an error is logged once an hour when many browsers report it', async () => {
  const error = newError()
  for (let browser = 0; browser < 4; browser++) expect((await send(error)).status).toBe(204)
  await settle()
  expect(lines(error.message)).toHaveLength(1)
  expect(JSON.parse(lines(error.message)[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'client_error_reported',
    kind: 'uncaught',
    page: error.page,
    stack: error.frames[0],
  })
  await send(error, { 'x-test-clock': String(NOW + HOUR_MS) })
  await expect.poll(() => lines(error.message)).toHaveLength(2)
})

test('a logged error holds no data of the visitor', async () => {
  await send({ ...newError(), message: 'Error: no answer for asha.rao@home.example at +91 98000 00000' })
  await expect.poll(() => lines('Error: no answer for')).toHaveLength(1)
  for (const text of ['asha', '98000', '198.51.']) expect(lines(text)).toEqual([])
})

test.each<[string, number, unknown, Record<string, string>]>([
  ['from another site', 403, newError(), { Origin: 'https://evil.example' }],
  ['of another type', 415, newError(), { 'Content-Type': 'text/plain' }],
  ['with a file of another site', 400, { ...newError(), frames: ['https://evil.example/x.js:1:2'] }, {}],
  ['that is too long', 413, { ...newError(), message: 'x'.repeat(9_000) }, {}],
])('a report %s is refused with %i', async (_, status, body, headers) => {
  expect((await send(body, headers)).status).toBe(status)
})

test('a report is dropped when a bot or a visitor with an opt-out signal sends it', async () => {
  const error = newError()
  for (const headers of [{ DNT: '1' }, { 'Sec-GPC': '1' }, { 'User-Agent': BOT_USER_AGENT }])
    expect((await send(error, headers)).status).toBe(204)
  await settle()
  expect(lines(error.message)).toEqual([])
})

test('reports from one connection are rate-limited', async () => {
  const loud = newConnection()
  expect((await untilRefused(10, () => send(newError(), loud))).headers.get('Retry-After')).toBe('60')
})

test('nothing is logged when the sample rate is 0', async () => {
  const silent = await startSite({ database: false, vars: { ...vars, CLIENT_ERROR_SAMPLE_RATE: '0' } })
  try {
    expect((await send(newError(), {}, silent)).status).toBe(204)
    expect(silent.logs.filter((line) => line.includes('client_error'))).toEqual([])
  } finally {
    await silent.stop()
  }
})

test('a policy violation is logged in one line without the address of the visitor', async () => {
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
  await settle()
  expect(lines('csp_violation_reported').map((line) => JSON.parse(line))).toMatchObject([
    { directive: 'font-src', disposition: 'enforce', blocked: 'https://fonts.example', page: '/provider' },
  ])
  expect(lines('asha')).toEqual([])
})

test.each(['https://elsewhere.example/x', 'http://elsewhere.example/contact', 'data:text/html,x'])(
  'a violation on %s is not logged when the policy of another site names our address',
  async (address) => {
    const post = (type: string, report: object) =>
      site.fetch('/csp-report', {
        method: 'POST',
        headers: { 'Content-Type': type, ...newConnection() },
        body: JSON.stringify(report),
      })
    const single = { 'effective-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': address }
    const listed = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: address }
    expect((await post('application/csp-report', { 'csp-report': single })).status).toBe(204)
    await post('application/reports+json', [{ type: 'csp-violation', body: listed }])
    await settle()
    expect(lines('img-src')).toEqual([])
  },
)
