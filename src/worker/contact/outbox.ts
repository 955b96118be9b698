import { type Destination, noticeStatements } from '#upstream/destinations.ts'

const FIRST_MS = 5_000
const LONGEST_MS = 6 * 3_600_000

/**
 * How long a message rests after so many attempts. After the first, made while the visitor waited, none: the next run
 * tries it. From then on four times as long each time, up to six hours; nothing is ever given up.
 */
export function backOff(attempts: number): number {
  return attempts <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 4 ** (attempts - 2))
}

/** What the visitor is told. It is kept with the message, so that asking again gives the same. */
export type Outcome = { status: number; code: number; message: string }

export const RECEIVED: Outcome = { status: 200, code: 200, message: 'Received.' }

export type Waiting = { id: string; key: string; payload: string; attempts: number }

const COLUMNS = 'id, idempotency_key AS key, payload, attempts'

/** This very message is new: neither was it there before nor has it been erased. */
const IS_NEW = 'SELECT 1 FROM contact_outbox WHERE id = ?1 AND created_at = ?5 AND settled_at IS NULL'

/**
 * Writes a message down, with the right to try it first, and what the destinations are to be told of it: held back for
 * the lease, since the API may refuse it while its writer waits. False when it is there already.
 */
export async function enqueue(
  db: D1Database,
  { id, key, payload }: Omit<Waiting, 'attempts'>,
  destinations: ReadonlyArray<Destination>,
  now: number,
  leaseMs: number,
): Promise<boolean> {
  const message = db
    .prepare(
      `INSERT INTO contact_outbox (id, idempotency_key, payload, attempts, next_attempt_at, lease_until, created_at)
       VALUES (?1, ?2, ?3, 1, ?4, ?5, ?4) ON CONFLICT (id) DO NOTHING`,
    )
    .bind(id, key, payload, now, now + leaseMs)
  const notice = { id, type: 'contact.message', payload, createdAt: now, dueAt: now + leaseMs } as const
  const [written] = await db.batch([message, ...noticeStatements(db, notice, destinations, IS_NEW)])
  return written?.meta.changes === 1
}

/** Takes messages whose time has come; nobody else gets them until the lease is over. */
export async function claimDue(
  db: D1Database,
  now: number,
  leaseMs: number,
  most: number,
): Promise<Array<Waiting>> {
  const { results } = await db
    .prepare(
      `UPDATE contact_outbox SET lease_until = ?2, attempts = attempts + 1
       WHERE id IN (SELECT id FROM contact_outbox
                    WHERE settled_at IS NULL AND next_attempt_at <= ?1 AND lease_until <= ?1
                    ORDER BY next_attempt_at LIMIT ?3)
       RETURNING ${COLUMNS}`,
    )
    .bind(now, now + leaseMs, most)
    .all<Waiting>()
  return results
}

/** Notes that a message has been delivered, and drops its text. */
export async function noteDelivery(db: D1Database, id: string, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE contact_outbox
       SET answer = ?2, settled_at = ?3, payload = '', lease_until = 0, last_error = NULL, dead_at = NULL
       WHERE id = ?1`,
    )
    .bind(id, JSON.stringify(RECEIVED), now)
    .run()
}

/** A time that does not come: the last one of `Date`. */
const NEVER = 8_640_000_000_000_000
/** The visitor may have been told that the message is saved, or has not been told anything. */
const IS_PROMISED = '(attempts > 1 OR promised_at IS NOT NULL)'

/**
 * Notes that the API has refused a message. When the visitor waits for just this answer, its text is dropped, and so is
 * what was to be told of it; in all other cases it is kept as a dead letter. Tells which.
 */
export async function noteRefusal(
  db: D1Database,
  id: string,
  outcome: Outcome,
  now: number,
): Promise<'told' | 'dead'> {
  const answer = JSON.stringify(outcome)
  const [noted] = await db.batch<{ dead_at: number | null }>([
    db
      .prepare(
        `UPDATE contact_outbox
         SET answer = ?2, lease_until = 0, last_error = NULL,
             payload = CASE WHEN ${IS_PROMISED} THEN payload ELSE '' END,
             settled_at = CASE WHEN ${IS_PROMISED} THEN NULL ELSE ?3 END,
             dead_at = CASE WHEN ${IS_PROMISED} THEN ?3 END,
             next_attempt_at = CASE WHEN ${IS_PROMISED} THEN ?4 ELSE next_attempt_at END
         WHERE id = ?1 AND settled_at IS NULL RETURNING dead_at`,
      )
      .bind(id, answer, now, NEVER),
    db
      .prepare(
        `DELETE FROM deliveries WHERE id = ?1 AND attempts = 0
         AND EXISTS (SELECT 1 FROM contact_outbox WHERE id = ?1 AND answer = ?2 AND settled_at IS NOT NULL)`,
      )
      .bind(id, answer),
  ])
  return noted?.results[0]?.dead_at ? 'dead' : 'told'
}

/**
 * Gives a message back after an attempt that left it open: from here on it is promised. Not when somebody else tries it by
 * now, for this comes too late.
 */
export async function postpone(
  db: D1Database,
  { id, attempts }: Pick<Waiting, 'id' | 'attempts'>,
  reason: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE contact_outbox
       SET next_attempt_at = ?2, lease_until = 0, last_error = ?3, promised_at = COALESCE(promised_at, ?4)
       WHERE id = ?1 AND attempts = ?5 AND settled_at IS NULL AND dead_at IS NULL`,
    )
    .bind(id, now + backOff(attempts), reason, now, attempts)
    .run()
}

/** Notes that a visitor is told that the message is saved. False when there is a last word on it already. */
export async function promise(db: D1Database, id: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      'UPDATE contact_outbox SET promised_at = COALESCE(promised_at, ?2) WHERE id = ?1 AND settled_at IS NULL',
    )
    .bind(id, now)
    .run()
  return meta.changes === 1
}

/** Where a message stands: settled with an outcome, being tried at this moment, or waiting. A dead letter waits. */
export async function lookUp(
  db: D1Database,
  id: string,
  now: number,
): Promise<{ outcome: Outcome | undefined; isBeingTried: boolean }> {
  const row = await db
    .prepare('SELECT answer, lease_until, settled_at FROM contact_outbox WHERE id = ?1')
    .bind(id)
    .first<{ answer: string | null; lease_until: number; settled_at: number | null }>()
  const outcome: Outcome | undefined = row?.settled_at && row.answer ? JSON.parse(row.answer) : undefined
  return { outcome, isBeingTried: (row?.lease_until ?? 0) > now }
}

/** How many messages have no last word yet and how many are dead letters, with the age of the oldest of each. */
export type OutboxFigures = {
  waiting: number
  oldestWaitingSeconds?: number
  dead: number
  oldestDeadSeconds?: number
}

export async function outboxFigures(db: D1Database, now: number): Promise<OutboxFigures> {
  const row = await db
    .prepare(
      `SELECT count(*) - count(dead_at) AS waiting, count(dead_at) AS dead,
              min(created_at) FILTER (WHERE dead_at IS NULL) AS oldest_waiting,
              min(created_at) FILTER (WHERE dead_at IS NOT NULL) AS oldest_dead
       FROM contact_outbox WHERE settled_at IS NULL`,
    )
    .first<{ waiting: number; dead: number; oldest_waiting: number | null; oldest_dead: number | null }>()
  const age = (since: number) => Math.max(0, Math.round((now - since) / 1_000))
  return {
    waiting: row?.waiting ?? 0,
    dead: row?.dead ?? 0,
    ...(row?.oldest_waiting && { oldestWaitingSeconds: age(row.oldest_waiting) }),
    ...(row?.oldest_dead && { oldestDeadSeconds: age(row.oldest_dead) }),
  }
}

/** Forgets what was settled before a time, and with it the key: the same message would be stored again. */
export async function removeSettled(db: D1Database, before: number): Promise<void> {
  await db.prepare('DELETE FROM contact_outbox WHERE settled_at < ?1').bind(before).run()
}
