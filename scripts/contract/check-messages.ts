import { judgeAnswer } from '#api/message-verdict.ts'
import { type Api, ask, type Reply } from './ask.ts'
import { isData } from './read-reply.ts'
import { type Finding, type Row, rowOf } from './report.ts'

const MESSAGE = {
  name: 'Contract check',
  email: 'contract-check@example.com',
  phone: '+919800000000',
  message: 'A test of the API by npm run contract. It can be deleted.',
  language: 'en',
}

function post(api: Api, key: string, body: string): Promise<Reply> {
  return ask(api, '/query', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
  })
}

function verdictOf({ status = 0, body }: Reply, isRepeat: boolean) {
  return judgeAnswer(status, body, { isRepeat })
}

function deliveryFindings(reply: Reply, isRepeat: boolean): Array<Finding> {
  const verdict = verdictOf(reply, isRepeat)
  if (verdict.kind === 'delivered') return []
  if (verdict.kind === 'refused')
    return [{ kind: 'fault', text: `a good message is refused: ${verdict.message}` }]
  return [
    {
      kind: 'fault',
      text: `${reply.fault ?? verdict.reason}: the site would send the message again and again`,
    },
  ]
}

/** A message that is none has to be refused in the envelope, with words for the visitor. */
function refusalFindings(reply: Reply): Array<Finding> {
  const verdict = verdictOf(reply, false)
  if (verdict.kind === 'refused')
    return verdict.message === ''
      ? [{ kind: 'note', text: 'is refused without a message for the visitor' }]
      : []
  if (verdict.kind === 'delivered') return [{ kind: 'note', text: 'is taken' }]
  return [
    {
      kind: 'fault',
      text: `is no refusal that can be read (${verdict.reason}): the site would send it again and again`,
    },
  ]
}

/** Sends one message twice with the same key, and one that has to be refused. */
export async function checkMessages(api: Api): Promise<Array<Row>> {
  const key = `contract-${crypto.randomUUID()}`
  const first = await post(api, key, JSON.stringify(MESSAGE))
  const again = await post(api, key, JSON.stringify(MESSAGE))
  const empty = await post(
    api,
    `contract-${crypto.randomUUID()}`,
    JSON.stringify({ ...MESSAGE, name: '', email: 'nobody' }),
  )
  const messageOf = ({ body }: Reply) => (isData(body) ? body.message : undefined)
  const isSame = first.status === again.status && messageOf(first) === messageOf(again)
  const repeat = deliveryFindings(again, true)
  if (repeat.length === 0 && !isSame)
    repeat.push({ kind: 'note', text: 'a repeated key has another answer than the first' })
  return [
    { ...rowOf('POST /query', first), findings: deliveryFindings(first, false) },
    { ...rowOf('POST /query, the same key', again), findings: repeat },
    { ...rowOf('POST /query, no message', empty), findings: refusalFindings(empty) },
  ]
}
