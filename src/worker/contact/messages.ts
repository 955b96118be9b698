import { type Details, detailNames } from '#api/schemas/contact.ts'
import { toHex } from '#lib/hex.ts'

/** The type of a row of `messages`, and of a webhook. */
export type MessageType = 'contact.message' | 'alert.raised' | 'alert.cleared'

const LABELS: Record<keyof Details, string> = {
  service: 'Service',
  job: 'Job',
  city: 'City',
  provider: 'Provider',
  preferredDay: 'Preferred day',
  preferredTime: 'Preferred time',
}

/** A row of `messages`. An alert has its rule as the name. Times are milliseconds since the epoch. */
export type Message = {
  id: string
  type: MessageType
  key: string
  name: string
  email: string
  phone: string
  message: string
  topic: string | null
  details: Details | null
  language: string | null
  receivedAt: number
}

/** Returns a line for each detail of a message. */
export function detailLines(details: Details | null): Array<string> {
  return detailNames.flatMap((name) => (details?.[name] ? [`${LABELS[name]}: ${details[name]}`] : []))
}

/** A new row of `deliveries`. */
export type NewDelivery = {
  destination: string
  state: 'pending' | 'held'
  attempts: number
  nextAttemptAt: number
  leaseUntil: number | null
}

const DAY_MS = 24 * 3_600_000
/** A browser may send a queued copy long after the message was emptied. */
const KEYS_KEPT_MS = 90 * DAY_MS
const SUSPECTED_KEPT_MS = 30 * DAY_MS
/** A remote upstream has its own copy. This one helps to investigate recent problems. */
export const DELIVERED_TEXT_DAYS = 7

/** The assignments that remove the personal data from a row of `messages`. */
export const EMPTIED = "name = '', email = '', phone = '', message = '', topic = NULL, details = NULL"

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

/** Returns the reference that the visitor gets for questions about a message. */
export function getReference({ id }: Pick<Message, 'id'>): string {
  return id.slice(0, 8)
}

/** Stores a message and its deliveries in one batch. Returns false if its key is known. */
export async function storeMessage(
  db: D1Database,
  message: Message,
  deliveries: ReadonlyArray<NewDelivery>,
  isSuspected = false,
): Promise<boolean> {
  const { id, type, key, name, email, phone, topic, details, language, receivedAt } = message
  const [stored] = await db.batch([
    db
      .prepare(
        `INSERT INTO messages (id, type, idempotency_key, name, email, phone, message, topic, details, language, received_at, suspected)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) ON CONFLICT DO NOTHING`,
      )
      .bind(
        id,
        type,
        key,
        name,
        email,
        phone,
        message.message,
        topic,
        details && JSON.stringify(details),
        language,
        receivedAt,
        isSuspected ? 1 : 0,
      ),
    db
      .prepare(
        `INSERT INTO deliveries (message_id, destination, state, attempts, next_attempt_at, lease_until)
         SELECT ?1, value ->> 'destination', value ->> 'state', value ->> 'attempts', value ->> 'nextAttemptAt', value ->> 'leaseUntil'
         FROM json_each(?2)
         WHERE EXISTS (SELECT 1 FROM messages WHERE id = ?1 AND received_at = ?3 AND emptied_at IS NULL)
         ON CONFLICT DO NOTHING`,
      )
      .bind(id, JSON.stringify(deliveries), receivedAt),
  ])
  return stored?.meta.changes === 1
}

/** The stored message that a repeated key is compared with. */
export type Standing = Pick<Message, 'id' | 'name' | 'email' | 'phone' | 'message' | 'topic'> & {
  emptiedAt: number | null
  /** State of the delivery to the upstream; null without one. */
  state: string | null
  attempts: number | null
  leaseUntil: number | null
}

/** Returns the message with a key; null if there is none. */
export async function readStanding(db: D1Database, key: string): Promise<Standing | null> {
  return db
    .prepare(
      `SELECT id, name, email, phone, message, topic, emptied_at AS emptiedAt, state, attempts, lease_until AS leaseUntil
       FROM messages LEFT JOIN deliveries ON message_id = id AND destination = 'upstream' WHERE idempotency_key = ?1`,
    )
    .bind(key)
    .first<Standing>()
}

/**
 * Deletes a message that the upstream rejected while the visitor waited, and its deliveries. Keeps it if another run
 * has claimed it, which makes it a dead letter.
 */
export async function withdrawMessage(db: D1Database, id: string): Promise<void> {
  await db.batch([
    db
      .prepare(
        `DELETE FROM messages WHERE id = ?1 AND EXISTS (SELECT 1 FROM deliveries
         WHERE message_id = ?1 AND destination = 'upstream' AND state = 'pending' AND attempts = 1)`,
      )
      .bind(id),
    db
      .prepare(
        'DELETE FROM deliveries WHERE message_id = ?1 AND NOT EXISTS (SELECT 1 FROM messages WHERE id = ?1)',
      )
      .bind(id),
  ])
}

/**
 * Stores and deletes a message in one transaction. Returns the reason if the database cannot be written, for instance
 * because it is full; undefined if it can.
 */
export async function findWriteProblem(db: D1Database): Promise<string | undefined> {
  const id = `write-check-${crypto.randomUUID()}`
  const insert = 'INSERT INTO messages (id, type, idempotency_key, received_at) VALUES (?1, ?1, ?1, 0)'
  try {
    await db.batch([insert, 'DELETE FROM messages WHERE id = ?1'].map((sql) => db.prepare(sql).bind(id)))
    return undefined
  } catch (error) {
    return `not writable: ${error}`.slice(0, 200)
  }
}

type Row = Omit<Message, 'details'> & { details: string | null }

/** Returns the stored messages with some ids, by id. */
export async function readMessages(
  db: D1Database,
  ids: ReadonlyArray<string>,
): Promise<Map<string, Message>> {
  const { results } = await db
    .prepare(
      `SELECT id, type, idempotency_key AS key, name, email, phone, message, topic, details, language, received_at AS receivedAt
       FROM messages WHERE emptied_at IS NULL AND id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids))
    .all<Row>()
  const parse = ({ details, ...row }: Row): Message => ({ ...row, details: details && JSON.parse(details) })
  return new Map(results.map((row) => [row.id, parse(row)]))
}

/** Open contact messages: those that wait for a configured destination, and dead letters. */
export type MessageFigures = {
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
              count(DISTINCT id) FILTER (WHERE state = 'rejected') AS dead,
              min(received_at) FILTER (WHERE state = 'pending') AS oldestWaiting,
              min(received_at) FILTER (WHERE state = 'rejected') AS oldestDead
       FROM deliveries JOIN messages ON id = message_id
       WHERE state IN ('pending', 'rejected') AND type = 'contact.message'
         AND (state = 'rejected' OR destination IN (SELECT value FROM json_each(?1)))`,
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
 * Empties messages `days` after their last delivery or their closing, whichever is later, and suspected spam after 30
 * days. A message that still waits stays until it is closed.
 */
export async function emptyExpired(db: D1Database, now: number, days: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE messages SET ${EMPTIED}, emptied_at = ?1 WHERE emptied_at IS NULL AND (
           (suspected = 1 AND received_at < ?3) OR (
             received_at < ?2 AND COALESCE(closed_at, 0) < ?2
             AND (closed_at IS NOT NULL OR EXISTS (SELECT 1 FROM deliveries WHERE message_id = id))
             AND NOT EXISTS (SELECT 1 FROM deliveries WHERE message_id = id
               AND (state NOT IN ('delivered', 'closed') OR settled_at >= ?2))))`,
      )
      .bind(now, now - days * DAY_MS, now - SUSPECTED_KEPT_MS),
    db.prepare(
      'DELETE FROM deliveries WHERE message_id IN (SELECT id FROM messages WHERE emptied_at IS NOT NULL)',
    ),
    db.prepare('DELETE FROM messages WHERE emptied_at < ?1').bind(now - KEYS_KEPT_MS),
  ])
}
