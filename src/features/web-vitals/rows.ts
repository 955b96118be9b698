import type { WebVitalsRow } from '#api/schemas/web-vitals.ts'
import { measuredPages, webVitals } from '#content/web-vitals.ts'
import { entryOf } from '#lib/slug.ts'
import { ALL_PAGES, devices, type MetricName } from '#lib/web-vitals/metrics.ts'

export type NamedRow = WebVitalsRow & { name: string }

const ORDER = [ALL_PAGES, ...Object.keys(measuredPages)]

/** The rows of a metric: all pages first, then page by page, the phone before the desktop. */
export function rowsOf(rows: ReadonlyArray<WebVitalsRow>, metric: MetricName): Array<NamedRow> {
  return rows
    .filter((row) => row.metric === metric && ORDER.includes(row.page))
    .map((row) => ({ ...row, name: entryOf(measuredPages, row.page) ?? webVitals.allPages }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.page) - ORDER.indexOf(b.page) ||
        devices.indexOf(a.device) - devices.indexOf(b.device),
    )
}
