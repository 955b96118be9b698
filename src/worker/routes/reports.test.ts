import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import type { ClientError } from '#browser/client-errors/client-error.ts'
import { clientErrorSchema, toViolation, webVitalsSchema, writeWebVitals } from './reports.ts'

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
    expect(v.parse(webVitalsSchema, { ...VITALS, page })).toEqual({ ...VITALS, page })
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
  expect(v.is(webVitalsSchema, { ...VITALS, ...change })).toBe(false)
})

const ERROR: ClientError = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  page: '/services/$id',
  frames: ['/assets/app-B1cD3fGh.js:1:20'],
}

test.each([ERROR, { ...ERROR, page: '/hi/services/$id/' }, { ...ERROR, page: '', frames: [] }])(
  'the client error %j is read unchanged',
  (report) => {
    expect(v.parse(clientErrorSchema, report)).toEqual(report)
  },
)

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
  expect(v.is(clientErrorSchema, report)).toBe(false)
})

const REPORT = {
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?secret=1',
  'document-uri': 'https://site.example/services/plumbing?q=secret',
}

/** Returns the violation in a report, for a site at two addresses. */
const violationIn = (report: unknown) =>
  toViolation({ 'csp-report': report }, ['https://site.example', 'https://x.example'])

test('a report gives the violation without paths and queries', () => {
  expect(violationIn({ ...REPORT, disposition: 'enforce' })).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/services/plumbing',
  })
})

test.each([
  ['data:text/html,secret', 'data:'],
  ['chrome-extension://abc/x', 'chrome-extension:'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['a line\nbreak', 'unknown'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, `https://${'a'.repeat(60)}.${'b'.repeat(31)}`],
])('%j is blocked as %s', (blocked, expected) => {
  expect(violationIn({ ...REPORT, 'blocked-uri': blocked })?.blocked).toBe(expected)
})

test('only keywords of a policy are logged', () => {
  const report = {
    ...REPORT,
    'effective-directive': 'x'.repeat(99),
    'document-uri': 'https://x.example/%3Cscript%3E',
  }
  expect(violationIn(report)).toMatchObject({ directive: 'unknown', page: '/*' })
})

test.each([
  undefined,
  'x',
  [],
  {},
  { ...REPORT, 'blocked-uri': 7 },
  { ...REPORT, 'document-uri': 'about' },
  { ...REPORT, 'document-uri': 'https://elsewhere.example/' },
])('%j has no violation of a page of ours', (report) => {
  expect(violationIn(report)).toBeUndefined()
})
