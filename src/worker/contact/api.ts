import { contact } from '#content/contact.ts'
import type { AppContext } from '#worker/app.ts'
import { bypassStatus } from '#worker/cache/cache-status.ts'
import { admit, RETRY_AFTER_S, readMessage } from '#worker/contact/admit.ts'
import { isMessageKey, readFields } from '#worker/contact/submission.ts'

function answer(status: number, code: number, message: string): Response {
  return Response.json(
    { code, message },
    {
      status,
      headers: {
        'Cache-Control': 'no-store',
        'Cache-Status': bypassStatus('method'),
        ...(status === 429 && { 'Retry-After': String(RETRY_AFTER_S) }),
      },
    },
  )
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** POST `/api/web/query`: a message as JSON. Never cached; a repeated `Idempotency-Key` gives the answer of the first. */
export async function postQuery(c: AppContext): Promise<Response> {
  const body = await readMessage(c, ['application/json'])
  if (!('bytes' in body)) return answer(body.status, body.status, body.message)
  const fields = parseJson(body.bytes)
  if (fields === undefined) return answer(400, 400, contact.answers.wrongType)
  const key = c.req.header('Idempotency-Key')
  if (key !== undefined && !isMessageKey(key)) return answer(400, 400, contact.answers.wrongKey)
  const outcome = await admit(c, { ...readFields(fields, c.var.now()), key })
  return answer(outcome.status, 'code' in outcome ? outcome.code : outcome.status, outcome.message)
}
