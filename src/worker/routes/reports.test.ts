import { expect, test, vi } from 'vitest'
import type { ClientError } from '#browser/client-errors/client-error.ts'
import { readClientError, readWebVitals, toViolation, writeWebVitals } from './reports.ts'

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
  ['a language that there is not', { page: '/xx/services/$id' }],
  ['another device', { device: 'watch' }],
  ['an unknown metric', { metrics: { LCP: 1, FID: 2 } }],
  ['no metric', { metrics: {} }],
  ['a negative time', { metrics: { LCP: -1 } }],
  ['an impossible layout shift', { metrics: { CLS: 11 } }],
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

/** Returns the parsed report, for a site at two addresses. */
const violationIn = (body: unknown) => toViolation(body, ['https://site.example', 'https://x.example'])

test('a report gives the violation without paths and queries', () => {
  const report = {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret=1',
    'document-uri': 'https://site.example/services/plumbing?q=secret',
    disposition: 'report',
  }
  expect(violationIn(single(report))).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/services',
    disposition: 'report',
  })
})

test('the directive is read when an old browser adds its sources', () => {
  expect(violationIn(single({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' }))).toEqual(
    { directive: 'script-src', blocked: 'inline', page: '/*', disposition: 'enforce' },
  )
})

test.each([
  ['data:text/html,secret', 'data:'],
  ['chrome-extension://abc/x', 'chrome-extension:'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['a line\nbreak', 'unknown'],
  [`https://${'a'.repeat(300)}.example/`, 'unknown'],
])('%j is blocked as %s', (blocked, expected) => {
  const violation = violationIn(single({ 'blocked-uri': blocked }))
  if (blocked.length > 300) expect(violation?.blocked.length).toBeLessThanOrEqual(100)
  else expect(violation?.blocked).toBe(expected)
})

test('only keywords of a policy are logged', () => {
  const violation = violationIn(
    single({
      'effective-directive': 'x'.repeat(99),
      'document-uri': 'https://x.example/%3Cscript%3E',
      disposition: '\n',
    }),
  )
  expect(violation).toEqual({ directive: 'unknown', blocked: 'unknown', page: '/*', disposition: 'enforce' })
})

test.each([undefined, null, 'x', 7, [], {}, [1], single({ 'blocked-uri': 7 })])(
  '%j has no violation',
  (body) => {
    expect(violationIn(body)).toBeUndefined()
  },
)

test.each([
  ['https://x.example/', '/'],
  ['https://x.example/hi', '/hi'],
  ['https://x.example/hi/services/plumbing', '/hi/services'],
  ['https://x.example/hi/%3Cscript%3E', '/hi/*'],
  ['https://x.example/history', '/history'],
])('the page %s is counted as %s', (address, page) => {
  expect(violationIn(single({ 'document-uri': address }))?.page).toBe(page)
})
