import * as v from 'valibot'
import { devices, metricNames } from '#lib/web-vitals/metrics.ts'

/** What visits to one kind of page came to; `page` is a route, or `*` for all pages. */
const webVitalsRowSchema = v.object({
  page: v.string(),
  device: v.picklist(devices),
  metric: v.picklist(metricNames),
  visits: v.number(),
  median: v.number(),
  p75: v.number(),
})

/** Our own figures: not part of the marketplace API, whoever serves that. */
export const webVitalsSchema = v.object({
  /** False when the figures are in a store that the site only writes to. */
  readable: v.boolean(),
  days: v.number(),
  rows: v.array(webVitalsRowSchema),
})

/** Whether there is anything to read on the page of figures. */
export function hasFigures({ readable, rows }: v.InferOutput<typeof webVitalsSchema>): boolean {
  return readable && rows.length > 0
}

export type WebVitalsRow = v.InferOutput<typeof webVitalsRowSchema>
export type WebVitals = v.InferOutput<typeof webVitalsSchema>
