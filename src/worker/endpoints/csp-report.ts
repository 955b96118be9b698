import * as v from 'valibot'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import type { AppContext } from '#worker/app.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { keepFault } from '#worker/faults/keep-fault.ts'
import { clientKey, isWithinLimit, tooMany } from '#worker/rate-limit.ts'
import { jsonOf, readRequestBody } from '#worker/read-request-body.ts'

const MAX_REPORT_BYTES = 8 * 1024
const MOST_PER_REQUEST = 5
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

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

export type Violation = { directive: string; blocked: string; page: string; disposition: string }

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

/** The violations in a report of either shape. */
export function violationsOf(body: unknown): Array<Violation> {
  const single = v.safeParse(singleReport, body)
  if (single.success) {
    const report = single.output['csp-report']
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
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MOST_PER_REQUEST)
    .map(({ body: { effectiveDirective, blockedURL, documentURL, disposition } }) => ({
      directive: effectiveDirective,
      blocked: sourceOf(blockedURL),
      page: pageOf(documentURL),
      disposition,
    }))
}

/** POST `/csp-report`: what browsers say was blocked by the policy of a page: in the log and counted, as faults are. */
export async function takeReport(c: AppContext): Promise<Response> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!TYPES.includes(type)) return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c.req.raw, MAX_REPORT_BYTES)
  if (!bytes) return refusal(413, 'The report is too long.')
  const violations = violationsOf(jsonOf(bytes))
  if (violations.length > 0 && !(await isWithinLimit(c, c.env.CSP_LIMIT, false)))
    return tooMany('Too many reports.')
  const { requestId, now } = c.var
  const sent = { connection: clientKey(c.req.raw.headers), now: now(), requestId }
  for (const { page, ...violation } of violations) {
    const { directive, blocked, disposition } = violation
    const message = `${directive} (${disposition}) blocked ${blocked}`
    c.executionCtx.waitUntil(
      keepFault(c.env, { kind: 'csp', message, page, frames: [] }, { ...sent, fields: violation }),
    )
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
