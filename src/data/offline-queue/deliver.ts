import { callAddress, REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { judgeAnswer, type Verdict } from '#api/message-verdict.ts'
import { QUEUE_TAG } from './names.ts'
import { listQueued, putQueued, type QueuedMessage } from './store.ts'

type Waiting = Extract<QueuedMessage, { state: 'waiting' }>

/** Sends a message. @throws when there is no answer */
async function send({ key, query }: Waiting): Promise<Verdict> {
  // The visitor reads a refusal in the language of their message.
  const response = await fetch(callAddress('/query', {}, query.language), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(query),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  const body = await response.json().catch(() => undefined)
  return judgeAnswer(response.status, body, { isRepeat: true })
}

/** Sends a message, which waits until the answer is final. Returns true if it still waits. */
async function deliver(message: Waiting): Promise<boolean> {
  const { key, writtenAt } = message
  const verdict = await send(message).catch(() => undefined)
  if (!verdict || verdict.outcome === 'retry') return true
  const outcome: QueuedMessage =
    verdict.outcome === 'delivered'
      ? { key, writtenAt, state: 'sent' }
      : { ...message, state: 'refused', reason: verdict.message }
  // If the browser has no room for the note, the message is sent again under its key.
  await putQueued(outcome).catch(() => undefined)
  return false
}

async function deliverInTurn(): Promise<number> {
  let waiting = 0
  for (const message of await listQueued())
    if (message.state === 'waiting' && (await deliver(message))) waiting += 1
  return waiting
}

/** Sends the waiting messages, in one tab or worker at a time. Returns the number that still wait. */
export async function deliverQueued(): Promise<number> {
  return navigator.locks ? navigator.locks.request(QUEUE_TAG, deliverInTurn) : deliverInTurn()
}
