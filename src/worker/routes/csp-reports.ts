import * as v from 'valibot'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { getMediaType, ownOrigins, parseJson, readRequestBody, refusal } from '#worker/http.ts'
import { logDistinct } from '#worker/log.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'
import { reportAccepted } from '#worker/routes/beacons.ts'

const MAX_CSP_REPORT_BYTES = 8 * 1024
const MAX_VIOLATIONS = 5
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
function mayBeOurs(address: string, own: ReadonlyArray<string>): boolean {
  return !URL.canParse(address) || own.includes(new URL(address).origin)
}

/** Returns the violations in a report of either shape on pages at our `own` origins. */
export function toViolations(body: unknown, own: ReadonlyArray<string>): Array<Violation> {
  const single = v.safeParse(singleReport, body)
  if (single.success) {
    const report = single.output['csp-report']
    if (!mayBeOurs(report['document-uri'], own)) return []
    const named = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0]
    return [
      {
        directive: v.parse(directive, named),
        blocked: getSource(report['blocked-uri']),
        page: getPage(report['document-uri']),
        disposition: report.disposition,
      },
    ]
  }
  const list = v.safeParse(reportList, body)
  if (!list.success) return []
  return list.output
    .filter(({ type, body }) => type === 'csp-violation' && mayBeOurs(body.documentURL, own))
    .slice(0, MAX_VIOLATIONS)
    .map(({ body: { effectiveDirective, blockedURL, documentURL, disposition } }) => ({
      directive: effectiveDirective,
      blocked: getSource(blockedURL),
      page: getPage(documentURL),
      disposition,
    }))
}

/** POST `/csp-report`: logs violations of the policy of a page. */
export async function acceptCspReport(c: AppContext): Promise<Response> {
  if (!CSP_TYPES.includes(getMediaType(c.req.raw))) return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c, MAX_CSP_REPORT_BYTES)
  if (!bytes) return refusal(413, 'The report is too long.')
  const violations = toViolations(parseJson(bytes), ownOrigins(c.req.url, c.get('config').siteOrigin))
  if (violations.length > 0 && !(await isWithinLimit(c, c.env.CSP_LIMIT, false)))
    return tooMany('Too many reports.')
  const requestId = c.get('requestId')
  for (const violation of violations) {
    const { directive, blocked, disposition } = violation
    const identity = [directive, blocked, disposition].join('\n')
    logDistinct('csp_violation_reported', identity, { requestId, ...violation }, c.get('now')())
  }
  return reportAccepted()
}
