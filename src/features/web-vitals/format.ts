import type { MetricName } from '#lib/web-vitals/metrics.ts'

/** A figure as it is shown, with its unit: `240 ms`, `1.85 s`; steadiness has none. */
export function figure(metric: MetricName, value: number): string {
  if (metric === 'CLS') return value.toFixed(3)
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`
}
