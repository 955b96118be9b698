import { judgeAnswer } from '#api/message-verdict.ts'
import { type Api, ask, type Reply } from './ask.ts'
import { type Finding, type Result, toResult } from './report.ts'

const MESSAGE = {
  name: 'Contract check',
  email: 'contract-check@example.com',
  phone: '+919800000000',
  message: 'A test of the API by npm run contract. It can be deleted.',
  language: 'en',
}

function post(api: Api, key: string, message: object, token?: string): Promise<Reply> {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  return ask(api, '/query', { method: 'POST', headers, body: JSON.stringify(message) })
}

function deliveryFindings({ status = 0, body, failure }: Reply, isRepeat: boolean): Array<Finding> {
  const verdict = judgeAnswer(status, body, { isRepeat })
  if (verdict.outcome === 'delivered') return []
  if (verdict.outcome === 'rejected')
    return [{ kind: 'FAULT', text: `a valid message is refused: ${verdict.message}` }]
  return [{ kind: 'FAULT', text: `${failure ?? verdict.reason}: the site would retry the message` }]
}

/** Checks that an invalid message is refused in the envelope, with a sentence for the visitor. */
function refusalFindings({ status = 0, body }: Reply): Array<Finding> {
  const verdict = judgeAnswer(status, body, { isRepeat: false })
  if (verdict.outcome === 'delivered') return [{ kind: 'NOTE', text: 'an invalid message is accepted' }]
  if (verdict.outcome === 'rejected')
    return verdict.message ? [] : [{ kind: 'NOTE', text: 'is refused without a message for the visitor' }]
  return [
    { kind: 'FAULT', text: `no readable refusal (${verdict.reason}): the site would retry the message` },
  ]
}

/** Checks that an invalid token of a visitor is refused with 401 or 403, so that the browser removes it. */
export function tokenFindings({ status = 0, failure }: Reply): Array<Finding> {
  if (status === 401 || status === 403) return []
  if (status >= 200 && status < 300)
    return [
      { kind: 'NOTE', text: "a visitor's token is not checked: a message with an unknown one is accepted" },
    ]
  const answer = failure ?? `status ${status}`
  return [{ kind: 'FAULT', text: `answers ${answer} to an unknown token, expected 401` }]
}

/** Sends one message twice with the same key, one with an unknown visitor's token, and an invalid one. */
export async function checkMessages(api: Api): Promise<Array<Result>> {
  const key = `contract-${crypto.randomUUID()}`
  const first = await post(api, key, MESSAGE)
  const again = await post(api, key, MESSAGE)
  const invalid = await post(api, `${key}-2`, { ...MESSAGE, name: '', email: 'nobody' })
  const unknown = await post(api, `${key}-3`, MESSAGE, 'contract-check')
  const result = (line: string, reply: Reply, found: Array<Finding>) => toResult(line, line, reply, found)
  return [
    result('POST /query', first, deliveryFindings(first, false)),
    result('POST /query, the same key', again, deliveryFindings(again, true)),
    result('POST /query, an unknown token', unknown, tokenFindings(unknown)),
    result('POST /query, invalid', invalid, refusalFindings(invalid)),
  ]
}
