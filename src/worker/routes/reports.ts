import { isbot } from 'isbot'
import * as v from 'valibot'
import { clientErrorKinds, MAX_FRAMES, MAX_MESSAGE, redact } from '#browser/client-errors/client-error.ts'
import { connections, devices, metricNames } from '#browser/web-vitals/sampling.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import type { AppContext } from '#worker/app-context.ts'
import { getMediaType, isSameOrigin, ownOrigins, parseJson, readRequestBody, refusal } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'
import { getRoute } from '#worker/middleware/request-scope.ts'

/** Returns true for a report that is dropped: from a bot, or from a visitor who opts out of measurement. */
function isIgnored(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** Returns true if `Origin` or `Sec-Fetch-Site` names our own site. Every browser that can report sends one of them. */
function saysSameOrigin(c: AppContext): boolean {
  const { headers } = c.req.raw
  const isSaid = headers.has('Origin') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isSaid && isSameOrigin(headers, ownOrigins(c))
}

type Beacon<T> = {
  maxBytes: number
  schema: v.GenericSchema<unknown, T>
  purpose: 'web-vitals' | 'client-error'
  write: (report: T) => void
}

/** Accepts a report that a page of ours sends in the background. */
async function acceptBeacon<T>(
  c: AppContext,
  { maxBytes, schema, purpose, write }: Beacon<T>,
): Promise<Response> {
  if (!saysSameOrigin(c)) return refusal(403, 'Only pages of this site report here.')
  if (getMediaType(c.req.raw) !== 'application/json') return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c, maxBytes)
  if (!bytes) return refusal(413, 'The report is too long.')
  const { success, output } = v.safeParse(schema, parseJson(bytes))
  if (!success) return refusal(400, 'The report cannot be read.')
  if (isIgnored(c.req.raw.headers)) return c.body(null, 204)
  if (!(await isWithinLimit(c, purpose))) return tooMany('Too many reports.')
  write(output)
  return c.body(null, 204)
}

/** The longest plausible time in milliseconds. */
const MAX_TIME = 60_000
/** The largest plausible layout shift. */
const MAX_SHIFT = 10

const time = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_TIME)))
const shift = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SHIFT)))

/** The routes in all languages as browsers report them: `/services/$id`, `/hi/services/$id`. */
const routes = Object.values(LANGUAGES).flatMap((one) => pageRoutes.map(({ path }) => inLanguage(path, one)))

/** A report holds known routes, known metrics and plausible values, and nothing else. */
export const webVitalsSchema = v.strictObject({
  page: v.picklist(routes),
  device: v.picklist(devices),
  connection: v.picklist(connections),
  metrics: v.pipe(
    v.strictObject({ LCP: time, INP: time, CLS: shift, FCP: time, TTFB: time }),
    v.check((metrics) => Object.keys(metrics).length > 0),
  ),
})

type WebVitals = v.InferOutput<typeof webVitalsSchema>

/** Stands for a missing value, because Analytics Engine stores 0, which is a valid value here. */
const NOT_MEASURED = -1

/**
 * Writes a report as one data point to Analytics Engine (docs/operations.md has the query), else as one log line.
 */
export function writeWebVitals(
  dataset: AnalyticsEngineDataset | undefined,
  { page, device, connection, metrics }: WebVitals,
): void {
  // Without a request id, because `LOG_SAMPLE` must not sample these visits again.
  if (!dataset) log('info', 'web_vitals_reported', { page, device, connection, ...metrics })
  dataset?.writeDataPoint({
    indexes: [page],
    blobs: [page, device, connection],
    doubles: metricNames.map((name) => metrics[name] ?? NOT_MEASURED),
  })
}

/** POST `/page-times`: the web vitals of a visit. */
export function acceptWebVitals(c: AppContext): Promise<Response> {
  return acceptBeacon(c, {
    maxBytes: 1_024,
    schema: webVitalsSchema,
    purpose: 'web-vitals',
    write: (report) => writeWebVitals(c.env.RUM_ANALYTICS, report),
  })
}

/** Checks a report of an error. The server redacts it again, because anybody can send one. */
export const clientErrorSchema = v.strictObject({
  kind: v.picklist(clientErrorKinds),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MESSAGE), v.transform(redact)),
  page: v.pipe(v.string(), v.regex(/^[\w$/-]{0,64}$/)),
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/))),
    v.maxLength(MAX_FRAMES),
  ),
})

/** POST `/client-errors`: an error in a visitor's browser. */
export function acceptClientError(c: AppContext): Promise<Response> {
  return acceptBeacon(c, {
    maxBytes: 4 * 1_024,
    schema: clientErrorSchema,
    purpose: 'client-error',
    write: ({ kind, message, page, frames }) => {
      // A page that fails before it knows the sample rate always reports.
      if (c.get('config').site.clientErrorSampleRate === 0) return
      const stack = frames.length > 0 && { stack: frames.join('\n') }
      log('warn', 'client_error_reported', { requestId: c.get('requestId'), kind, message, page, ...stack })
    },
  })
}

const MAX_CSP_REPORT_BYTES = 8 * 1024
const CSP_TYPES = ['application/csp-report', 'application/json']

/**
 * Returns the blocked source: a keyword like `inline`, or the origin of an address. Its path and query are not logged.
 */
function getSource(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked
  const url = URL.parse(blocked)
  if (!url) return 'unknown'
  return (/^https?:$/.test(url.protocol) ? url.origin : url.protocol).slice(0, 100)
}

/** The report of a violation (CSP level 2, `report-uri`). */
const cspReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.fallback(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)), 'unknown'),
    'blocked-uri': v.pipe(v.string(), v.transform(getSource)),
    'document-uri': v.string(),
  }),
})

/** Returns the violation in a report on a page of ours. Any site can name our endpoint in its own policy. */
export function toViolation(body: unknown, origins: ReadonlyArray<string>) {
  const { success, output } = v.safeParse(cspReport, body)
  if (!success) return undefined
  const report = output['csp-report']
  const page = URL.parse(report['document-uri'])
  if (!page || !origins.includes(page.origin)) return undefined
  return {
    directive: report['effective-directive'],
    blocked: report['blocked-uri'],
    page: getRoute(page.pathname),
  }
}

/** POST `/csp-report`: logs a violation of the policy of a page. */
export async function acceptCspReport(c: AppContext): Promise<Response> {
  if (!CSP_TYPES.includes(getMediaType(c.req.raw))) return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c, MAX_CSP_REPORT_BYTES)
  if (!bytes) return refusal(413, 'The report is too long.')
  const violation = toViolation(parseJson(bytes), ownOrigins(c))
  if (!violation) return c.body(null, 204)
  if (!(await isWithinLimit(c, 'csp'))) return tooMany('Too many reports.')
  log('warn', 'csp_violation_reported', { requestId: c.get('requestId'), ...violation })
  return c.body(null, 204)
}
