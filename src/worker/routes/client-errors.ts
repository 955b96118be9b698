import * as v from 'valibot'
import {
  type ClientError,
  clientErrorKinds,
  MAX_FRAMES,
  MAX_MESSAGE,
  redact,
} from '#browser/client-errors/client-error.ts'
import type { AppContext } from '#worker/app-context.ts'
import { parseJson } from '#worker/http.ts'
import { logDistinct } from '#worker/log.ts'
import { acceptBeacon } from '#worker/routes/beacon.ts'

/** The server redacts again: anybody can write a report. */
const reportSchema = v.strictObject({
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
  const result = v.safeParse(reportSchema, parseJson(bytes))
  return result.success ? result.output : undefined
}

/** Returns the identity of an error: its kind, message without numbers, and file without the hash of the build. */
export function getIdentity({ kind, message, frames }: ClientError): string {
  const file = frames[0]?.replace(/(?:-[\w-]{8})?\.js:.*/, '') ?? ''
  return [kind, message.replace(/\d+/g, '0'), file].join('\n')
}

/** POST `/client-errors`: an error in a visitor's browser. */
export function acceptClientError(c: AppContext): Promise<Response> {
  const requestId = c.get('requestId')
  const now = c.get('now')
  return acceptBeacon(c, {
    maxBytes: 4 * 1_024,
    read: readClientError,
    limit: c.env.CLIENT_ERROR_LIMIT,
    write: (error) => {
      // A page that fails before it knows the sample rate reports in any case.
      if (c.get('config').site.clientErrorSampleRate === 0) return
      const { kind, message, page, frames } = error
      const stack = frames.length > 0 && { stack: frames.join('\n') }
      const fields = { requestId, kind, message, page, ...stack }
      logDistinct('client_error_reported', getIdentity(error), fields, now())
    },
  })
}
