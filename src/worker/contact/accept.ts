import { contact } from '#content/contact.ts'
import { messageAnswers } from '#content/worker-pages.ts'
import type { Clock } from '#worker/app-context.ts'
import { isolateSingleton } from '#worker/cache/isolate.ts'
import {
  attempt,
  type Delivering,
  type Delivery,
  deliverLeased,
  LEASE_MS,
  storeResults,
} from '#worker/contact/deliver.ts'
import {
  type Destination,
  getDestinations,
  ownDestinations,
  type Result,
  type Sending,
} from '#worker/contact/destinations.ts'
import { getReference, type Message } from '#worker/contact/message-fields.ts'
import { markRepeated, storeMessage } from '#worker/contact/messages.ts'
import { log } from '#worker/log.ts'
import { fromDatabase, pause } from '#worker/timeouts.ts'

/**
 * Deadlines (ms) after the receipt of a message. The browser gives up after ten seconds, and would show a saved message
 * as failed.
 */
const UPSTREAM_MS = 6_000
const LAST_RESORT_MS = 9_000
const POLL_MS = 100

/** The answer to the visitor. */
export type Outcome = {
  status: number
  code: number
  message: string
  reference?: string
  /** The upstream refused the visitor's token. */
  isTokenRefused?: true
}

/** A message that this isolate accepts at this moment; `outcome` is set when it has been answered. */
type Accepted = { message: Message; outcome?: Outcome }

/** The messages that this isolate accepts at this moment, by key, in all languages. */
const underWay = isolateSingleton('messages-under-way', () => new Map<string, Accepted>())

type AcceptContext = Sending & {
  db: D1Database | undefined
  now: Clock
  requestId: string
  /** Continues after the answer to the visitor. */
  waitUntil: (work: Promise<unknown>) => void
}

function receivedOutcome(message: Pick<Message, 'id'>): Outcome {
  return { status: 200, code: 200, message: 'Received.', reference: getReference(message) }
}

function savedOutcome(message: Pick<Message, 'id'>): Outcome {
  return { status: 202, code: 200, message: contact.answers.kept, reference: getReference(message) }
}

function failedOutcome(status = 503): Outcome {
  return { status, code: status, message: messageAnswers.notDelivered }
}

const USED_KEY: Outcome = { status: 422, code: 422, message: messageAnswers.usedKey }

function getLeftMs({ now }: Pick<AcceptContext, 'now'>, { receivedAt }: Message, deadlineMs: number): number {
  return Math.max(1, receivedAt + deadlineMs - now())
}

function toDelivery({ id, receivedAt }: Message, destination: Destination): Delivery {
  return { messageId: id, destination, attempts: 1, startedAt: receivedAt }
}

/** An answer that refuses the credentials of a call. */
const REFUSED = /^(?:status|code)-40[13]$/

/**
 * Attempts the upstream, with the visitor's token if there is one. If the token is refused, repeats the attempt with the
 * credentials of the site.
 */
async function attemptUpstream(
  accepting: AcceptContext,
  message: Message,
  attempts: number,
): Promise<{ result: Result; refusal: Pick<Outcome, 'isTokenRefused'> }> {
  const { authorization, ...withSiteCredentials } = accepting
  const delivery = { destination: 'upstream', attempts } as const
  const ask = (sending: Sending) =>
    attempt(sending, message, delivery, getLeftMs(accepting, message, UPSTREAM_MS))
  const result = await ask(accepting)
  if (!authorization || result.outcome !== 'retry' || !REFUSED.test(result.reason))
    return { result, refusal: {} }
  return { result: await ask(withSiteCredentials), refusal: { isTokenRefused: true } }
}

/**
 * Sends a message that could not be stored: to the upstream under its key, else to e-mail and webhook. It is accepted
 * once one of them has it. The destinations that do not get it are logged.
 */
async function sendWithoutDatabase(accepting: AcceptContext, message: Message): Promise<Outcome> {
  const { origin, settings, requestId, waitUntil } = accepting
  async function sendToOthers(): Promise<boolean> {
    const attempts = ownDestinations(settings).map(async (destination) => {
      const delivery = { destination, attempts: 1 }
      const leftMs = getLeftMs(accepting, message, LAST_RESORT_MS)
      const { outcome } = await attempt(accepting, message, delivery, leftMs)
      if (outcome !== 'delivered')
        log('error', 'unstored_message_not_delivered', { requestId, destination, outcome })
      return outcome === 'delivered'
    })
    return (await Promise.all(attempts)).includes(true)
  }
  if (!origin.isRemote) return (await sendToOthers()) ? receivedOutcome(message) : failedOutcome()
  // An earlier attempt may have arrived, so a conflict means delivered.
  const { result, refusal } = await attemptUpstream(accepting, message, 2)
  if (result.outcome === 'rejected')
    return { status: result.status, code: result.code, message: result.message, ...refusal }
  if (result.outcome === 'delivered') {
    waitUntil(sendToOthers())
    return { ...receivedOutcome(message), ...refusal }
  }
  const { reason } = result
  log('error', 'unstored_message_not_delivered', { requestId, destination: 'upstream', reason })
  if (await sendToOthers()) return { ...receivedOutcome(message), ...refusal }
  return { ...failedOutcome(result.status), ...refusal }
}

/** Attempts the upstream while the visitor waits. A rejection deletes the message, because the visitor reads the reason. */
async function deliverUpstream(accepting: AcceptContext & Delivering, message: Message): Promise<Outcome> {
  const { result, refusal } = await attemptUpstream(accepting, message, 1)
  await storeResults(accepting, [{ delivery: toDelivery(message, 'upstream'), result, isRead: true }])
  if (result.outcome === 'rejected')
    return { status: result.status, code: result.code, message: result.message, ...refusal }
  return {
    ...(result.outcome === 'delivered' ? receivedOutcome(message) : savedOutcome(message)),
    ...refusal,
  }
}

/**
 * Returns true if two messages with one key are the same. The first line of a message may name its topic, in the
 * language of the first request.
 */
function isSame(
  stored: Pick<Message, 'name' | 'email' | 'phone' | 'topic' | 'message'>,
  { name, email, phone, message, topic }: Message,
  words: string,
): boolean {
  return (
    stored.name === name &&
    stored.email === email &&
    stored.phone === phone &&
    stored.topic === topic &&
    (stored.message === message || stored.message.endsWith(words))
  )
}

/** Waits for the answer of a message that this isolate accepts at this moment. */
async function answerOf(accepted: Accepted): Promise<Outcome> {
  for (let waited = 0; !accepted.outcome && waited < LAST_RESORT_MS; waited += POLL_MS) await pause(POLL_MS)
  return accepted.outcome ?? failedOutcome()
}

type Content = { words: string; isSuspected: boolean }

/** Stores a message and delivers it, or answers a key that another isolate or an earlier request has used. */
async function accept(accepting: AcceptContext, message: Message, content: Content): Promise<Outcome> {
  const { db, requestId, waitUntil } = accepting
  if (!db) return sendWithoutDatabase(accepting, message)
  const destinations = getDestinations(accepting)
  const { isSuspected } = content
  const state = isSuspected ? 'held' : 'pending'
  const leaseUntil = isSuspected ? null : message.receivedAt + LEASE_MS
  try {
    if (!(await fromDatabase(storeMessage(db, message, { destinations, state, leaseUntil })))) {
      const stored = await fromDatabase(markRepeated(db, message.key))
      // The first message was rejected and deleted meanwhile.
      if (!stored) return await accept(accepting, message, content)
      if (!isSame(stored, message, content.words)) return USED_KEY
      log('info', 'message_repeated', { requestId })
      return stored.state === 'pending' || stored.state === 'dead'
        ? savedOutcome(stored)
        : receivedOutcome(stored)
    }
  } catch (error) {
    log('error', 'message_not_stored', { requestId, error: String(error) })
    return sendWithoutDatabase(accepting, message)
  }
  if (isSuspected) {
    log('info', 'message_suspected', { requestId })
    return receivedOutcome(message)
  }
  const { authorization: _, ...later } = accepting
  const outcome = destinations.includes('upstream')
    ? await deliverUpstream({ ...accepting, db }, message)
    : receivedOutcome(message)
  const others = ownDestinations(accepting.settings).map((destination) => toDelivery(message, destination))
  if (outcome.code === 200)
    waitUntil(deliverLeased({ ...later, db }, others, new Map([[message.id, message]])))
  return outcome
}

/**
 * Accepts a message: stores it, attempts the upstream while the visitor waits, and delivers to the others after the
 * answer. Suspected spam is stored and not delivered. A repeated key waits for the answer of the first in this isolate.
 * `words` is the message without the line about its topic.
 */
export async function acceptMessage(
  accepting: AcceptContext,
  message: Message,
  content: Content,
): Promise<Outcome> {
  const first = underWay.get(message.key)
  if (first) return isSame(first.message, message, content.words) ? answerOf(first) : USED_KEY
  const accepted: Accepted = { message }
  underWay.set(message.key, accepted)
  try {
    accepted.outcome = await accept(accepting, message, content)
    return accepted.outcome
  } finally {
    underWay.delete(message.key)
  }
}
