import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#api/api-context.ts'
import { webVitalsQueries } from '#api/queries.ts'
import type { WebVitalsRow } from '#api/schemas/web-vitals.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Button } from '#components/ui/button.tsx'
import { ownCrumbs } from '#content/breadcrumbs.ts'
import { messages } from '#content/messages.ts'
import { measuredPages, pageInLanguage, webVitals } from '#content/web-vitals.ts'
import { inLanguage, LANGUAGES, language, languageOfPath, withoutBase } from '#lib/language.ts'
import { languageName } from '#lib/language-name.ts'
import { entryOf } from '#lib/slug.ts'
import {
  ALL_PAGES,
  devices,
  type MetricName,
  metricNames,
  thresholds,
  type Verdict,
  verdictOf,
} from '#lib/web-vitals/metrics.ts'

type NamedRow = WebVitalsRow & { name: string }

/** A page in every language, then the next page. */
const ORDER = [
  ALL_PAGES,
  ...Object.keys(measuredPages).flatMap((page) =>
    Object.values(LANGUAGES).map((its) => inLanguage(page, its)),
  ),
]

/** What a page is called; of one in another language than that of the table it says in which. */
function nameOf(page: string): string {
  const name = entryOf(measuredPages, withoutBase(page))
  const its = languageOfPath(page)
  if (name === undefined) return webVitals.allPages
  return its.code === language.code ? name : pageInLanguage(name, languageName(its.code))
}

/** The rows of a metric: all pages first, then page by page, the phone before the desktop. */
export function rowsOf(rows: ReadonlyArray<WebVitalsRow>, metric: MetricName): Array<NamedRow> {
  return rows
    .filter((row) => row.metric === metric && ORDER.includes(row.page))
    .map((row) => ({ ...row, name: nameOf(row.page) }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.page) - ORDER.indexOf(b.page) ||
        devices.indexOf(a.device) - devices.indexOf(b.device),
    )
}

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
function MetricTable({ metric, rows }: { metric: MetricName; rows: ReadonlyArray<NamedRow> }) {
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

function State({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="state-title" className="rounded-xl border border-line bg-sunken p-6 md:p-8">
      <h2 id="state-title" className="text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-2xl text-soft">{text}</p>
    </section>
  )
}

/** The figures, or why there are none. */
function Figures() {
  const { data, refetch } = useSuspenseQuery(webVitalsQueries.summary(useApi()))
  if (!data.ok)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p>{messages.errors.webVitals}</p>
        <Button variant="secondary" className="needs-script" onClick={() => void refetch()}>
          {webVitals.retry}
        </Button>
      </div>
    )
  const { readable, days, rows } = data.data
  if (!readable) return <State {...webVitals.elsewhere} />
  if (rows.length === 0) return <State {...webVitals.empty} />
  return (
    <>
      <p className="font-semibold">{webVitals.period(days)}</p>
      {metricNames.map((metric) => (
        <MetricTable key={metric} metric={metric} rows={rowsOf(rows, metric)} />
      ))}
    </>
  )
}

function How() {
  const { how } = webVitals
  return (
    <section aria-labelledby="how-title" className="border-t border-line bg-sunken">
      <div className="shell py-12 md:py-16">
        <h2 id="how-title" className="text-2xl">
          {how.title}
        </h2>
        <div className="mt-6 grid gap-3 md:grid-cols-2 md:gap-12">
          {[how.measured, how.notKept].map((lines) => (
            <ul key={lines[0]} className="flex list-disc flex-col gap-3 pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ))}
        </div>
        <p className="mt-6 text-soft">{how.thresholds}</p>
      </div>
    </section>
  )
}

/** What visitors' browsers measured, and how. */
export function WebVitalsPage() {
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="shell pt-6 pb-8 md:pt-8 md:pb-12">
          <Breadcrumb crumbs={ownCrumbs(webVitals.title)} />
          <h1 className="mt-4 text-3xl md:mt-6">{webVitals.title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-soft">{webVitals.text}</p>
        </div>
      </div>
      <div className="shell pt-8 pb-16 md:pt-12 md:pb-24">
        <Suspense fallback={<div className="skeleton h-96" />}>
          <Figures />
        </Suspense>
      </div>
      <How />
    </>
  )
}
