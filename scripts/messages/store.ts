import { toPlainDigits } from '#lib/normalize-contact.ts'
import { parsePhone } from '#lib/phone.ts'
import { literal } from '#upstream/seed/sql.ts'
import type { Message as StoredMessage } from '#worker/contact/message-fields.ts'
import type { Database } from '../directory/database.ts'

/** A contact message as the operator reads it. Times are milliseconds since the epoch. */
export type Message = Omit<StoredMessage, 'key'> & { suspected: number; closedAt: number | null }

export type DeliveryState = {
  messageId: string
  destination: string
  state: 'pending' | 'held' | 'delivered' | 'dead' | 'closed'
  attempts: number
  lastError: string | null
  settledAt: number | null
}

/** An SQL condition that selects messages. */
export type Selection = string

/** Fewer digits are part of too many telephone numbers. */
const MIN_DIGITS = 4

const IS_OPEN = "state IN ('pending', 'held', 'dead')"

export function withIds(ids: ReadonlyArray<string>): Selection {
  return `id IN (${ids.map(literal).join(', ')})`
}

export function withIdPrefix(prefix: string): Selection {
  return `substr(id, 1, ${prefix.length}) = ${literal(prefix)}`
}

export function fromAddress(email: string): Selection {
  return `lower(email) = lower(${literal(email.trim())})`
}

/**
 * Returns a condition for text search without LIKE, whose patterns D1 limits to 50 bytes. A telephone number, or a part
 * of it, is found in any notation.
 */
export function selectContaining(text: string): Selection {
  const fields = ['name', 'email', 'phone', 'message', "COALESCE(details, '')"]
  const conditions = fields.map((field) => `instr(lower(${field}), lower(${literal(text)})) > 0`)
  const digits = (parsePhone(text) ?? toPlainDigits(text).replace(/[^\p{L}\d]/gu, '')).replace(/^\+?0*/, '')
  const isNumber = digits.length >= MIN_DIGITS && /^\d+$/.test(digits)
  return [...conditions, ...(isNumber ? [`instr(phone, ${literal(digits)}) > 0`] : [])].join(' OR ')
}

export const suspected: Selection = 'suspected = 1'

export const dead: Selection = "EXISTS (SELECT 1 FROM deliveries WHERE message_id = id AND state = 'dead')"

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
     FROM messages WHERE ${selection} ORDER BY received_at DESC, id LIMIT ${limit}`,
  )
  return rows.map((row) => ({ ...row, details: row.details && JSON.parse(row.details) }))
}

/** Returns the deliveries of the selected messages. */
export function readDeliveries(database: Database, selection: Selection): Promise<Array<DeliveryState>> {
  return database.query(
    `SELECT message_id AS messageId, destination, state, attempts, last_error AS lastError, settled_at AS settledAt
     FROM deliveries JOIN messages ON id = message_id WHERE ${selection} ORDER BY message_id, destination`,
  )
}

/** Returns the condition that limits a statement on `deliveries` to the selected messages. */
function ofSelected(selection: Selection): string {
  return `message_id IN (SELECT id FROM messages WHERE ${selection})`
}

/**
 * Makes all undelivered deliveries due at the next run of the cron, with the whole time until they are given up. Releases
 * suspected messages and reopens closed ones.
 */
export async function resendMessages(database: Database, selection: Selection, now: number): Promise<number> {
  const changed = await database.query(
    `UPDATE deliveries SET state = 'pending', started_at = ${now}, next_attempt_at = 0, attempts = min(attempts, 1), settled_at = NULL
     WHERE state <> 'delivered' AND ${ofSelected(selection)} RETURNING message_id`,
  )
  await database.query(`UPDATE messages SET suspected = 0, closed_at = NULL WHERE ${selection} RETURNING id`)
  return changed.length
}

/** Closes messages: stops their deliveries and starts the retention period. */
export async function closeMessages(database: Database, selection: Selection, now: number): Promise<number> {
  await database.query(
    `UPDATE deliveries SET state = 'closed', settled_at = ${now} WHERE ${IS_OPEN} AND ${ofSelected(selection)} RETURNING message_id`,
  )
  const closed = await database.query(
    `UPDATE messages SET closed_at = COALESCE(closed_at, ${now}) WHERE ${selection} RETURNING id`,
  )
  return closed.length
}

/** Deletes messages and their deliveries. */
export async function deleteMessages(database: Database, selection: Selection): Promise<number> {
  return (await database.query(`DELETE FROM messages WHERE ${selection} RETURNING id`)).length
}
