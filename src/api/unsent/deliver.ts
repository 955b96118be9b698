import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { type Judgement, judgeAnswer } from './judge.ts'
import { listUnsent, putUnsent, type UnsentMessage } from './store.ts'
import { UNSENT_TAG } from './tag.ts'

type Waiting = Extract<UnsentMessage, { state: 'waiting' }>

/** Sends one message. Its key lets the server know it again, should an answer have been lost. */
async function send({ key, query }: Waiting): Promise<Judgement> {
  try {
    const response = await fetch('/api/web/query', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(query),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    return judgeAnswer(response.status, await response.json().catch(() => undefined))
  } catch {
    return { kind: 'later' }
  }
}

async function deliverInTurn(): Promise<number> {
  const waiting = (await listUnsent()).filter((message) => message.state === 'waiting')
  for (const [index, message] of waiting.entries()) {
    const { key, writtenAt, query } = message
    const judgement = await send(message)
    if (judgement.kind === 'later') return waiting.length - index
    if (judgement.kind === 'sent') await putUnsent({ key, writtenAt, state: 'sent' })
    else await putUnsent({ key, writtenAt, query, state: 'refused', reason: judgement.reason })
  }
  return 0
}

/** Sends what waits, one tab or worker at a time; ends with the number of messages that still wait. */
export async function deliverUnsent(): Promise<number> {
  return navigator.locks ? navigator.locks.request(UNSENT_TAG, deliverInTurn) : deliverInTurn()
}
