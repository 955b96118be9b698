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
import { type Message, readMessages } from '#worker/contact/messages.ts'
import { log } from '#worker/log.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'

export type Delivering = Sending & { db: D1Database; now: Clock; requestId: string }

/** A claimed row of `deliveries`. `attempts` counts this attempt. */
export type Delivery = { messageId: string; destination: Destination; attempts: number }

type Attempted = { delivery: Delivery; message: Message; result: Result }

const MINUTE_MS = 60_000
const MAX_BACKOFF_MS = 6 * 60 * MINUTE_MS
/** Limit of deliveries per run: the free plan allows 50 calls to other systems. */
const MAX_DELIVERIES = 40
/**
 * A worker has six connections, and waiting for one counts towards a timeout. The probe of the alerts takes the sixth.
 */
const AT_ONCE = 5
const TIMEOUT_MS = 10_000
/** Longer than a run with only timeouts, so that no delivery is attempted by two runs at once. */
export const LEASE_MS = 2 * MINUTE_MS

/** Returns the pause after an attempt: doubled each time from one minute, at most six hours, minus up to half of it. */
function backoffMs(attempts: number, random = Math.random()): number {
  const longest = Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** (attempts - 1))
  return Math.round(longest * (1 - random / 2))
}

/**
 * Claims due deliveries. Each destination gets its share, so that one that fails does not delay the others.
 */
async function claimDue(
  { env, origin, db, now: clock }: Delivering,
  limit: number,
  messageId: string | null,
): Promise<Array<Delivery>> {
  const now = clock()
  const { results } = await db
    .prepare(
      `UPDATE deliveries SET lease_until = ?2, attempts = attempts + 1
       WHERE (message_id, destination) IN (
         SELECT message_id, destination FROM deliveries
         WHERE state = 'pending' AND next_attempt_at <= ?1 AND (lease_until IS NULL OR lease_until <= ?1)
           AND destination IN (SELECT value FROM json_each(?3)) AND (?4 IS NULL OR message_id = ?4)
         ORDER BY row_number() OVER (PARTITION BY destination ORDER BY next_attempt_at), next_attempt_at
         LIMIT ?5)
       RETURNING message_id AS messageId, destination, attempts`,
    )
    .bind(now, now + LEASE_MS, JSON.stringify(getDestinations({ env, origin })), messageId, limit)
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

/** Returns the statements that store the result of an attempt. A late result of an expired lease changes nothing. */
function resultStatements(db: D1Database, { delivery, result }: Attempted, now: number) {
  const { messageId, destination, attempts } = delivery
  const change = (assignments: string, condition: string, ...values: Array<string | number>) =>
    db
      .prepare(
        `UPDATE deliveries SET lease_until = NULL, ${assignments} WHERE message_id = ?1 AND destination = ?2 AND ${condition}`,
      )
      .bind(messageId, destination, ...values)
  const isCurrent = "state = 'pending' AND attempts = ?3"
  if (result.outcome === 'delivered')
    return change("state = 'delivered', settled_at = ?3, last_error = NULL", "state <> 'delivered'", now)
  if (result.outcome === 'retry')
    return change(
      'next_attempt_at = ?4, last_error = ?5',
      isCurrent,
      attempts,
      now + backoffMs(attempts),
      result.reason,
    )
  return change(
    "state = 'rejected', settled_at = ?4, last_error = ?5",
    isCurrent,
    attempts,
    now,
    `${result.code} ${result.message}`.trim(),
  )
}

/**
 * Returns the statement that makes the other destinations due. They wait for the first answer of the upstream.
 */
function releaseStatement(db: D1Database, messageId: string, now: number): D1PreparedStatement {
  return db
    .prepare(
      "UPDATE deliveries SET next_attempt_at = ?2 WHERE message_id = ?1 AND destination <> 'upstream' AND attempts = 0",
    )
    .bind(messageId, now)
}

function logResult(requestId: string, { delivery, message, result }: Attempted): void {
  const { destination, attempts } = delivery
  const fields = { requestId, destination, type: message.type, attempts }
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
  const statements = attempted.flatMap((one) => [
    resultStatements(db, one, now()),
    ...(one.delivery.destination === 'upstream' ? [releaseStatement(db, one.delivery.messageId, now())] : []),
  ])
  try {
    await fromDatabase(db.batch(statements), timeoutMs)
  } catch (error) {
    log('error', 'delivery_results_not_stored', { requestId, count: attempted.length, error: String(error) })
  }
}

async function attemptClaimed(delivering: Delivering, claimed: ReadonlyArray<Delivery>) {
  const messages = await readMessages(
    delivering.db,
    claimed.map(({ messageId }) => messageId),
  )
  const attempted: Array<Attempted> = []
  for (let first = 0; first < claimed.length; first += AT_ONCE) {
    const group = claimed.slice(first, first + AT_ONCE).map(async (delivery) => {
      const message = messages.get(delivery.messageId)
      // The message was emptied after the claim.
      if (!message) return []
      return [{ delivery, message, result: await attempt(delivering, message, delivery) }]
    })
    attempted.push(...(await Promise.all(group)).flat())
  }
  return attempted
}

/** Attempts the due deliveries of one message or of all. Never throws: the others stay due. */
export async function deliverDue(
  delivering: Delivering,
  { limit = MAX_DELIVERIES, messageId = null }: { limit?: number; messageId?: string | null } = {},
): Promise<void> {
  const { requestId } = delivering
  try {
    const claimed = await fromDatabase(claimDue(delivering, limit, messageId), PATIENCE_MS)
    if (claimed.length > 0)
      await storeResults(delivering, await attemptClaimed(delivering, claimed), PATIENCE_MS)
  } catch (error) {
    log('error', 'delivery_run_failed', { requestId, error: String(error) })
  }
}

/** Sends a message that is not stored to some destinations, once. Logs each destination that does not take it. */
export async function sendUnstored(
  sending: Sending & { requestId: string },
  message: Message,
  destinations: ReadonlyArray<Destination>,
): Promise<void> {
  const attempts = destinations.map(async (destination) => {
    const result = await attempt(sending, message, { destination, attempts: 1 })
    if (result.outcome === 'delivered') return
    const { requestId } = sending
    log('error', 'unstored_message_lost', {
      requestId,
      destination,
      type: message.type,
      outcome: result.outcome,
    })
  })
  await Promise.all(attempts)
}
