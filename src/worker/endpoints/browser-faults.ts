import type { AppContext } from '#worker/app.ts'
import { clientKey } from '#worker/contact/client-key.ts'
import { takeOwnReport } from '#worker/endpoints/own-report.ts'
import { readFault } from '#worker/faults/fault-report.ts'
import { keepFault } from '#worker/faults/keep-fault.ts'

const MAX_REPORT_BYTES = 4 * 1_024

/** POST `/faults`: what went wrong in a visitor's browser. */
export function takeFault(c: AppContext): Promise<Response> {
  const { requestId, now, config } = c.var
  return takeOwnReport(c, {
    mostBytes: MAX_REPORT_BYTES,
    read: readFault,
    limit: c.env.FAULT_LIMIT,
    keep: async (fault) => {
      // A page that failed before it knew the share sends its fault in any case.
      if (config.faultSampleRate === 0) return
      await keepFault(c.env, fault, { connection: clientKey(c.req.raw.headers), now: now(), requestId })
    },
  })
}
