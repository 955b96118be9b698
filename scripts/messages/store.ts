import { literal } from '#upstream/seed/sql.ts'
import { EMPTIED, type Message as StoredMessage } from '#worker/contact/messages.ts'
import type { Database } from '../directory/database.ts'

/** A contact message as the operator reads it. Times are milliseconds since the epoch. */
export type Message = Omit<StoredMessage, 'type' | 'key'> & { suspected: number; closedAt: number | null }

export type DeliveryState = {
  messageId: string
  destination: string
  state: 'pending' | 'held' | 'delivered' | 'rejected' | 'closed'
  attempts: number
  lastError: string | null
  settledAt: number | null
}

/** An SQL condition that selects messages. */
export type Selection = string

/** Messages whose personal data has not been deleted. */
const KEPT = "type = 'contact.message' AND emptied_at IS NULL"
const IS_OPEN = "state IN ('pending', 'held', 'rejected')"

export function withIds(ids: ReadonlyArray<string>): Selection {
  return `id IN (${ids.map(literal).join(', ')})`
}

export function withIdPrefix(prefix: string): Selection {
  return `substr(id, 1, ${prefix.length}) = ${literal(prefix)}`
}

export function fromAddress(email: string): Selection {
  return `lower(email) = lower(${literal(email.trim())})`
}

/** Returns a condition for text search without LIKE, whose patterns D1 limits to 50 bytes. */
export function containing(text: string): Selection {
  const fields = ['name', 'email', 'phone', 'message', "COALESCE(details, '')"]
  return fields.map((field) => `instr(lower(${field}), lower(${literal(text)})) > 0`).join(' OR ')
}

export const suspected: Selection = 'suspected = 1'

export const rejected: Selection =
  "EXISTS (SELECT 1 FROM deliveries WHERE message_id = id AND state = 'rejected')"

/** Messages with an undelivered destination, without suspected spam. */
export const open: Selection = `suspected = 0 AND EXISTS (SELECT 1 FROM deliveries WHERE message_id = id AND ${IS_OPEN})`

/** Returns the selected messages, newest first. */
export async function readMessages(
  database: Database,
  selection: Selection,
  limit = -1,
): Promise<Array<Message>> {
  const rows = await database.query<Omit<Message, 'details'> & { details: string | null }>(
    `SELECT id, name, email, phone, message, topic, details, language, suspected, received_at AS receivedAt, closed_at AS closedAt
     FROM messages WHERE ${KEPT} AND (${selection}) ORDER BY received_at DESC, id LIMIT ${limit}`,
  )
  return rows.map((row) => ({ ...row, details: row.details && JSON.parse(row.details) }))
}

/** Returns the deliveries of the selected messages. */
export function readDeliveries(database: Database, selection: Selection): Promise<Array<DeliveryState>> {
  return database.query(
    `SELECT message_id AS messageId, destination, state, attempts, last_error AS lastError, settled_at AS settledAt
     FROM deliveries JOIN messages ON id = message_id WHERE ${KEPT} AND (${selection}) ORDER BY message_id, destination`,
  )
}

/** Returns the condition that limits a statement on `deliveries` to the selected messages. */
function ofSelected(selection: Selection): string {
  return `message_id IN (SELECT id FROM messages WHERE ${KEPT} AND (${selection}))`
}

/**
 * Makes all undelivered deliveries due at the next run of the cron. Releases suspected messages and reopens closed
 * ones.
 */
export async function resendMessages(database: Database, selection: Selection): Promise<number> {
  const changed = await database.query(
    `UPDATE deliveries SET state = 'pending', next_attempt_at = 0, settled_at = NULL
     WHERE state <> 'delivered' AND ${ofSelected(selection)} RETURNING message_id`,
  )
  await database.query(
    `UPDATE messages SET suspected = 0, closed_at = NULL WHERE ${KEPT} AND (${selection}) RETURNING id`,
  )
  return changed.length
}

/** Closes messages: stops their deliveries and starts the retention period. */
export async function closeMessages(database: Database, selection: Selection, now: number): Promise<number> {
  await database.query(
    `UPDATE deliveries SET state = 'closed', settled_at = ${now} WHERE ${IS_OPEN} AND ${ofSelected(selection)} RETURNING message_id`,
  )
  const closed = await database.query(
    `UPDATE messages SET closed_at = COALESCE(closed_at, ${now}) WHERE ${KEPT} AND (${selection}) RETURNING id`,
  )
  return closed.length
}

/** Deletes the personal data of messages. Ids and keys stay for 90 days, so that no queued copy is stored again. */
export async function deleteMessages(database: Database, selection: Selection, now: number): Promise<number> {
  await database.query(`DELETE FROM deliveries WHERE ${ofSelected(selection)} RETURNING message_id`)
  const emptied = await database.query(
    `UPDATE messages SET ${EMPTIED}, emptied_at = ${now} WHERE ${KEPT} AND (${selection}) RETURNING id`,
  )
  return emptied.length
}
