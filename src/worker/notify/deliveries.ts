import type { Destination, NoticeType } from '#upstream/destinations.ts'
import { backOff } from '#worker/contact/outbox.ts'

/** A notice on its way to one destination. */
export type Delivery = {
  id: string
  destination: Destination
  type: NoticeType
  payload: string
  createdAt: number
  attempts: number
}

/** Takes what is due for a destination; nobody else gets it until the lease is over. */
export async function claimDeliveries(
  db: D1Database,
  destination: Destination,
  { now, leaseMs, most }: { now: number; leaseMs: number; most: number },
): Promise<Array<Delivery>> {
  const { results } = await db
    .prepare(
      `UPDATE deliveries SET lease_until = ?3, attempts = attempts + 1
       WHERE destination = ?1 AND id IN (SELECT id FROM deliveries
         WHERE destination = ?1 AND delivered_at IS NULL AND next_attempt_at <= ?2 AND lease_until <= ?2
         ORDER BY next_attempt_at LIMIT ?4)
       RETURNING id, destination, type, payload, created_at AS createdAt, attempts`,
    )
    .bind(destination, now, now + leaseMs, most)
    .all<Delivery>()
  return results
}

/**
 * Notes that a destination has taken a notice, drops its text, and tells a stored message when that was the last one. A
 * notice that is still being written down is noted, too: then it is not written for this destination any more.
 */
export async function settleDelivery(
  db: D1Database,
  { id, destination, type, createdAt, attempts }: Omit<Delivery, 'payload'>,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO deliveries (id, destination, type, payload, created_at, attempts, next_attempt_at, delivered_at)
         VALUES (?1, ?2, ?4, '', ?5, ?6, ?5, ?3) ON CONFLICT (id, destination)
         DO UPDATE SET delivered_at = ?3, payload = '', lease_until = 0, last_error = NULL`,
      )
      .bind(id, destination, now, type, createdAt, attempts),
    db
      .prepare(
        `UPDATE contact_messages SET delivered_at = ?2 WHERE id = ?1
         AND NOT EXISTS (SELECT 1 FROM deliveries WHERE id = ?1 AND delivered_at IS NULL)`,
      )
      .bind(id, now),
  ])
}

/** Gives a notice back that a destination has not taken, unless it is being sent again by now. */
export async function postponeDelivery(
  db: D1Database,
  { id, destination, attempts }: Pick<Delivery, 'id' | 'destination' | 'attempts'>,
  reason: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE deliveries SET next_attempt_at = ?3, lease_until = 0, last_error = ?4
       WHERE id = ?1 AND destination = ?2 AND attempts = ?5 AND delivered_at IS NULL`,
    )
    .bind(id, destination, now + backOff(attempts), reason, attempts)
    .run()
}

/** Lets a message go out that was held back until the marketplace API had said something to it. */
export async function releaseDeliveries(db: D1Database, id: string): Promise<void> {
  await db.prepare('UPDATE deliveries SET next_attempt_at = 0 WHERE id = ?1 AND attempts = 0').bind(id).run()
}

/** How many messages some configured destination has not taken yet, and since when the oldest waits. */
export type DeliveryFigures = { waiting: number; oldestAt: number | undefined }

export async function deliveryFigures(
  db: D1Database,
  destinations: ReadonlyArray<Destination>,
): Promise<DeliveryFigures> {
  const row = await db
    .prepare(
      `SELECT count(DISTINCT id) AS waiting, min(created_at) AS oldest FROM deliveries
       WHERE delivered_at IS NULL AND type = 'contact.message'
         AND destination IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(destinations))
    .first<{ waiting: number; oldest: number | null }>()
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest ?? undefined }
}

/** Forgets what was delivered before a time. */
export async function removeDelivered(db: D1Database, before: number): Promise<void> {
  await db.prepare('DELETE FROM deliveries WHERE delivered_at < ?1').bind(before).run()
}
