import { toHex } from '#lib/hex.ts'
import type { Message } from '#worker/contact/message-fields.ts'

const DAY_MS = 24 * 3_600_000
const SUSPECTED_KEPT_MS = 30 * DAY_MS

async function toHash(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** Returns the key of a message that came without one, from its fields and the day (`2026-11-17`). */
export function keyOfFields(day: string, fields: ReadonlyArray<string | undefined>): Promise<string> {
  return toHash(JSON.stringify([day, ...fields]))
}

/**
 * Returns the id of the message with an idempotency key: the same at every attempt, even without the database.
 */
export async function idOfKey(key: string): Promise<string> {
  return (await toHash(`message ${key}`)).slice(0, 32)
}

/** The deliveries of a new message. With a lease, the request itself makes the first attempt at each destination. */
type NewDeliveries = {
  destinations: ReadonlyArray<string>
  state: 'pending' | 'held'
  leaseUntil: number | null
}

/** Stores a message and its deliveries in one batch. Returns false if its key is known. */
async function insert(
  db: D1Database,
  message: Message,
  { destinations, state, leaseUntil }: NewDeliveries,
  isRetry: boolean,
): Promise<boolean> {
  const { id, key, name, email, phone, topic, details, language, receivedAt } = message
  const suspected = state === 'held' ? 1 : 0
  const attempts = leaseUntil === null ? 0 : 1
  const [stored, , existing] = await db.batch<{ receivedAt: number }>([
    db
      .prepare(
        `INSERT INTO messages (id, idempotency_key, name, email, phone, message, topic, details, language, received_at, suspected)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT DO NOTHING`,
      )
      .bind(
        id,
        key,
        name,
        email,
        phone,
        message.message,
        topic,
        details && JSON.stringify(details),
        language,
        receivedAt,
        suspected,
      ),
    db
      .prepare(
        `INSERT INTO deliveries (message_id, destination, state, attempts, started_at, next_attempt_at, lease_until)
         SELECT ?1, value, ?3, ?4, ?5, ?5, ?6 FROM json_each(?2)
         WHERE EXISTS (SELECT 1 FROM messages WHERE id = ?1 AND received_at = ?5) ON CONFLICT DO NOTHING`,
      )
      .bind(id, JSON.stringify(destinations), state, attempts, receivedAt, leaseUntil),
    db.prepare('SELECT received_at AS receivedAt FROM messages WHERE id = ?1').bind(id),
  ])
  return stored?.meta.changes === 1 || (isRetry && existing?.results[0]?.receivedAt === receivedAt)
}

/**
 * Stores a message. Retries once, because D1 drops single connections; the first write may have committed all the same.
 * Returns false if the key is known.
 */
export async function storeMessage(
  db: D1Database,
  message: Message,
  deliveries: NewDeliveries,
): Promise<boolean> {
  try {
    return await insert(db, message, deliveries, false)
  } catch {
    return insert(db, message, deliveries, true)
  }
}

/** The stored message that a repeated key is compared with. `state` is that of the upstream; null without one. */
type Repeated = Pick<Message, 'id' | 'name' | 'email' | 'phone' | 'message' | 'topic'> & {
  state: string | null
}

/**
 * Returns the message with a key; null if there is none. Marks it as repeated: its visitor will read that it is saved,
 * so that a rejection no longer deletes it.
 */
export async function markRepeated(db: D1Database, key: string): Promise<Repeated | null> {
  return db
    .prepare(
      `UPDATE messages SET repeated = 1 WHERE idempotency_key = ?1 RETURNING id, name, email, phone, message, topic,
       (SELECT state FROM deliveries WHERE message_id = messages.id AND destination = 'upstream') AS state`,
    )
    .bind(key)
    .first<Repeated>()
}

/**
 * Stores and deletes a message in one transaction. Returns the reason if the database cannot be written, for instance
 * because it is full; undefined if it can.
 */
export async function findWriteProblem(db: D1Database): Promise<string | undefined> {
  const id = `write-check-${crypto.randomUUID()}`
  const insertion = 'INSERT INTO messages (id, idempotency_key, received_at) VALUES (?1, ?1, 0)'
  try {
    await db.batch([insertion, 'DELETE FROM messages WHERE id = ?1'].map((sql) => db.prepare(sql).bind(id)))
    return undefined
  } catch (error) {
    return `not writable: ${error}`.slice(0, 200)
  }
}

type Row = Omit<Message, 'details'> & { details: string | null }

/** Returns the stored messages with some ids, by id. */
export async function readMessagesById(
  db: D1Database,
  ids: ReadonlyArray<string>,
): Promise<Map<string, Message>> {
  const { results } = await db
    .prepare(
      `SELECT id, idempotency_key AS key, name, email, phone, message, topic, details, language, received_at AS receivedAt
       FROM messages WHERE id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids))
    .all<Row>()
  const parse = ({ details, ...row }: Row): Message => ({ ...row, details: details && JSON.parse(details) })
  return new Map(results.map((row) => [row.id, parse(row)]))
}

/** Open messages: those that wait for a configured destination, and dead letters. */
type MessageFigures = {
  waiting: number
  oldestWaitingSeconds?: number
  dead: number
  oldestDeadSeconds?: number
}

/** Counts the messages that are not delivered everywhere. */
export async function messageFigures(
  db: D1Database,
  destinations: ReadonlyArray<string>,
  now: number,
): Promise<MessageFigures> {
  const row = await db
    .prepare(
      `SELECT count(DISTINCT id) FILTER (WHERE state = 'pending') AS waiting,
              count(DISTINCT id) FILTER (WHERE state = 'dead') AS dead,
              min(received_at) FILTER (WHERE state = 'pending') AS oldestWaiting,
              min(received_at) FILTER (WHERE state = 'dead') AS oldestDead
       FROM deliveries JOIN messages ON id = message_id
       WHERE state IN ('pending', 'dead')
         AND (state = 'dead' OR destination IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(JSON.stringify(destinations))
    .first<{ waiting: number; dead: number; oldestWaiting: number | null; oldestDead: number | null }>()
  const age = (since: number) => Math.max(0, Math.round((now - since) / 1_000))
  return {
    waiting: row?.waiting ?? 0,
    dead: row?.dead ?? 0,
    ...(row?.oldestWaiting && { oldestWaitingSeconds: age(row.oldestWaiting) }),
    ...(row?.oldestDead && { oldestDeadSeconds: age(row.oldestDead) }),
  }
}

/**
 * Deletes messages `days` after their last delivery or their closing, whichever is later, and suspected spam after 30
 * days. A message that still waits, a dead letter, and one that the office works on stay until they are closed.
 */
export async function deleteExpired(db: D1Database, now: number, days: number): Promise<void> {
  await db
    .prepare(
      `DELETE FROM messages WHERE (suspected = 1 AND received_at < ?2) OR (
         received_at < ?1 AND COALESCE(closed_at, 0) < ?1
         AND (closed_at IS NOT NULL OR (version = 0 AND EXISTS (SELECT 1 FROM deliveries WHERE message_id = id)))
         AND NOT EXISTS (SELECT 1 FROM deliveries WHERE message_id = id
           AND (state NOT IN ('delivered', 'closed') OR settled_at >= ?1)))`,
    )
    .bind(now - days * DAY_MS, now - SUSPECTED_KEPT_MS)
    .run()
}
