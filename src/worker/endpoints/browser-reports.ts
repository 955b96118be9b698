import { isbot } from 'isbot'
import * as v from 'valibot'
import { faultKinds, LONGEST_MESSAGE, MOST_FRAMES, redact } from '#lib/faults/fault.ts'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { type Fault, keepFault } from '#worker/faults/keep-fault.ts'
import { log } from '#worker/log.ts'
import { clientKey, isWithinLimit, tooMany } from '#worker/rate-limit.ts'
import { jsonOf, mediaTypeOf, readRequestBody } from '#worker/read-request-body.ts'
import { isSameOrigin, ownOrigins } from '#worker/request-url.ts'
import { keepReport, readReport } from '#worker/web-vitals/keep-report.ts'

/** A program, or somebody who does not want to be counted. */
function isLeftOut(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** Whether a browser says that a page of ours sends this: every one that can report does. */
function saysSameOrigin(headers: Headers, own: ReadonlyArray<string>): boolean {
  const isSaid = headers.has('Origin') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isSaid && isSameOrigin(headers, own)
}

/** The answer to a report, whatever becomes of it. */
function taken(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

type Reading<T> = {
  mostBytes: number
  /** The report in a body; undefined when it is none. */
  read: (bytes: Uint8Array) => T | undefined
  limit: RateLimit | undefined
  /** Keeps the report, after the answer. */
  keep: (report: T) => Promise<void>
}

/** Takes what one of our pages reports by itself. It is kept after the answer, and never stands in a visitor's way. */
async function takeOwnReport<T>(
  c: AppContext,
  { mostBytes, read, limit, keep }: Reading<T>,
): Promise<Response> {
  const { headers } = c.req.raw
  if (!saysSameOrigin(headers, ownOrigins(c.req.url, c.get('config').siteOrigin)))
    return refusal(403, 'Only pages of this site report here.')
  if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? ''))
    return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c.req.raw, mostBytes)
  if (!bytes) return refusal(413, 'The report is too long.')
  const report = read(bytes)
  if (!report) return refusal(400, 'The report cannot be read.')
  if (!isLeftOut(headers)) {
    // What is lost where the limit cannot be asked is a figure.
    if (!(await isWithinLimit(c, limit, false))) return tooMany('Too many reports.')
    c.executionCtx.waitUntil(keep(report))
  }
  return taken()
}

/** What a page of ours reports, and nothing besides. Whoever else writes one puts no more into it than that. */
const reportSchema = v.strictObject({
  kind: v.picklist(faultKinds),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_MESSAGE), v.transform(redact)),
  page: v.pipe(v.string(), v.regex(/^[\w$/-]{0,64}$/)),
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/))),
    v.maxLength(MOST_FRAMES),
  ),
})

/** The fault in a body; undefined when it is none. */
export function readFault(bytes: Uint8Array): Fault | undefined {
  const result = v.safeParse(reportSchema, jsonOf(bytes))
  return result.success ? result.output : undefined
}

const MAX_FAULT_BYTES = 4 * 1_024

/** POST `/faults`: what went wrong in a visitor's browser. */
export function takeFault(c: AppContext): Promise<Response> {
  const requestId = c.get('requestId')
  const now = c.get('now')
  const config = c.get('config')
  return takeOwnReport(c, {
    mostBytes: MAX_FAULT_BYTES,
    read: readFault,
    limit: c.env.FAULT_LIMIT,
    keep: async (fault) => {
      // A page that failed before it knew the share sends its fault in any case.
      if (config.faultSampleRate === 0) return
      await keepFault(c.env, fault, { connection: clientKey(c.req.raw.headers), now: now(), requestId })
    },
  })
}

const MAX_MEASUREMENTS_BYTES = 1_024

/** POST `/rum`: what a visitor's browser measured. */
export function takeMeasurements(c: AppContext): Promise<Response> {
  const requestId = c.get('requestId')
  const now = c.get('now')
  return takeOwnReport(c, {
    mostBytes: MAX_MEASUREMENTS_BYTES,
    read: readReport,
    limit: c.env.RUM_LIMIT,
    keep: (report) =>
      keepReport(c.env, report, { connection: clientKey(c.req.raw.headers), now: now() }).catch(
        (error: unknown) => log('warn', 'measurements-lost', { requestId, error: String(error) }),
      ),
  })
}

const MAX_CSP_REPORT_BYTES = 8 * 1024
const MOST_VIOLATIONS = 5
const CSP_TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

const text = v.optional(v.string(), '')
const directive = v.pipe(
  text,
  v.transform((value) => (/^[a-z-]{1,40}$/.test(value) ? value : 'unknown')),
)
const disposition = v.pipe(
  text,
  v.transform((value) => (value === 'report' ? 'report' : 'enforce')),
)

/** The shape of `report-uri` (CSP level 2). */
const singleReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': text,
    'document-uri': text,
    disposition,
  }),
})

/** The shape of `report-to` (Reporting API). */
const reportList = v.array(
  v.object({
    type: v.string(),
    body: v.object({ effectiveDirective: directive, blockedURL: text, documentURL: text, disposition }),
  }),
)

type Violation = { directive: string; blocked: string; page: string; disposition: string }

/** What was blocked: a keyword like `inline`, or the origin of an address. Its path and query stay out of the log. */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unknown'
  const { protocol, origin } = new URL(blocked)
  return protocol === 'https:' || protocol === 'http:' ? origin.slice(0, 100) : protocol.slice(0, 40)
}

/** The first segment of the page's path, below that of its language. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return '/*'
  const { pathname } = new URL(address)
  const segment = withoutBase(pathname).split('/')[1] ?? ''
  return inLanguage(/^[\w-]{0,64}$/.test(segment) ? `/${segment}` : '/*', languageOfPath(pathname))
}

/** Whether a page may be ours. Any site can have its visitors' browsers report to us what its own policy blocked. */
function mayBeOurs(address: string, own: ReadonlyArray<string>): boolean {
  return !URL.canParse(address) || own.includes(new URL(address).origin)
}

/** The violations in a report of either shape on pages at our `own` origins. */
export function violationsOf(body: unknown, own: ReadonlyArray<string>): Array<Violation> {
  const single = v.safeParse(singleReport, body)
  if (single.success) {
    const report = single.output['csp-report']
    if (!mayBeOurs(report['document-uri'], own)) return []
    const named = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0]
    return [
      {
        directive: v.parse(directive, named),
        blocked: sourceOf(report['blocked-uri']),
        page: pageOf(report['document-uri']),
        disposition: report.disposition,
      },
    ]
  }
  const list = v.safeParse(reportList, body)
  if (!list.success) return []
  return list.output
    .filter(({ type, body }) => type === 'csp-violation' && mayBeOurs(body.documentURL, own))
    .slice(0, MOST_VIOLATIONS)
    .map(({ body: { effectiveDirective, blockedURL, documentURL, disposition } }) => ({
      directive: effectiveDirective,
      blocked: sourceOf(blockedURL),
      page: pageOf(documentURL),
      disposition,
    }))
}

/** POST `/csp-report`: what browsers say was blocked by the policy of a page: in the log and counted, as faults are. */
export async function takeCspReport(c: AppContext): Promise<Response> {
  const type = mediaTypeOf(c.req.raw)
  if (!CSP_TYPES.includes(type)) return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c.req.raw, MAX_CSP_REPORT_BYTES)
  if (!bytes) return refusal(413, 'The report is too long.')
  const own = ownOrigins(c.req.url, c.get('config').siteOrigin)
  const violations = violationsOf(jsonOf(bytes), own)
  if (violations.length > 0 && !(await isWithinLimit(c, c.env.CSP_LIMIT, false)))
    return tooMany('Too many reports.')
  const requestId = c.get('requestId')
  const now = c.get('now')
  const sent = { connection: clientKey(c.req.raw.headers), now: now(), requestId }
  for (const { page, ...violation } of violations) {
    const { directive, blocked, disposition } = violation
    const message = `${directive} (${disposition}) blocked ${blocked}`
    c.executionCtx.waitUntil(
      keepFault(c.env, { kind: 'csp', message, page, frames: [] }, { ...sent, fields: violation }),
    )
  }
  return taken()
}
