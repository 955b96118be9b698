import { backOff } from '#worker/contact/back-off.ts'

/** What the visitor is told. It is kept with the message, so that asking again gives the same. */
export type Outcome = { status: number; code: number; message: string }

export type Waiting = { id: string; key: string; payload: string; attempts: number }

const COLUMNS = 'id, idempotency_key AS key, payload, attempts'

/** Writes a message down, with the right to try it first. False when it is there already. */
export async function enqueue(
  db: D1Database,
  { id, key, payload }: Omit<Waiting, 'attempts'>,
  now: number,
  leaseMs: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO contact_outbox (id, idempotency_key, payload, attempts, next_attempt_at, lease_until, created_at)
       VALUES (?1, ?2, ?3, 1, ?4, ?5, ?4) ON CONFLICT (id) DO NOTHING`,
    )
    .bind(id, key, payload, now, now + leaseMs)
    .run()
  return meta.changes === 1
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

/** Notes the last word on a message and drops its text. */
export async function settle(db: D1Database, id: string, outcome: Outcome, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE contact_outbox SET answer = ?2, settled_at = ?3, payload = '', lease_until = 0, last_error = NULL
       WHERE id = ?1`,
    )
    .bind(id, JSON.stringify(outcome), now)
    .run()
}

/** Gives a message back after an attempt that failed. */
export async function postpone(
  db: D1Database,
  { id, attempts }: Pick<Waiting, 'id' | 'attempts'>,
  reason: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE contact_outbox SET next_attempt_at = ?2, lease_until = 0, last_error = ?3
       WHERE id = ?1 AND settled_at IS NULL`,
    )
    .bind(id, now + backOff(attempts), reason)
    .run()
}

/** Where a message stands: settled with an outcome, being tried at this moment, or waiting. */
export async function lookUp(
  db: D1Database,
  id: string,
  now: number,
): Promise<{ outcome: Outcome | undefined; isBeingTried: boolean }> {
  const row = await db
    .prepare('SELECT answer, lease_until FROM contact_outbox WHERE id = ?1')
    .bind(id)
    .first<{ answer: string | null; lease_until: number }>()
  const outcome: Outcome | undefined = row?.answer ? JSON.parse(row.answer) : undefined
  return { outcome, isBeingTried: (row?.lease_until ?? 0) > now }
}

/** Forgets what was settled before a time, and with it the key. */
export async function removeSettled(db: D1Database, before: number): Promise<void> {
  await db.prepare('DELETE FROM contact_outbox WHERE settled_at < ?1').bind(before).run()
}
