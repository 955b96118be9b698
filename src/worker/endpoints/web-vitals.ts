import { isbot } from 'isbot'
import type { AppContext } from '#worker/app.ts'
import { clientKey } from '#worker/contact/client-key.ts'
import { isFromOwnPage, ownOrigins } from '#worker/contact/own-page.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit, tooMany } from '#worker/rate-limit.ts'
import { readRequestBody } from '#worker/read-request-body.ts'
import { keepReport } from '#worker/web-vitals/keep-report.ts'
import { readReport } from '#worker/web-vitals/report.ts'

const MAX_REPORT_BYTES = 1_024

/** A program, or somebody who does not want to be counted. */
function isLeftOut(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** Whether a browser says that a page of ours sends this: every one that can measure does. */
function saysOwnPage(headers: Headers, own: ReadonlyArray<string>): boolean {
  const isSaid = headers.has('Origin') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isSaid && isFromOwnPage(headers, own)
}

/** POST `/rum`: what a visitor's browser measured. It is kept after the answer, and never stands in a visitor's way. */
export async function takeMeasurements(c: AppContext): Promise<Response> {
  const { headers } = c.req.raw
  if (!saysOwnPage(headers, ownOrigins(c.req.url, c.var.config.siteOrigin)))
    return refusal(403, 'Only pages of this site report here.')
  if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? ''))
    return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c.req.raw, MAX_REPORT_BYTES)
  if (!bytes) return refusal(413, 'The report is too long.')
  const report = readReport(bytes)
  if (!report) return refusal(400, 'The report cannot be read.')
  if (!isLeftOut(headers)) {
    // What is lost where the limit cannot be asked is a figure.
    if (!(await isWithinLimit(c, c.env.RUM_LIMIT, false))) return tooMany('Too many reports.')
    const { requestId, now } = c.var
    const sent = { connection: clientKey(headers), now: now() }
    const keeping = keepReport(c.env, report, sent).catch((error: unknown) =>
      log('warn', 'measurements-lost', { requestId, error: String(error) }),
    )
    c.executionCtx.waitUntil(keeping)
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
