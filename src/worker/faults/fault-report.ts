import * as v from 'valibot'
import { faultKinds, LONGEST_MESSAGE, MOST_FRAMES, redact } from '#lib/faults/fault.ts'
import type { Fault } from '#worker/faults/keep-fault.ts'
import { jsonOf } from '#worker/read-request-body.ts'

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
