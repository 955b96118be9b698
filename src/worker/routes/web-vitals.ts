import * as v from 'valibot'
import { connections, devices, metricNames } from '#browser/web-vitals/metrics.ts'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import type { AppContext } from '#worker/app-context.ts'
import { parseJson } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { acceptBeacon } from '#worker/routes/beacon.ts'

/** The longest plausible time in milliseconds. */
const MAX_TIME = 60_000
/** The largest plausible layout shift. */
const MAX_SHIFT = 10

const time = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_TIME)))
const shift = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SHIFT)))

const routes = new Set(pageRoutes.map(({ path }) => path))

/**
 * Returns true for a route in one of the languages, spelled as browsers report it: `/services/$id`, `/hi/services/$id`.
 */
function isRoute(page: string): boolean {
  const route = withoutBase(page)
  return routes.has(route) && inLanguage(route, languageOfPath(page)) === page
}

/** A report holds known routes, known metrics and plausible values, and nothing else. */
const reportSchema = v.strictObject({
  page: v.pipe(v.string(), v.check(isRoute)),
  device: v.picklist(devices),
  connection: v.picklist(connections),
  metrics: v.pipe(
    v.strictObject({ LCP: time, INP: time, CLS: shift, FCP: time, TTFB: time }),
    v.check((metrics) => Object.keys(metrics).length > 0),
  ),
})

type Report = v.InferOutput<typeof reportSchema>

/** Returns the report in a body, undefined if there is none. */
export function readWebVitals(bytes: Uint8Array): Report | undefined {
  const result = v.safeParse(reportSchema, parseJson(bytes))
  return result.success ? result.output : undefined
}

/** In Analytics Engine a missing value is 0, which is a real one here. */
const NOT_MEASURED = -1

/**
 * Writes a report as one data point to Analytics Engine (docs/operations.md has the query), else as one line to the
 * log.
 */
export function writeWebVitals(
  dataset: AnalyticsEngineDataset | undefined,
  { page, device, connection, metrics }: Report,
): void {
  // Without a request id: the visits are a sample already, and LOG_SAMPLE does not sample them again.
  if (!dataset) log('info', 'web_vitals_reported', { page, device, connection, ...metrics })
  dataset?.writeDataPoint({
    indexes: [page],
    blobs: [page, device, connection],
    doubles: metricNames.map((name) => metrics[name] ?? NOT_MEASURED),
  })
}

/** POST `/page-times`: the web vitals of a visit. */
export function acceptWebVitals(c: AppContext): Promise<Response> {
  const { RUM_ANALYTICS, RUM_LIMIT } = c.env
  return acceptBeacon(c, {
    maxBytes: 1_024,
    read: readWebVitals,
    limit: RUM_LIMIT,
    write: (report) => writeWebVitals(RUM_ANALYTICS, report),
  })
}
