import { callAddress, createApiClient, REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { MIN_FILL_MS, TOKEN_NEEDED } from '#api/form-token.ts'
import { judgeAnswer, type Verdict } from '#api/message-verdict.ts'
import { queued } from '#content/offline-queue.ts'
import { QUEUE_TAG, QUEUED_FOR_MS } from './names.ts'
import { listQueued, putQueued, type QueuedMessage } from './store.ts'

type Waiting = Extract<QueuedMessage, { state: 'waiting' }>

type Answer = { status: number; body: unknown }

const api = createApiClient({ fetch: (path, init) => fetch(path, init) })

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function post({ key, query, token }: Waiting): Promise<Answer> {
  // What is said against a message is read by whoever wrote it.
  const response = await fetch(callAddress('/query', {}, query.language), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...query, token }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

/** Writes down where a message stands. What a browser without room cannot write down is sent again, under its key. */
async function keep(message: QueuedMessage): Promise<void> {
  await putQueued(message).catch(() => undefined)
}

/** Gives a message a token and, once that is old enough to be used, keeps it with the message. */
async function withNewToken(message: Waiting): Promise<Waiting> {
  const { token } = await api.formToken(message.key)
  await sleep(MIN_FILL_MS)
  const renewed = { ...message, token }
  await keep(renewed)
  return renewed
}

/** Sends one message; undefined without an answer. Its key lets the server know it again, should that have been lost. */
async function send(message: Waiting): Promise<Answer | undefined> {
  try {
    const answer = message.token ? await post(message) : undefined
    return answer && answer.status !== TOKEN_NEEDED ? answer : await post(await withNewToken(message))
  } catch {
    return undefined
  }
}

/** Notes the last word on a message, if it is one. */
async function note(message: Waiting, { status, body }: Answer): Promise<Verdict['kind']> {
  const { key, writtenAt, query } = message
  const verdict = judgeAnswer(status, body, { isRepeat: true })
  if (verdict.kind === 'delivered') {
    await keep({ key, writtenAt, state: status === 202 ? 'saved' : 'sent' })
  } else if (verdict.kind === 'refused') {
    await keep({ key, writtenAt, query, state: 'refused', reason: verdict.message })
  }
  return verdict.kind
}

async function deliverInTurn(): Promise<number> {
  let open = 0
  const waiting = (await listQueued()).filter((message) => message.state === 'waiting')
  for (const [index, message] of waiting.entries()) {
    const { key, writtenAt, query } = message
    if (Date.now() - writtenAt > QUEUED_FOR_MS) {
      await keep({ key, writtenAt, query, state: 'refused', reason: queued.tooOld })
      continue
    }
    const answer = await send(message)
    if (!answer) return open + waiting.length - index
    if ((await note(message, answer)) === 'open') open += 1
  }
  return open
}

/** Sends what waits, one tab or worker at a time; ends with the number of messages that still wait. */
export async function deliverQueued(): Promise<number> {
  return navigator.locks ? navigator.locks.request(QUEUE_TAG, deliverInTurn) : deliverInTurn()
}
