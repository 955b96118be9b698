/** What is measured in browsers, by the names that browsers and web.dev give it. */
export const metricNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type MetricName = (typeof metricNames)[number]

export const devices = ['phone', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Stands for all pages together in the figures. */
export const ALL_PAGES = '*'

export const connections = ['2g', '3g', '4g', 'unknown'] as const
export type Connection = (typeof connections)[number]

/** The last good and the last middling value (web.dev/articles/defining-core-web-vitals-thresholds); ms, except CLS. */
export const thresholds: Record<MetricName, { good: number; poor: number }> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
}

export type Verdict = 'good' | 'middling' | 'poor'

export function verdictOf(metric: MetricName, value: number): Verdict {
  const { good, poor } = thresholds[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'middling' : 'poor'
}

const TIME_EDGES = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500, 1_800, 2_100, 2_500, 3_000,
  3_500, 4_000, 5_000, 6_500, 8_000, 10_000, 15_000, 30_000, 60_000,
]
const SHIFT_EDGES = [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2, 5, 10]

/** The upper ends of the buckets that values are counted in. Every threshold is one; the last is the most that counts. */
export function bucketEdges(metric: MetricName): ReadonlyArray<number> {
  return metric === 'CLS' ? SHIFT_EDGES : TIME_EDGES
}

/** The number of the bucket of a plausible value; undefined for any other. */
export function bucketOf(metric: MetricName, value: number): number | undefined {
  if (!(value >= 0)) return undefined
  const bucket = bucketEdges(metric).findIndex((edge) => value <= edge)
  return bucket < 0 ? undefined : bucket
}

/** Visits by the number of their bucket. */
export type Histogram = ReadonlyMap<number, number>

/** The value that a share of the visits stays below, evenly spread within a bucket; undefined without visits. */
export function quantile(metric: MetricName, histogram: Histogram, share: number): number | undefined {
  const edges = bucketEdges(metric)
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0)
  let below = 0
  for (const [bucket, high] of edges.entries()) {
    const count = histogram.get(bucket) ?? 0
    if (count > 0 && below + count >= share * total) {
      const low = edges[bucket - 1] ?? 0
      return low + ((high - low) * (share * total - below)) / count
    }
    below += count
  }
  return undefined
}
