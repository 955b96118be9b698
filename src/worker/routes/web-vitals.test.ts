import { expect, test, vi } from 'vitest'
import { readWebVitals, writeWebVitals } from '#worker/routes/beacons.ts'

const REPORT = {
  page: '/services/$id',
  device: 'phone',
  connection: '3g',
  metrics: { LCP: 1_800.5, CLS: 0.02, TTFB: 120 },
} as const

const read = (report: unknown) => readWebVitals(new TextEncoder().encode(JSON.stringify(report)))

test('a report becomes one data point when a dataset is bound', () => {
  const points: Array<AnalyticsEngineDataPoint | undefined> = []
  const line = vi.spyOn(console, 'log').mockReturnValue()
  writeWebVitals({ writeDataPoint: (point) => void points.push(point) }, REPORT)
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

test('a report becomes one line of the log when no dataset is bound', () => {
  const line = vi.spyOn(console, 'log').mockReturnValue()
  writeWebVitals(undefined, REPORT)
  expect(line.mock.calls.map(([text]) => JSON.parse(text))).toEqual([
    {
      level: 'info',
      event: 'web_vitals_reported',
      page: '/services/$id',
      device: 'phone',
      connection: '3g',
      LCP: 1_800.5,
      CLS: 0.02,
      TTFB: 120,
    },
  ])
  line.mockRestore()
})

test.each(['/', '/services/$id', '/hi', '/hi/state/$stateId/city/$cityId/service/$serviceId'])(
  'a report of the page %s is read as it was sent',
  (page) => {
    expect(read({ ...REPORT, page })).toEqual({ ...REPORT, page })
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
])('a report with %s is refused', (_, change) => {
  expect(read({ ...REPORT, ...change })).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '1'])('the body %j is refused', (body) => {
  expect(readWebVitals(new TextEncoder().encode(body))).toBeUndefined()
})
