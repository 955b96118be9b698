import { isbot } from 'isbot'
import type { AppContext } from '#worker/app.ts'
import { clientKey } from '#worker/contact/client-key.ts'
import { isFromOwnPage, ownOrigins } from '#worker/contact/own-page.ts'
import { readLimited } from '#worker/contact/read-limited.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { log } from '#worker/log.ts'
import { keepReport } from '#worker/rum/keep-report.ts'
import { readReport } from '#worker/rum/report.ts'

const MAX_REPORT_BYTES = 1_024

/** A program, or somebody who does not want to be counted. */
function isLeftOut(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** False when the limit cannot be asked: what is lost then is a figure. */
async function isWithinLimit(c: AppContext): Promise<boolean> {
  try {
    const outcome = await c.env.RUM_LIMIT?.limit({ key: clientKey(c.req.raw.headers) })
    return outcome?.success !== false
  } catch {
    return false
  }
}

/** POST `/rum`: what a visitor's browser measured. It is kept after the answer, and never stands in a visitor's way. */
export async function takeMeasurements(c: AppContext): Promise<Response> {
  const { headers } = c.req.raw
  if (!isFromOwnPage(headers, ownOrigins(c.req.url, c.var.config.siteOrigin)))
    return refusal(403, 'Only pages of this site report here.')
  if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? ''))
    return refusal(415, 'This is no report.')
  const bytes = await readLimited(c.req.raw, MAX_REPORT_BYTES)
  if (!bytes) return refusal(413, 'The report is too long.')
  const report = readReport(bytes)
  if (!report) return refusal(400, 'The report cannot be read.')
  if (!isLeftOut(headers)) {
    if (!(await isWithinLimit(c))) return refusal(429, 'Too many reports.', { 'Retry-After': '60' })
    const { requestId, now } = c.var
    const keeping = keepReport(c.env, report, now()).catch((error: unknown) =>
      log('warn', 'measurements-lost', { requestId, error: String(error) }),
    )
    c.executionCtx.waitUntil(keeping)
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
