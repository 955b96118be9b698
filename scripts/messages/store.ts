import { literal } from '#upstream/seed/sql.ts'
import { RECEIVED } from '#worker/contact/outbox.ts'
import type { Database } from '../directory/database.ts'

/**
 * A message that is in the database, in whichever place: stored by the embedded API, on its way to a remote one, refused
 * by that (dead), or delivered there while a destination still waits for it.
 */
export type Message = {
  id: string
  received_at: string
  name: string
  email: string
  phone: string
  message: string
  delivered_at: number | null
  dealt_with_at: number | null
  /** The code of the language that it was written in; null where it was not said. */
  language: string | null
  place: 'stored' | 'outbox' | 'dead' | 'delivery'
}

export type DeliveryState = {
  id: string
  destination: string
  attempts: number
  last_error: string | null
  delivered_at: number | null
}

export type DeadLetter = Message & { answer: string | null }

const TIME = "strftime('%Y-%m-%dT%H:%M:%fZ', created_at / 1000.0, 'unixepoch')"
const WORDS = ['name', 'email', 'phone', 'message', 'language']
  .map((field) => `json_extract(payload, '$.${field}') AS ${field}`)
  .join(', ')

/** Every message whose text is here. */
const MESSAGES = `(
  SELECT id, received_at, name, email, phone, message, language, delivered_at, dealt_with_at, 'stored' AS place FROM contact_messages
  UNION ALL
  SELECT id, ${TIME} AS received_at, ${WORDS}, NULL, NULL, CASE WHEN dead_at IS NULL THEN 'outbox' ELSE 'dead' END
  FROM contact_outbox WHERE payload <> ''
  UNION ALL
  SELECT id, ${TIME} AS received_at, ${WORDS}, NULL, NULL, 'delivery' FROM deliveries
  WHERE type = 'contact.message' AND payload <> ''
    AND id NOT IN (SELECT id FROM contact_messages UNION ALL SELECT id FROM contact_outbox WHERE payload <> '')
  GROUP BY id)`

function listOf(ids: ReadonlyArray<string>): string {
  return `(${ids.map(literal).join(', ')})`
}

/** The newest messages; with a text those that have it in their name, address, number or words. */
export function newestMessages(database: Database, most: number, text?: string): Promise<Array<Message>> {
  const fields = ['name', 'email', 'phone', 'message']
  // D1 takes no pattern of LIKE that is longer than 50 bytes.
  const has = (field: string) => `instr(lower(${field}), lower(${literal(text ?? '')})) > 0`
  const where = text === undefined ? '' : `WHERE ${fields.map(has).join(' OR ')}`
  return database.query(`SELECT * FROM ${MESSAGES} ${where} ORDER BY received_at DESC, id LIMIT ${most}`)
}

/** All messages, the oldest first. */
export function allMessages(database: Database): Promise<Array<Message>> {
  return database.query(`SELECT * FROM ${MESSAGES} ORDER BY received_at, id`)
}

/** The messages that an id, or the beginning of one, names. */
export function messagesOf(database: Database, id: string): Promise<Array<Message>> {
  return database.query(
    `SELECT * FROM ${MESSAGES} WHERE substr(id, 1, ${id.length}) = ${literal(id)} LIMIT 2`,
  )
}

/** The messages that somebody wrote, by e-mail address. */
export function messagesFrom(database: Database, email: string): Promise<Array<Message>> {
  return database.query(`SELECT * FROM ${MESSAGES} WHERE lower(email) = lower(${literal(email.trim())})`)
}

/** Where each of the messages was sent, or waits to be. */
export async function deliveriesOf(
  database: Database,
  ids: ReadonlyArray<string>,
): Promise<Array<DeliveryState>> {
  if (ids.length === 0) return []
  return database.query(
    `SELECT id, destination, attempts, last_error, delivered_at FROM deliveries WHERE id IN ${listOf(ids)} ORDER BY id, destination`,
  )
}

/** What the marketplace API refused after its writer was told that it is saved, with its answer. */
export function deadLetters(database: Database): Promise<Array<DeadLetter>> {
  return database.query(
    `SELECT id, ${TIME} AS received_at, ${WORDS}, NULL AS delivered_at, NULL AS dealt_with_at, 'dead' AS place, answer
     FROM contact_outbox WHERE dead_at IS NOT NULL ORDER BY created_at`,
  )
}

/** Has messages sent at the next run of the cron: to the API those it refused, to destinations what they have not taken. */
export async function sendAgain(database: Database, ids: ReadonlyArray<string> | 'all'): Promise<void> {
  const which = ids === 'all' ? '' : ` AND id IN ${listOf(ids)}`
  await database.run(
    [
      `UPDATE contact_outbox SET dead_at = NULL, next_attempt_at = 0 WHERE dead_at IS NOT NULL${which}`,
      `UPDATE contact_outbox SET next_attempt_at = 0 WHERE settled_at IS NULL AND dead_at IS NULL${which}`,
      `UPDATE deliveries SET next_attempt_at = 0 WHERE delivered_at IS NULL${which}`,
    ],
    { together: true },
  )
}

/** What whoever sends an erased message once more is told: the same as at the first time. */
const ANSWER = literal(JSON.stringify(RECEIVED))

/** Empties messages in the outbox and keeps their keys, so that nobody's browser brings them back. */
function settleInOutbox(ids: ReadonlyArray<string>, now: number): string {
  return `UPDATE contact_outbox SET payload = '', answer = ${ANSWER}, settled_at = COALESCE(settled_at, ${now}),
    dead_at = NULL, lease_until = 0, last_error = NULL WHERE id IN ${listOf(ids)}`
}

/**
 * Notes that messages are dealt with. A dead letter among them is forgotten, and what only a destination still waits for;
 * what is on its way to the API goes on.
 */
export async function dealWith(
  database: Database,
  messages: ReadonlyArray<Message>,
  now: number,
): Promise<void> {
  const ids = messages.map(({ id }) => id)
  const idsAt = (where: Message['place']) =>
    messages.filter(({ place }) => place === where).map(({ id }) => id)
  const dead = idsAt('dead')
  const untold = idsAt('delivery')
  await database.run(
    [
      `UPDATE contact_messages SET dealt_with_at = COALESCE(dealt_with_at, ${now}) WHERE id IN ${listOf(ids)}`,
      settleInOutbox(dead, now),
      `UPDATE deliveries SET delivered_at = ${now}, payload = '', lease_until = 0
       WHERE delivered_at IS NULL AND id IN ${listOf(untold)}`,
    ],
    { together: true },
  )
}

/**
 * Erases messages wherever they are here: stored, in the outbox, dead, waiting for a destination. What stays is a hash of
 * the key, by which what a browser still sends is answered and not stored.
 */
export async function eraseMessages(
  database: Database,
  ids: ReadonlyArray<string>,
  now: number,
): Promise<void> {
  const which = `id IN ${listOf(ids)}`
  await database.run(
    [
      `INSERT INTO contact_tombstones (idempotency_key, erased_at) SELECT idempotency_key, ${now} FROM contact_messages
       WHERE idempotency_key IS NOT NULL AND ${which} ON CONFLICT (idempotency_key) DO NOTHING`,
      `DELETE FROM contact_messages WHERE ${which}`,
      settleInOutbox(ids, now),
      `DELETE FROM deliveries WHERE ${which}`,
    ],
    { together: true },
  )
}
