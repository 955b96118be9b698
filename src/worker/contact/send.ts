import { API_BASE } from '#api/client.ts'
import { messageWithTopic } from '#api/contact-form.ts'
import { messageId } from '#api/message-id.ts'
import { judgeAnswer, type Verdict } from '#api/message-verdict.ts'
import { type ContactMessage, LONGEST_MESSAGE } from '#api/schemas/contact.ts'
import { contact } from '#content/contact.ts'
import { destinationsOf } from '#upstream/destinations.ts'
import type { Clock } from '#worker/app-context.ts'
import {
  enqueue,
  lookUp,
  noteDelivery,
  noteRefusal,
  type Outcome,
  postpone,
  promise,
  RECEIVED,
  type Waiting,
} from '#worker/contact/outbox.ts'
import type { Env } from '#worker/env.ts'
import { log } from '#worker/log.ts'
import { deliverDue, deliverUnwritten } from '#worker/notify/deliver.ts'
import { releaseDeliveries } from '#worker/notify/deliveries.ts'
import { gatewayStatus, type Origin, OriginError } from '#worker/origin.ts'
import { readJsonBody } from '#worker/read-body.ts'
import { fromDatabase, PATIENCE_MS, pause } from '#worker/timeouts.ts'

/** What the marketplace API made of a message; of an open one, the status for a visitor whose message is not kept. */
type Attempt =
  | Exclude<Verdict, { kind: 'open' }>
  | (Extract<Verdict, { kind: 'open' }> & { status: 502 | 503 | 504 })

type Message = {
  /** The query as JSON. */
  payload: string
  key: string
  /** It may have been sent before. */
  isRepeat: boolean
}

/** The JSON of an answer. What else comes with the status of an error is not the API's: undefined. */
async function readAnswer(response: Response, origin: Origin): Promise<unknown> {
  if (response.ok) return readJsonBody(response, origin)
  return readJsonBody(response, origin).catch(() => undefined)
}

/** Hands a message to the marketplace API once. */
export async function askUpstream(
  origin: Origin,
  { payload, key, isRepeat }: Message,
  deadlineMs: number,
): Promise<Attempt> {
  try {
    const response = await origin.fetch(`${API_BASE}/query`, {
      method: 'POST',
      body: payload,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      signal: AbortSignal.timeout(deadlineMs),
    })
    const verdict = judgeAnswer(response.status, await readAnswer(response, origin), { isRepeat })
    return verdict.kind === 'open' ? { ...verdict, status: 502 } : verdict
  } catch (error) {
    const { status, reason } = OriginError.from(error)
    return { kind: 'open', status: gatewayStatus(status), reason }
  }
}

/** Longest wait for the marketplace API while the visitor waits; the browser gives up after ten seconds. */
const ATTEMPT_MS = 6_000
/** Longer than any attempt and the wait for its claim, so that a message is never tried by two at once. */
export const LEASE_MS = 60_000
const LOOK_AGAIN_MS = 200

export type Sending = {
  origin: Origin
  env: Env
  db: D1Database | undefined
  now: Clock
  requestId: string
  /** Goes on after the answer to the visitor. */
  waitUntil: (work: Promise<unknown>) => void
}

/** What sending a message that has been claimed needs. */
export type Trying = Omit<Sending, 'db' | 'waitUntil'> & { db: D1Database }

const KEPT: Outcome = { status: 202, code: 200, message: contact.answers.kept }

function outcomeOf(attempt: Attempt): Outcome {
  if (attempt.kind === 'delivered') return RECEIVED
  if (attempt.kind === 'refused') {
    return { status: attempt.status, code: attempt.code, message: attempt.message }
  }
  return { status: attempt.status, code: attempt.status, message: contact.answers.notDelivered }
}

/** Notes in the outbox what came of an attempt, and in the log; from the first on the destinations may be told. */
async function note(
  { env, db, now, requestId }: Trying,
  { id, attempts }: Waiting,
  attempt: Attempt,
): Promise<void> {
  const isHeldBack = attempts === 1 && destinationsOf(env).length > 0
  if (attempt.kind === 'delivered') {
    await noteDelivery(db, id, now())
    log('info', 'message-delivered', { requestId, attempts })
  } else if (attempt.kind === 'open') {
    await postpone(db, { id, attempts }, attempt.reason, now())
    log('warn', 'message-kept', { requestId, attempts, reason: attempt.reason })
  } else {
    const end = await noteRefusal(db, id, outcomeOf(attempt), now())
    const { status, code } = attempt
    log('warn', end === 'dead' ? 'message-dead' : 'message-refused', { requestId, attempts, status, code })
    if (end === 'told') return
  }
  if (isHeldBack) await releaseDeliveries(db, id)
}

/** The same. What cannot be noted is tried again when the claim is over. */
async function tryToNote(sending: Trying, waiting: Waiting, attempt: Attempt): Promise<void> {
  try {
    await fromDatabase(note(sending, waiting, attempt))
  } catch (error) {
    const { requestId } = sending
    const { attempts } = waiting
    log('error', 'outbox-not-updated', { requestId, attempts, outcome: attempt.kind, error: String(error) })
  }
}

/** Tries a message that has been claimed. */
export async function tryMessage(
  sending: Trying,
  waiting: Waiting,
  deadlineMs = ATTEMPT_MS,
): Promise<Attempt> {
  const { payload, key, attempts } = waiting
  const attempt = await askUpstream(sending.origin, { payload, key, isRepeat: attempts > 1 }, deadlineMs)
  await tryToNote(sending, waiting, attempt)
  return attempt
}

/**
 * The answer to a message that is in the outbox already: that of the first, once it has one. Whoever is told that it is
 * saved is promised so before.
 */
async function sameAnswer({ now, requestId }: Sending, db: D1Database, id: string): Promise<Outcome> {
  for (let waited = 0; waited < ATTEMPT_MS + 1_000; waited += LOOK_AGAIN_MS) {
    const { outcome, isBeingTried } = await fromDatabase(lookUp(db, id, now()))
    if (outcome) return outcome
    if (!isBeingTried) break
    await pause(LOOK_AGAIN_MS)
  }
  if (!(await fromDatabase(promise(db, id, now())))) {
    const { outcome } = await fromDatabase(lookUp(db, id, now()))
    if (outcome) return outcome
  }
  log('info', 'message-kept-already', { requestId })
  return KEPT
}

/** Without an outbox whoever sends keeps the message, and may have sent it before. */
async function sendDirectly(
  { origin, requestId }: Sending,
  { key, payload }: Omit<Waiting, 'attempts'>,
): Promise<Attempt> {
  const attempt = await askUpstream(origin, { payload, key, isRepeat: true }, ATTEMPT_MS)
  if (attempt.kind === 'open') log('error', 'message-not-delivered', { requestId, reason: attempt.reason })
  return attempt
}

/** Tells the destinations of a message that the API has and the outbox has not. */
function tellUnwritten(sending: Sending, { id, payload }: Omit<Waiting, 'attempts'>): Promise<void> {
  return deliverUnwritten(sending, { id, type: 'contact.message', payload, createdAt: sending.now() })
}

/** A message on its way into the outbox: whether it was new there. */
type Writing = Promise<boolean>

/** Sends a message once it is written down. @throws when that fails or takes too long */
async function sendWritten(
  sending: Sending & { db: D1Database },
  message: Omit<Waiting, 'attempts'>,
  writing: Writing,
): Promise<Outcome> {
  if (!(await fromDatabase(writing))) return sameAnswer(sending, sending.db, message.id)
  const attempt = await tryMessage(sending, { ...message, attempts: 1 })
  return attempt.kind === 'open' ? KEPT : outcomeOf(attempt)
}

/**
 * What is left to do for a message that was sent without the outbox. What came of it is noted there, should it be written
 * down after all: else the cron would send it once more, under the same key. The destinations are told from there, too,
 * and without it only when it fails or goes on to hang: whoever has been told already is not told twice.
 */
async function settleMeanwhile(
  sending: Sending & { db: D1Database },
  message: Omit<Waiting, 'attempts'>,
  writing: Writing,
  attempt: Attempt,
): Promise<void> {
  const isDelivered = attempt.kind === 'delivered'
  const isKnown = await fromDatabase(writing, PATIENCE_MS).then(
    () => true,
    () => false,
  )
  if (isDelivered && !isKnown) await tellUnwritten(sending, message)
  const isNew = await writing.catch(() => false)
  // One that has failed may have written it down.
  if (!isNew && !isDelivered) return
  await tryToNote(sending, { ...message, attempts: 1 }, attempt)
  await deliverDue(sending, 1)
}

/** Sends a message without the outbox, which has failed or hangs. */
async function sendMeanwhile(
  sending: Sending & { db: D1Database },
  message: Omit<Waiting, 'attempts'>,
  writing: Writing,
): Promise<Outcome> {
  const attempt = await sendDirectly(sending, message)
  sending.waitUntil(settleMeanwhile(sending, message, writing, attempt))
  return outcomeOf(attempt)
}

/** What the API is sent: the topic is said in front of the words. */
function payloadOf({ subject, about, ...query }: ContactMessage): string {
  return JSON.stringify({
    ...query,
    message: messageWithTopic(query.message, LONGEST_MESSAGE, subject, about),
  })
}

/**
 * Sends a message. On its way to a remote API it is written down first, so that it outlives a failure there; the
 * embedded one stores it itself, under the id. When it has its answer the destinations are told.
 */
export async function sendMessage(sending: Sending, query: ContactMessage, key: string): Promise<Outcome> {
  const { origin, env, db, now, requestId, waitUntil } = sending
  const id = await messageId(key, query)
  const message = { id, key: origin.isRemote ? key : id, payload: payloadOf(query) }
  if (!db) {
    const attempt = await sendDirectly(sending, message)
    if (attempt.kind === 'delivered') waitUntil(tellUnwritten(sending, message))
    return outcomeOf(attempt)
  }
  const tell = () => waitUntil(deliverDue({ env, db, now, requestId }, 1))
  if (!origin.isRemote) {
    const outcome = outcomeOf(await sendDirectly(sending, message))
    tell()
    return outcome
  }
  const writing = enqueue(db, message, destinationsOf(env), now(), LEASE_MS)
  try {
    const outcome = await sendWritten({ ...sending, db }, message, writing)
    tell()
    return outcome
  } catch (error) {
    log('error', 'outbox-unavailable', { requestId, error: String(error) })
    return sendMeanwhile({ ...sending, db }, message, writing)
  }
}
