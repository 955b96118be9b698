import type { AppContext } from '#worker/app.ts'
import { clientKey } from '#worker/contact/client-key.ts'
import { takeOwnReport } from '#worker/endpoints/own-report.ts'
import { log } from '#worker/log.ts'
import { keepReport } from '#worker/web-vitals/keep-report.ts'
import { readReport } from '#worker/web-vitals/report.ts'

const MAX_REPORT_BYTES = 1_024

/** POST `/rum`: what a visitor's browser measured. */
export function takeMeasurements(c: AppContext): Promise<Response> {
  const { requestId, now } = c.var
  return takeOwnReport(c, {
    mostBytes: MAX_REPORT_BYTES,
    read: readReport,
    limit: c.env.RUM_LIMIT,
    keep: (report) =>
      keepReport(c.env, report, { connection: clientKey(c.req.raw.headers), now: now() }).catch(
        (error: unknown) => log('warn', 'measurements-lost', { requestId, error: String(error) }),
      ),
  })
}
