import { contact } from '#content/contact.ts'
import { messageAnswers } from '#content/worker-pages.ts'
import type { Clock } from '#worker/app-context.ts'
import {
  attempt,
  type Delivering,
  deliverDue,
  LEASE_MS,
  sendUnstored,
  storeResults,
} from '#worker/contact/deliver.ts'
import { getDestinations, ownDestinations, type Result, type Sending } from '#worker/contact/destinations.ts'
import {
  getReference,
  type Message,
  type NewDelivery,
  readStanding,
  type Standing,
  storeMessage,
  withdrawMessage,
} from '#worker/contact/messages.ts'
import { log } from '#worker/log.ts'
import { fromDatabase, pause } from '#worker/timeouts.ts'

/** Timeout of the upstream while the visitor waits; the browser gives up after ten seconds. */
const UPSTREAM_MS = 6_000
/** Longest wait of the other destinations for the first answer of the upstream. */
const HELD_BACK_MS = 60_000
const POLL_MS = 200

/** The answer to the visitor. */
export type Outcome = {
  status: number
  code: number
  message: string
  reference?: string
  /** The upstream refused the visitor's token. */
  isTokenRefused?: true
}

export type Accepting = Sending & {
  db: D1Database | undefined
  now: Clock
  requestId: string
  /** Continues after the answer to the visitor. */
  waitUntil: (work: Promise<unknown>) => void
}

function received(message: Pick<Message, 'id'>): Outcome {
  return { status: 200, code: 200, message: 'Received.', reference: getReference(message) }
}

function saved(message: Pick<Message, 'id'>): Outcome {
  return { status: 202, code: 200, message: contact.answers.kept, reference: getReference(message) }
}

function failed(status = 503): Outcome {
  return { status, code: status, message: messageAnswers.notDelivered }
}

function rejected({ status, code, message }: Extract<Result, { outcome: 'rejected' }>): Outcome {
  return { status, code, message }
}

/** Writes the upstream's delivery with a lease, because the request itself makes the first attempt. */
function newDeliveries(
  accepting: Accepting,
  { receivedAt }: Message,
  isSuspected: boolean,
): Array<NewDelivery> {
  const destinations = getDestinations(accepting)
  const hasUpstream = destinations.includes('upstream')
  return destinations.map((destination) => {
    const isOwn = destination === 'upstream' && !isSuspected
    return {
      destination,
      state: isSuspected ? 'held' : 'pending',
      attempts: isOwn ? 1 : 0,
      nextAttemptAt: receivedAt + (hasUpstream && !isOwn ? HELD_BACK_MS : 0),
      leaseUntil: isOwn ? receivedAt + LEASE_MS : null,
    }
  })
}

/** An answer that refuses the credentials of a call. */
const REFUSED = /^(?:status|code)-40[13]$/

/**
 * Makes the first attempt at the upstream, with the visitor's token if there is one. If the token is refused, repeats
 * the attempt with the credentials of the site.
 */
async function attemptFirst(
  accepting: Accepting,
  message: Message,
  attempts: number,
): Promise<{ result: Result; refusal: Pick<Outcome, 'isTokenRefused'> }> {
  const { authorization, ...withSiteCredentials } = accepting
  const delivery = { destination: 'upstream', attempts } as const
  const started = accepting.now()
  const result = await attempt(accepting, message, delivery, UPSTREAM_MS)
  if (!authorization || result.outcome !== 'retry' || !REFUSED.test(result.reason))
    return { result, refusal: {} }
  const leftMs = Math.max(1, UPSTREAM_MS - (accepting.now() - started))
  return {
    result: await attempt(withSiteCredentials, message, delivery, leftMs),
    refusal: { isTokenRefused: true },
  }
}

/** Sends a message that could not be stored: to the upstream under its key, then once to the other destinations. */
async function sendWithoutDatabase(accepting: Accepting, message: Message): Promise<Outcome> {
  const { origin, env, requestId, waitUntil } = accepting
  if (!origin.isRemote) return failed()
  // An earlier attempt may have arrived, so a conflict means delivered.
  const { result, refusal } = await attemptFirst(accepting, message, 2)
  if (result.outcome === 'rejected') return { ...rejected(result), ...refusal }
  if (result.outcome === 'retry') {
    log('error', 'message_not_accepted', { requestId, reason: result.reason })
    return { ...failed('status' in result ? result.status : 502), ...refusal }
  }
  waitUntil(sendUnstored(accepting, message, ownDestinations(env)))
  return { ...received(message), ...refusal }
}

/**
 * Makes the first attempt at the upstream. Only here a rejection deletes the message, because the visitor reads the
 * reason.
 */
async function attemptUpstream(accepting: Accepting & Delivering, message: Message): Promise<Outcome> {
  const { db, requestId } = accepting
  const delivery = { messageId: message.id, destination: 'upstream', attempts: 1 } as const
  const { result, refusal } = await attemptFirst(accepting, message, delivery.attempts)
  if (result.outcome !== 'rejected') {
    await storeResults(accepting, [{ delivery, message, result }])
    return { ...(result.outcome === 'delivered' ? received(message) : saved(message)), ...refusal }
  }
  try {
    await fromDatabase(withdrawMessage(db, message.id))
  } catch (error) {
    log('error', 'rejected_message_not_deleted', { requestId, error: String(error) })
  }
  return { ...rejected(result), ...refusal }
}

/**
 * Returns true if a stored message has the same text. Its first line names the topic, in the language of the first
 * request.
 */
function isSame(standing: Standing, { name, email, phone, message, topic }: Message, words: string): boolean {
  const { emptiedAt } = standing
  return (
    emptiedAt !== null ||
    (standing.name === name &&
      standing.email === email &&
      standing.phone === phone &&
      standing.topic === topic &&
      (standing.message === message || standing.message.endsWith(words)))
  )
}

/**
 * Answers a known key: waits for the result of the first attempt, else says that the message is saved. Returns
 * undefined if the first message was rejected and deleted meanwhile.
 */
async function answerRepeat(
  { now, requestId }: Accepting,
  db: D1Database,
  message: Message,
  words: string,
): Promise<Outcome | undefined> {
  for (let waited = 0; ; waited += POLL_MS) {
    const standing = await fromDatabase(readStanding(db, message.key))
    if (!standing) return undefined
    if (!isSame(standing, message, words)) return { status: 422, code: 422, message: messageAnswers.usedKey }
    const { state, attempts, leaseUntil } = standing
    if (state === null || state === 'held' || state === 'delivered') return received(standing)
    const isFirst = state === 'pending' && attempts === 1 && (leaseUntil ?? 0) > now()
    if (isFirst && waited < UPSTREAM_MS) await pause(POLL_MS)
    else {
      log('info', 'message_repeated', { requestId })
      return saved(standing)
    }
  }
}

/**
 * Accepts a message: stores it, attempts the upstream while the visitor waits, and delivers to the others after the
 * answer. Suspected spam is stored and not delivered. `words` is the message without the line about its topic.
 */
export async function acceptMessage(
  accepting: Accepting,
  message: Message,
  { words, isSuspected }: { words: string; isSuspected: boolean },
): Promise<Outcome> {
  const { db, requestId, waitUntil } = accepting
  if (!db) return sendWithoutDatabase(accepting, message)
  try {
    const deliveries = newDeliveries(accepting, message, isSuspected)
    if (!(await fromDatabase(storeMessage(db, message, deliveries, isSuspected)))) {
      const answer = await answerRepeat(accepting, db, message, words)
      return answer ?? (await acceptMessage(accepting, message, { words, isSuspected }))
    }
  } catch (error) {
    log('error', 'message_not_stored', { requestId, error: String(error) })
    return sendWithoutDatabase(accepting, message)
  }
  if (isSuspected) {
    log('info', 'message_suspected', { requestId })
    return received(message)
  }
  const { authorization: _, ...later } = accepting
  const outcome = accepting.origin.isRemote
    ? await attemptUpstream({ ...accepting, db }, message)
    : received(message)
  waitUntil(deliverDue({ ...later, db }, { messageId: message.id }))
  return outcome
}
