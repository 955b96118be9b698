import type { WebVitalsRow } from '#api/schemas/web-vitals.ts'
import {
  ALL_PAGES,
  type Device,
  devices,
  type MetricName,
  metricNames,
  quantile,
} from '#lib/web-vitals/metrics.ts'

/** How many visits fell into a bucket; a part of one where a day was scaled down. */
export type BucketCount = { page: string; metric: string; device: string; bucket: number; count: number }

type Group = { page: string; device: Device; metric: MetricName; histogram: Map<number, number> }

function addTo(groups: Map<string, Group>, page: string, { metric, device, bucket, count }: BucketCount) {
  const knownMetric = metricNames.find((name) => name === metric)
  const knownDevice = devices.find((name) => name === device)
  if (!knownMetric || !knownDevice) return
  const key = `${page} ${metric} ${device}`
  const group = groups.get(key) ?? { page, device: knownDevice, metric: knownMetric, histogram: new Map() }
  groups.set(key, group)
  group.histogram.set(bucket, (group.histogram.get(bucket) ?? 0) + count)
}

/** Medians and 75th percentiles by page, device and metric, and for all pages together. */
export function summarize(counts: ReadonlyArray<BucketCount>): Array<WebVitalsRow> {
  const groups = new Map<string, Group>()
  for (const one of counts) {
    addTo(groups, ALL_PAGES, one)
    addTo(groups, one.page, one)
  }
  return [...groups.values()].flatMap(({ page, device, metric, histogram }) => {
    const median = quantile(metric, histogram, 0.5)
    const p75 = quantile(metric, histogram, 0.75)
    if (median === undefined || p75 === undefined) return []
    const visits = Math.round([...histogram.values()].reduce((sum, count) => sum + count, 0))
    const digits = metric === 'CLS' ? 1_000 : 1
    const rounded = (value: number) => Math.round(value * digits) / digits
    return [{ page, device, metric, visits, median: rounded(median), p75: rounded(p75) }]
  })
}
