import { Badge } from '#components/ui/badge.tsx'
import { webVitals } from '#content/web-vitals.ts'
import { type MetricName, thresholds, type Verdict, verdictOf } from '#lib/web-vitals/metrics.ts'
import type { NamedRow } from './rows.ts'

const WIDTH = 160
const HEIGHT = 12

/** A bar on a scale that ends at twice the poor threshold; decoration beside the figures. */
function MetricBar({ metric, median, p75 }: { metric: MetricName; median: number; p75: number }) {
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

/** A figure as it is shown, with its unit: `240 ms`, `1.85 s`; steadiness has none. */
export function figure(metric: MetricName, value: number): string {
  if (metric === 'CLS') return value.toFixed(3)
  return value < 1_000
    ? webVitals.milliseconds(Math.round(value))
    : webVitals.seconds((value / 1_000).toFixed(2))
}

/** Fewer visits than this say little. */
const FEW_VISITS = 20

const TONES = { good: 'success', middling: 'accent', poor: 'plain' } as const satisfies Record<
  Verdict,
  string
>

const CELL = 'px-1.5 py-2.5 align-top sm:px-3'

function Row({ row: { metric, name, device, median, p75, visits } }: { row: NamedRow }) {
  const verdict = verdictOf(metric, p75)
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} text-left font-semibold`}>
        {name} <span className="block font-normal text-soft">{webVitals.devices[device]}</span>
      </th>
      <td className={`${CELL} whitespace-nowrap [font-variant-numeric:tabular-nums]`}>
        {figure(metric, median)}
      </td>
      <td className={CELL}>
        <span className="flex flex-col items-start gap-x-3 gap-y-1.5 sm:flex-row sm:items-center">
          <span className="min-w-16 whitespace-nowrap font-semibold [font-variant-numeric:tabular-nums]">
            {figure(metric, p75)}
          </span>
          <MetricBar metric={metric} median={median} p75={p75} />
          <Badge tone={TONES[verdict]}>{webVitals.verdicts[verdict]}</Badge>
        </span>
      </td>
      <td className={`${CELL} text-right [font-variant-numeric:tabular-nums]`}>
        {visits}
        {visits < FEW_VISITS && <span className="block text-xs text-soft">{webVitals.few}</span>}
      </td>
    </tr>
  )
}

/** The figures of one metric by page and device. */
export function MetricTable({ metric, rows }: { metric: MetricName; rows: ReadonlyArray<NamedRow> }) {
  const { title, text } = webVitals.metrics[metric]
  const { good, poor } = thresholds[metric]
  const { columns } = webVitals
  return (
    <section aria-labelledby={`${metric}-title`} className="mt-12 md:mt-16">
      <h2 id={`${metric}-title`} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 max-w-3xl text-soft">
        {text} {webVitals.scale(figure(metric, good), figure(metric, poor))}
      </p>
      {rows.length === 0 ? (
        <p className="mt-4">{webVitals.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways has to be reached by keyboard
        <section aria-labelledby={`${metric}-title`} tabIndex={0} className="mt-4 overflow-x-auto">
          <table className="w-full text-xs sm:text-sm">
            <caption className="pb-3 text-left text-soft">{webVitals.caption(title)}</caption>
            <thead>
              <tr className="text-left">
                {[columns.page, columns.median, columns.p75].map((label) => (
                  <th key={label} scope="col" className={`${CELL} font-semibold`}>
                    {label}
                  </th>
                ))}
                <th scope="col" className={`${CELL} text-right font-semibold`}>
                  {columns.visits}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={`${row.page} ${row.device}`} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
