import { isbot } from 'isbot'
import * as v from 'valibot'
import {
  type ClientError,
  clientErrorKinds,
  MAX_FRAMES,
  MAX_MESSAGE,
  redact,
} from '#browser/client-errors/client-error.ts'
import { connections, devices, metricNames } from '#browser/web-vitals/sampling.ts'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import type { AppContext } from '#worker/app-context.ts'
import { isSameOrigin, ownOrigins, parseJson, readRequestBody, refusal } from '#worker/http.ts'
import { log, logDistinct } from '#worker/log.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'

/** Returns true for a report that is dropped: from a bot, or from a visitor who opts out of measurement. */
function isIgnored(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** Returns true if `Origin` or `Sec-Fetch-Site` names our own site. Every browser that can report sends one of them. */
function saysSameOrigin(headers: Headers, own: ReadonlyArray<string>): boolean {
  const isSaid = headers.has('Origin') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isSaid && isSameOrigin(headers, own)
}

/** Returns the answer to every report, accepted or dropped. */
export function reportAccepted(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

type Beacon<T> = {
  maxBytes: number
  /** Returns the report in a body, undefined if there is none. */
  read: (bytes: Uint8Array) => T | undefined
  limit: RateLimit | undefined
  write: (report: T) => void
}

/** Accepts a report that a page of ours sends in the background. */
async function acceptBeacon<T>(
  c: AppContext,
  { maxBytes, read, limit, write }: Beacon<T>,
): Promise<Response> {
  const { headers } = c.req.raw
  if (!saysSameOrigin(headers, ownOrigins(c.req.url, c.get('config').siteOrigin)))
    return refusal(403, 'Only pages of this site report here.')
  if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? ''))
    return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c, maxBytes)
  if (!bytes) return refusal(413, 'The report is too long.')
  const report = read(bytes)
  if (!report) return refusal(400, 'The report cannot be read.')
  if (isIgnored(headers)) return reportAccepted()
  if (!(await isWithinLimit(c, limit, false))) return tooMany('Too many reports.')
  write(report)
  return reportAccepted()
}

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
const webVitalsSchema = v.strictObject({
  page: v.pipe(v.string(), v.check(isRoute)),
  device: v.picklist(devices),
  connection: v.picklist(connections),
  metrics: v.pipe(
    v.strictObject({ LCP: time, INP: time, CLS: shift, FCP: time, TTFB: time }),
    v.check((metrics) => Object.keys(metrics).length > 0),
  ),
})

type WebVitals = v.InferOutput<typeof webVitalsSchema>

/** Returns the report in a body, undefined if there is none. */
export function readWebVitals(bytes: Uint8Array): WebVitals | undefined {
  const result = v.safeParse(webVitalsSchema, parseJson(bytes))
  return result.success ? result.output : undefined
}

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
  const { RUM_ANALYTICS, RUM_LIMIT } = c.env
  return acceptBeacon(c, {
    maxBytes: 1_024,
    read: readWebVitals,
    limit: RUM_LIMIT,
    write: (report) => writeWebVitals(RUM_ANALYTICS, report),
  })
}

/** Checks a report of an error. The server redacts it again, because anybody can send one. */
const clientErrorSchema = v.strictObject({
  kind: v.picklist(clientErrorKinds),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MESSAGE), v.transform(redact)),
  page: v.pipe(v.string(), v.regex(/^[\w$/-]{0,64}$/)),
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/))),
    v.maxLength(MAX_FRAMES),
  ),
})

/** Returns the report in a body, undefined if there is none. */
export function readClientError(bytes: Uint8Array): ClientError | undefined {
  const result = v.safeParse(clientErrorSchema, parseJson(bytes))
  return result.success ? result.output : undefined
}

/** Returns the identity of an error: its kind, message without numbers, and file without the hash of the build. */
export function getIdentity({ kind, message, frames }: ClientError): string {
  const file = frames[0]?.replace(/(?:-[\w-]{8})?\.js:.*/, '') ?? ''
  return [kind, message.replace(/\d+/g, '0'), file].join('\n')
}

/** POST `/client-errors`: an error in a visitor's browser. */
export function acceptClientError(c: AppContext): Promise<Response> {
  const requestId = c.get('requestId')
  const now = c.get('now')
  return acceptBeacon(c, {
    maxBytes: 4 * 1_024,
    read: readClientError,
    limit: c.env.CLIENT_ERROR_LIMIT,
    write: (error) => {
      // A page that fails before it knows the sample rate always reports.
      if (c.get('config').site.clientErrorSampleRate === 0) return
      const { kind, message, page, frames } = error
      const stack = frames.length > 0 && { stack: frames.join('\n') }
      const fields = { requestId, kind, message, page, ...stack }
      logDistinct('client_error_reported', getIdentity(error), fields, now())
    },
  })
}
