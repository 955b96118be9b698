import { type MetricName, thresholds } from '#lib/web-vitals/metrics.ts'

const WIDTH = 160
const HEIGHT = 12

/** A bar on a scale that ends at twice the poor threshold; decoration beside the figures. */
export function MetricBar({ metric, median, p75 }: { metric: MetricName; median: number; p75: number }) {
  const { good, poor } = thresholds[metric]
  const at = (value: number) => Math.round(Math.min(1, value / (2 * poor)) * WIDTH)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-3 w-24 sm:w-40"
    >
      <rect width={WIDTH} height={HEIGHT} className="fill-line" />
      <rect width={Math.max(2, at(p75))} height={HEIGHT} className="fill-primary opacity-50" />
      <rect width={at(median)} height={HEIGHT} className="fill-primary" />
      {[good, poor].map((value) => (
        <rect key={value} x={at(value) - 1} width={2} height={HEIGHT} className="fill-ink" />
      ))}
    </svg>
  )
}
