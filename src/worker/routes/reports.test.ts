import { expect, test, vi } from 'vitest'
import type { ClientError } from '#browser/client-errors/client-error.ts'
import { readClientError, readWebVitals, toViolations, writeWebVitals } from './reports.ts'

const toBytes = (report: unknown) => new TextEncoder().encode(JSON.stringify(report))

const VITALS = {
  page: '/services/$id',
  device: 'phone',
  connection: '3g',
  metrics: { LCP: 1_800.5, CLS: 0.02, TTFB: 120 },
} as const

test('web vitals become one data point when a dataset is bound', () => {
  const points: Array<AnalyticsEngineDataPoint | undefined> = []
  const line = vi.spyOn(console, 'log').mockReturnValue()
  writeWebVitals({ writeDataPoint: (point) => void points.push(point) }, VITALS)
  expect(points).toEqual([
    {
      indexes: ['/services/$id'],
      blobs: ['/services/$id', 'phone', '3g'],
      doubles: [1_800.5, -1, 0.02, -1, 120],
    },
  ])
  expect(line).not.toHaveBeenCalled()
  line.mockRestore()
})

test.each(['/', '/services/$id', '/hi', '/hi/state/$stateId/city/$cityId/service/$serviceId'])(
  'web vitals of the page %s are read as they were sent',
  (page) => {
    expect(readWebVitals(toBytes({ ...VITALS, page }))).toEqual({ ...VITALS, page })
  },
)

test.each([
  ['a path instead of a route', { page: '/services/plumbing' }],
  ['an unknown route', { page: '/nowhere' }],
  ['a name that every object has', { page: 'constructor' }],
  ['a language that there is not', { page: '/xx/services/$id' }],
  ['another spelling of the Hindi home page', { page: '/hi/' }],
  ['another device', { device: 'watch' }],
  ['another connection', { connection: '6g' }],
  ['an unknown metric', { metrics: { LCP: 1, FID: 2 } }],
  ['no metric', { metrics: {} }],
  ['a negative time', { metrics: { LCP: -1 } }],
  ['a time of more than a minute', { metrics: { LCP: 60_001 } }],
  ['an impossible layout shift', { metrics: { CLS: 11 } }],
  ['a text for a time', { metrics: { LCP: '1' } }],
  ['another field', { user: 'x' }],
])('web vitals with %s are refused', (_, change) => {
  expect(readWebVitals(toBytes({ ...VITALS, ...change }))).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '1'])('the body %j has no web vitals', (body) => {
  expect(readWebVitals(new TextEncoder().encode(body))).toBeUndefined()
})

const ERROR: ClientError = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  page: '/services/$id',
  frames: ['/assets/app-B1cD3fGh.js:1:20'],
}

test('a valid client error is read unchanged', () => {
  expect(readClientError(toBytes(ERROR))).toEqual(ERROR)
  expect(readClientError(toBytes({ ...ERROR, page: '/hi/services/$id/' }))?.page).toBe('/hi/services/$id/')
  expect(readClientError(toBytes({ ...ERROR, page: '', frames: [] }))).toEqual({
    ...ERROR,
    page: '',
    frames: [],
  })
})

test.each([
  { ...ERROR, kind: 'csp' },
  { ...ERROR, message: '' },
  { ...ERROR, message: 'x'.repeat(201) },
  { ...ERROR, page: '/provider/asha rao' },
  { ...ERROR, page: '/<script>' },
  { ...ERROR, frames: ['https://www.company.example/assets/app.js:1:2'] },
  { ...ERROR, frames: ['/assets/../../etc/passwd:1:2'] },
  { ...ERROR, frames: Array.from({ length: 13 }, () => ERROR.frames[0]) },
  { ...ERROR, who: 'asha' },
  'text',
  null,
])('the client error %j is refused', (report) => {
  expect(readClientError(toBytes(report))).toBeUndefined()
})

const single = (report: Record<string, unknown>) => ({ 'csp-report': report })
const listed = (body: Record<string, unknown>, type = 'csp-violation') => ({ type, age: 1, url: '', body })

/** Returns the parsed report, for a site at two addresses. */
const violationsIn = (body: unknown) => toViolations(body, ['https://site.example', 'https://x.example'])

test('both report formats give the same violations', () => {
  const expected = [
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/services',
      disposition: 'report',
    },
  ]
  expect(
    violationsIn(
      single({
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?secret=1',
        'document-uri': 'https://site.example/services/plumbing?q=secret',
        disposition: 'report',
      }),
    ),
  ).toEqual(expected)
  expect(
    violationsIn([
      listed({
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/x.js?secret=1',
        documentURL: 'https://site.example/services/plumbing?q=secret',
        disposition: 'report',
      }),
    ]),
  ).toEqual(expected)
})

test('the directive is read when an old browser adds its sources', () => {
  expect(
    violationsIn(single({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' })),
  ).toEqual([{ directive: 'script-src', blocked: 'inline', page: '/*', disposition: 'enforce' }])
})

test.each([
  ['data:text/html,secret', 'data:'],
  ['chrome-extension://abc/x', 'chrome-extension:'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['a line\nbreak', 'unknown'],
  [`https://${'a'.repeat(300)}.example/`, 'unknown'],
])('%j is blocked as %s', (blocked, expected) => {
  const [violation] = violationsIn(single({ 'blocked-uri': blocked }))
  if (blocked.length > 300) expect(violation?.blocked.length).toBeLessThanOrEqual(100)
  else expect(violation?.blocked).toBe(expected)
})

test('only keywords of a policy are logged', () => {
  const [violation] = violationsIn(
    single({
      'effective-directive': 'x'.repeat(99),
      'document-uri': 'https://x.example/%3Cscript%3E',
      disposition: '\n',
    }),
  )
  expect(violation).toEqual({ directive: 'unknown', blocked: 'unknown', page: '/*', disposition: 'enforce' })
})

test('five violations of a list are read, and no other reports', () => {
  expect(violationsIn(Array.from({ length: 50 }, () => listed({})))).toHaveLength(5)
  expect(violationsIn([listed({}, 'deprecation')])).toEqual([])
})

test.each([undefined, null, 'x', 7, [], {}, [1], single({ 'blocked-uri': 7 }), [listed({ blockedURL: {} })]])(
  '%j has no violation',
  (body) => {
    expect(violationsIn(body)).toEqual([])
  },
)

test.each([
  ['https://x.example/', '/'],
  ['https://x.example/hi', '/hi'],
  ['https://x.example/hi/services/plumbing', '/hi/services'],
  ['https://x.example/hi/%3Cscript%3E', '/hi/*'],
  ['https://x.example/history', '/history'],
])('the page %s is counted as %s', (address, page) => {
  expect(violationsIn(single({ 'document-uri': address }))[0]?.page).toBe(page)
})
