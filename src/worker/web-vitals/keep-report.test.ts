import { expect, test } from 'vitest'
import { daysBefore, keepReport, readReport, valuesOf } from './keep-report.ts'

const REPORT = {
  page: '/services/$id',
  device: 'phone',
  connection: '3g',
  metrics: { LCP: 1_800, TTFB: 120 },
} as const

const SENT = { connection: '198.51.100.7', now: 0 }

test('with Analytics Engine every value is a point of its own, and the database is left alone', async () => {
  const points: Array<AnalyticsEngineDataPoint | undefined> = []
  const RUM_ANALYTICS = { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void points.push(point) }
  await keepReport({ RUM_ANALYTICS }, REPORT, SENT)
  expect(points).toEqual([
    { indexes: ['/services/$id'], blobs: ['/services/$id', 'LCP', 'phone', '3g'], doubles: [1_800] },
    { indexes: ['/services/$id'], blobs: ['/services/$id', 'TTFB', 'phone', '3g'], doubles: [120] },
  ])
})

test('without any store a report is lost in silence', async () => {
  await expect(keepReport({}, REPORT, SENT)).resolves.toBeUndefined()
})

test('days are counted back over the end of a month', () => {
  expect(daysBefore(Date.UTC(2026, 2, 1, 23, 59), 28)).toBe('2026-02-01')
})

const GOOD = {
  page: '/services/$id',
  device: 'phone',
  connection: '4g',
  metrics: { LCP: 1_234.5, CLS: 0.02 },
}

const read = (report: unknown) => readReport(new TextEncoder().encode(JSON.stringify(report)))

test('a report is read as it was sent', () => {
  const report = read(GOOD)
  expect(report).toEqual(GOOD)
  expect(report && valuesOf(report)).toEqual([
    { metric: 'LCP', value: 1_234.5 },
    { metric: 'CLS', value: 0.02 },
  ])
})

test.each(['/hi', '/hi/services/$id', '/hi/state/$stateId/city/$cityId/service/$serviceId'])(
  'a report of the Hindi page %s is read',
  (page) => {
    expect(read({ ...GOOD, page })).toEqual({ ...GOOD, page })
  },
)

test.each([
  ['an address instead of a route', { page: '/services/plumbing' }],
  ['a route that is none', { page: '/nowhere' }],
  ['a name of every object', { page: 'constructor' }],
  ['one below a language', { page: '/hi/constructor' }],
  ['a page of a language that there is not', { page: '/xx/services/$id' }],
  ['another spelling of the Hindi home page', { page: '/hi/' }],
  ['a language in a language', { page: '/hi/hi' }],
  ['another device', { device: 'watch' }],
  ['another connection', { connection: '6g' }],
  ['an unknown metric', { metrics: { LCP: 1, FID: 2 } }],
  ['no metric', { metrics: {} }],
  ['a negative time', { metrics: { LCP: -1 } }],
  ['a time longer than a minute', { metrics: { LCP: 60_001 } }],
  ['a shift beyond measure', { metrics: { CLS: 11 } }],
  ['a text for a time', { metrics: { LCP: '1' } }],
  ['something besides', { user: 'x' }],
])('%s is refused', (_, change) => {
  expect(read({ ...GOOD, ...change })).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '1'])('the body %j is no report', (body) => {
  expect(readReport(new TextEncoder().encode(body))).toBeUndefined()
})
