import * as v from 'valibot'
import { measuredPages } from '#content/web-vitals.ts'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import { bucketOf, connections, devices, type MetricName, metricNames } from '#lib/web-vitals/metrics.ts'

const plausible = (metric: MetricName) =>
  v.optional(
    v.pipe(
      v.number(),
      v.check((value) => bucketOf(metric, value) !== undefined),
    ),
  )

/** Whether this is a kind of page in one of the languages, spelled as browsers report it: `/services/$id`, `/hi/services/$id`. */
function isMeasured(page: string): boolean {
  const route = withoutBase(page)
  return Object.hasOwn(measuredPages, route) && inLanguage(route, languageOfPath(page)) === page
}

/** What a browser may report: known pages, known metrics, plausible values, and nothing besides. */
const reportSchema = v.strictObject({
  page: v.pipe(v.string(), v.check(isMeasured)),
  device: v.picklist(devices),
  connection: v.picklist(connections),
  metrics: v.pipe(
    v.strictObject({
      LCP: plausible('LCP'),
      INP: plausible('INP'),
      CLS: plausible('CLS'),
      FCP: plausible('FCP'),
      TTFB: plausible('TTFB'),
    }),
    v.check((metrics) => Object.keys(metrics).length > 0),
  ),
})

export type Report = v.InferOutput<typeof reportSchema>

/** The report in a body; undefined when it is none. */
export function readReport(bytes: Uint8Array): Report | undefined {
  try {
    const result = v.safeParse(reportSchema, JSON.parse(new TextDecoder().decode(bytes)))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** The values of a report, one by one. */
export function valuesOf({ metrics }: Report): Array<{ metric: MetricName; value: number }> {
  return metricNames.flatMap((metric) => {
    const value = metrics[metric]
    return value === undefined ? [] : [{ metric, value }]
  })
}
