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
import { getMediaType, isSameOrigin, ownOrigins, parseJson, readRequestBody, refusal } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'

/** Returns true for a report that is dropped: from a bot, or from a visitor who opts out of measurement. */
function isIgnored(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** Returns true if `Origin` or `Sec-Fetch-Site` names our own site. Every browser that can report sends one of them. */
function saysSameOrigin(headers: Headers, origins: ReadonlyArray<string>): boolean {
  const isSaid = headers.has('Origin') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isSaid && isSameOrigin(headers, origins)
}

/** Returns the answer to every report, accepted or dropped. */
function reportAccepted(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

type Beacon<T> = {
  maxBytes: number
  /** Returns the report in a body, undefined if there is none. */
  read: (bytes: Uint8Array) => T | undefined
  purpose: 'web-vitals' | 'client-error'
  write: (report: T) => void
}

/** Accepts a report that a page of ours sends in the background. */
async function acceptBeacon<T>(
  c: AppContext,
  { maxBytes, read, purpose, write }: Beacon<T>,
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
  if (!(await isWithinLimit(c, purpose))) return tooMany('Too many reports.')
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
  return acceptBeacon(c, {
    maxBytes: 1_024,
    read: readWebVitals,
    purpose: 'web-vitals',
    write: (report) => writeWebVitals(c.env.RUM_ANALYTICS, report),
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

/** POST `/client-errors`: an error in a visitor's browser. */
export function acceptClientError(c: AppContext): Promise<Response> {
  return acceptBeacon(c, {
    maxBytes: 4 * 1_024,
    read: readClientError,
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

const text = v.optional(v.string(), '')
const directive = v.pipe(
  text,
  v.transform((value) => (/^[a-z-]{1,40}$/.test(value) ? value : 'unknown')),
)
const disposition = v.pipe(
  text,
  v.transform((value) => (value === 'report' ? 'report' : 'enforce')),
)

/** The report of a violation (CSP level 2, `report-uri`). */
const cspReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': text,
    'document-uri': text,
    disposition,
  }),
})

type Violation = { directive: string; blocked: string; page: string; disposition: string }

/**
 * Returns the blocked source: a keyword like `inline`, or the origin of an address. Its path and query are not logged.
 */
function getSource(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unknown'
  const { protocol, origin } = new URL(blocked)
  return protocol === 'https:' || protocol === 'http:' ? origin.slice(0, 100) : protocol.slice(0, 40)
}

/** Returns the first segment of the page's path, below that of its language. */
function getPage(address: string): string {
  if (!URL.canParse(address)) return '/*'
  const { pathname } = new URL(address)
  const segment = withoutBase(pathname).split('/')[1] ?? ''
  return inLanguage(/^[\w-]{0,64}$/.test(segment) ? `/${segment}` : '/*', languageOfPath(pathname))
}

/** Returns true for a page that may be ours. Any site can name our endpoint in its own policy. */
function mayBeOurs(address: string, origins: ReadonlyArray<string>): boolean {
  return !URL.canParse(address) || origins.includes(new URL(address).origin)
}

/** Returns the violation in a report on a page at our origins; undefined in another report. */
export function toViolation(body: unknown, origins: ReadonlyArray<string>): Violation | undefined {
  const read = v.safeParse(cspReport, body)
  if (!read.success) return undefined
  const report = read.output['csp-report']
  if (!mayBeOurs(report['document-uri'], origins)) return undefined
  const named = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0]
  return {
    directive: v.parse(directive, named),
    blocked: getSource(report['blocked-uri']),
    page: getPage(report['document-uri']),
    disposition: report.disposition,
  }
}

/** POST `/csp-report`: logs a violation of the policy of a page. */
export async function acceptCspReport(c: AppContext): Promise<Response> {
  if (!CSP_TYPES.includes(getMediaType(c.req.raw))) return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c, MAX_CSP_REPORT_BYTES)
  if (!bytes) return refusal(413, 'The report is too long.')
  const violation = toViolation(parseJson(bytes), ownOrigins(c.req.url, c.get('config').siteOrigin))
  if (!violation) return reportAccepted()
  if (!(await isWithinLimit(c, 'csp'))) return tooMany('Too many reports.')
  log('warn', 'csp_violation_reported', { requestId: c.get('requestId'), ...violation })
  return reportAccepted()
}
