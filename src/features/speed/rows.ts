import type { SpeedRow } from '#api/schemas/speed.ts'
import { ALL_PAGES, measuredPages, speed } from '#content/speed.ts'
import { devices, type MetricName } from '#lib/field/metrics.ts'

export type NamedRow = SpeedRow & { name: string }

const ORDER = [ALL_PAGES, ...Object.keys(measuredPages)]

/** The rows of a metric: all pages first, then page by page, the phone before the desktop. */
export function rowsOf(rows: ReadonlyArray<SpeedRow>, metric: MetricName): Array<NamedRow> {
  return rows
    .filter((row) => row.metric === metric && ORDER.includes(row.page))
    .map((row) => ({ ...row, name: measuredPages[row.page] ?? speed.allPages }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.page) - ORDER.indexOf(b.page) ||
        devices.indexOf(a.device) - devices.indexOf(b.device),
    )
}
