import type { Clock } from '#worker/app-context.ts'
import {
  type Destination,
  getDestinations,
  type Result,
  type Sending,
  sendEmail,
  sendUpstream,
  sendWebhook,
} from '#worker/contact/destinations.ts'
import type { Message } from '#worker/contact/message-fields.ts'
import { readMessagesById } from '#worker/contact/messages.ts'
import { log } from '#worker/log.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'

export type Delivering = Sending & { db: D1Database; now: Clock; requestId: string }

/** A leased row of `deliveries`. `attempts` counts this attempt. */
export type Delivery = { messageId: string; destination: Destination; attempts: number; startedAt: number }

/** `isRead`: the visitor reads the result, so a rejection deletes the message. */
type Attempted = { delivery: Delivery; result: Result; isRead?: boolean }

const MINUTE_MS = 60_000
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS
/** Limit of deliveries per run: the free plan allows 50 calls to other systems, and the alerts make some. */
const MAX_DELIVERIES = 40
/** A worker has six connections, and waiting for one counts towards a timeout. */
const AT_ONCE = 5
const TIMEOUT_MS = 10_000
/** Longer than a run with only timeouts, so that no delivery is attempted by two runs at once. */
export const LEASE_MS = 2 * MINUTE_MS

/**
 * Returns the pause after an attempt: doubled each time from one minute to six hours, minus up to half of it, or as long
 * as the destination asks for. The last attempt is at the end of the time after which a delivery is given up.
 */
function getPauseMs(attempts: number, leftMs: number, askedMs = 0): number {
  const backoffMs = Math.min(MAX_PAUSE_MS, MINUTE_MS * 2 ** (attempts - 1)) * (1 - Math.random() / 2)
  return Math.round(Math.max(backoffMs, Math.min(askedMs, leftMs)))
}

/** Leases due deliveries. Each destination gets its share, so that one that fails does not delay the others. */
async function leaseDue({ settings, origin, db, now: clock }: Delivering): Promise<Array<Delivery>> {
  const now = clock()
  const { results } = await db
    .prepare(
      `UPDATE deliveries SET lease_until = ?2, attempts = attempts + 1
       WHERE (message_id, destination) IN (
         SELECT message_id, destination FROM deliveries
         WHERE state = 'pending' AND next_attempt_at <= ?1 AND (lease_until IS NULL OR lease_until <= ?1)
           AND destination IN (SELECT value FROM json_each(?3))
         ORDER BY row_number() OVER (PARTITION BY destination ORDER BY next_attempt_at), next_attempt_at
         LIMIT ?4)
       RETURNING message_id AS messageId, destination, attempts, started_at AS startedAt`,
    )
    .bind(now, now + LEASE_MS, JSON.stringify(getDestinations({ settings, origin })), MAX_DELIVERIES)
    .all<Delivery>()
  return results
}

/** Sends a message to one destination once. */
export function attempt(
  sending: Sending,
  message: Message,
  { destination, attempts }: Pick<Delivery, 'destination' | 'attempts'>,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  if (destination === 'email') return sendEmail(sending, message, timeoutMs)
  if (destination === 'webhook') return sendWebhook(sending, message, timeoutMs)
  return sendUpstream(sending, message, { isRepeat: attempts > 1, timeoutMs })
}

/** Returns the new values of a row of `deliveries` after an attempt. */
function nextState(
  { delivery: { attempts, startedAt }, result }: Attempted,
  now: number,
): { state: string; nextAttemptAt: number; error: string | null } {
  if (result.outcome === 'delivered') return { state: 'delivered', nextAttemptAt: now, error: null }
  if (result.outcome === 'rejected')
    return { state: 'dead', nextAttemptAt: now, error: `${result.code} ${result.message}`.trim() }
  const leftMs = startedAt + GIVE_UP_MS - now
  const nextAttemptAt = now + getPauseMs(attempts, leftMs, result.retryAfterMs)
  return { state: leftMs <= 0 ? 'dead' : 'pending', nextAttemptAt, error: result.reason }
}

/**
 * Returns the statements that store a result. A late result of an expired lease changes nothing, because the next
 * attempt has another number.
 */
function resultStatements(db: D1Database, attempted: Attempted, now: number): Array<D1PreparedStatement> {
  const { messageId, destination, attempts } = attempted.delivery
  const { state, nextAttemptAt, error } = nextState(attempted, now)
  const removal = db
    .prepare(
      `DELETE FROM messages WHERE id = ?1 AND repeated = 0 AND EXISTS (SELECT 1 FROM deliveries
       WHERE message_id = ?1 AND destination = ?2 AND attempts = ?3 AND state = 'pending')`,
    )
    .bind(messageId, destination, attempts)
  const update = db
    .prepare(
      `UPDATE deliveries SET state = ?4, next_attempt_at = ?5, settled_at = ?6, last_error = ?7, lease_until = NULL
       WHERE message_id = ?1 AND destination = ?2 AND attempts = ?3 AND state = 'pending'`,
    )
    .bind(messageId, destination, attempts, state, nextAttemptAt, state === 'pending' ? null : now, error)
  return attempted.isRead && attempted.result.outcome === 'rejected' ? [removal, update] : [update]
}

function logResult(requestId: string, { delivery: { destination, attempts }, result }: Attempted): void {
  const fields = { requestId, destination, attempts }
  if (result.outcome === 'delivered') log('info', 'message_delivered', fields)
  else if (result.outcome === 'rejected') log('warn', 'message_rejected', { ...fields, code: result.code })
  else log('warn', 'delivery_retry_scheduled', { ...fields, reason: result.reason })
}

/** Stores results in one batch. Deliveries whose result cannot be stored are retried when their lease has expired. */
export async function storeResults(
  { db, now, requestId }: Pick<Delivering, 'db' | 'now' | 'requestId'>,
  attempted: ReadonlyArray<Attempted>,
  timeoutMs?: number,
): Promise<void> {
  for (const one of attempted) logResult(requestId, one)
  if (attempted.length === 0) return
  try {
    const statements = attempted.flatMap((one) => resultStatements(db, one, now()))
    await fromDatabase(db.batch(statements), timeoutMs)
  } catch (error) {
    log('error', 'delivery_results_not_stored', { requestId, count: attempted.length, error: String(error) })
  }
}

/** Attempts leased deliveries of the given messages, a few at once, and stores the results. */
export async function deliverLeased(
  delivering: Delivering,
  leased: ReadonlyArray<Delivery>,
  messages: ReadonlyMap<string, Message>,
): Promise<void> {
  const attempted: Array<Attempted> = []
  for (let first = 0; first < leased.length; first += AT_ONCE) {
    const group = leased.slice(first, first + AT_ONCE).map(async (delivery) => {
      const message = messages.get(delivery.messageId)
      // The message was deleted after the lease.
      return message ? [{ delivery, result: await attempt(delivering, message, delivery) }] : []
    })
    attempted.push(...(await Promise.all(group)).flat())
  }
  await storeResults(delivering, attempted, PATIENCE_MS)
}

/** Attempts the due deliveries. Never throws: the others stay due. */
export async function deliverDue(delivering: Delivering): Promise<void> {
  const { db, requestId } = delivering
  try {
    const leased = await fromDatabase(leaseDue(delivering), PATIENCE_MS)
    const ids = leased.map(({ messageId }) => messageId)
    if (leased.length > 0) await deliverLeased(delivering, leased, await readMessagesById(db, ids))
  } catch (error) {
    log('error', 'delivery_run_failed', { requestId, error: String(error) })
  }
}
