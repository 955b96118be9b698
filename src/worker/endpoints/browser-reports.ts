import { isbot } from 'isbot'
import * as v from 'valibot'
import { faultKinds, LONGEST_MESSAGE, MOST_FRAMES, redact } from '#lib/faults/fault.ts'
import type { AppContext } from '#worker/app.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { type Fault, keepFault } from '#worker/faults/keep-fault.ts'
import { log } from '#worker/log.ts'
import { clientKey, isWithinLimit, tooMany } from '#worker/rate-limit.ts'
import { jsonOf, readRequestBody } from '#worker/read-request-body.ts'
import { isFromOwnPage, ownOrigins } from '#worker/request-url.ts'
import { keepReport, readReport } from '#worker/web-vitals/keep-report.ts'

/** A program, or somebody who does not want to be counted. */
function isLeftOut(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** Whether a browser says that a page of ours sends this: every one that can report does. */
function saysOwnPage(headers: Headers, own: ReadonlyArray<string>): boolean {
  const isSaid = headers.has('Origin') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isSaid && isFromOwnPage(headers, own)
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
  if (!saysOwnPage(headers, ownOrigins(c.req.url, c.var.config.siteOrigin)))
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
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
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
  const { requestId, now, config } = c.var
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
  const { requestId, now } = c.var
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
