import { expect, test } from 'vitest'
import { daysBefore, keepReport } from './keep-report.ts'

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
