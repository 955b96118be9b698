import { newMessageKey } from '#api/form-token.ts'
import { contact } from '#content/contact.ts'
import type { AppContext } from '#worker/app.ts'
import { bypassStatus } from '#worker/cache/cache-status.ts'
import { admit, RETRY_AFTER_S, readMessage } from '#worker/contact/admit.ts'
import { issueTicket } from '#worker/contact/form-token.ts'
import { isMessageKey, readFields } from '#worker/contact/submission.ts'
import { jsonOf } from '#worker/read-request-body.ts'

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

/**
 * GET `/api/web/form-token`: a form token for the message whose idempotency key is given as `key`, or for a new one. It
 * says when the form was begun and is sent with the message, as `token`.
 */
export async function getFormToken(c: AppContext): Promise<Response> {
  const key = c.req.query('key') ?? newMessageKey()
  if (!isMessageKey(key)) return answer(400, 400, contact.answers.wrongKey)
  const data = await issueTicket(c, key)
  return Response.json({ code: 200, data }, { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * POST `/api/web/query`: a message as JSON, with its `Idempotency-Key` and its form token. Never cached; a repeated key
 * gives the answer of the first. Every browser says where a POST comes from; what does not is refused.
 */
export async function postQuery(c: AppContext): Promise<Response> {
  if (c.req.header('Origin') === undefined) return answer(403, 403, contact.answers.otherSite)
  const body = await readMessage(c, ['application/json'])
  if (!('bytes' in body)) return answer(body.status, body.status, body.message)
  const fields = jsonOf(body.bytes)
  if (fields === undefined) return answer(400, 400, contact.answers.wrongType)
  const key = c.req.header('Idempotency-Key')
  if (key !== undefined && !isMessageKey(key)) return answer(400, 400, contact.answers.wrongKey)
  const outcome = await admit(c, { ...readFields(fields), key })
  return answer(outcome.status, 'code' in outcome ? outcome.code : outcome.status, outcome.message)
}
