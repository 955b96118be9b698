import { partsOfDay } from '#catalogue/office-day.ts'
import { toPlainDigits } from '#lib/normalize-contact.ts'
import { parsePhone } from '#lib/phone.ts'
import { joined, type Sql, sql } from '#worker/contact/sql.ts'

/** A condition that selects messages. */
export type Selection = Sql

/** Fewer digits are part of too many telephone numbers. */
const MIN_DIGITS = 4

const DAY_MS = 24 * 3_600_000

/** The time in which a complaint is acknowledged. */
export const ACKNOWLEDGE_MS = 2 * DAY_MS

/**
 * The time (ms) by which the office calls or answers: the end of the wanted part of the day in India. Without a wanted
 * day, a complaint is due within the legal time, another message a day after it came.
 */
export const dueAt = sql`COALESCE(unixepoch(details ->> '$.preferredDay' || 'T' || CASE details ->> '$.preferredTime'
  WHEN 'morning' THEN ${partsOfDay.morning.ends} WHEN 'afternoon' THEN ${partsOfDay.afternoon.ends}
  ELSE ${partsOfDay.evening.ends} END || '+05:30') * 1000,
  received_at + iif(topic = 'complaint', ${ACKNOWLEDGE_MS}, ${DAY_MS}))`

/** The order of the list: 0 what waits, 1 what is arranged, 2 what is closed, 3 suspected spam. */
export const rank = sql`CASE WHEN suspected = 1 THEN 3 WHEN closed_at IS NOT NULL THEN 2 ELSE progress = 'arranged' END`

/** The order within a rank: what is open as it is due, the rest newest first. */
export const sortKey = sql`CASE WHEN suspected = 1 THEN -received_at ELSE COALESCE(-closed_at, ${dueAt}) END`

export function withIds(ids: ReadonlyArray<string>): Selection {
  return sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
}

export function withIdPrefix(prefix: string): Selection {
  return sql`instr(id, ${prefix}) = 1`
}

export function fromAddress(email: string): Selection {
  return sql`lower(email) = lower(${email.trim()})`
}

/**
 * Returns a condition for text search without LIKE, whose patterns D1 limits to 50 bytes. A telephone number, or a part
 * of it, is found in any notation, and a message by the beginning of its id.
 */
export function selectContaining(text: string): Selection {
  const fields = [sql`name`, sql`email`, sql`phone`, sql`message`, sql`COALESCE(details, '')`, sql`note`]
  const digits = (parsePhone(text) ?? toPlainDigits(text).replace(/[^\p{L}\d]/gu, '')).replace(/^\+?0*/, '')
  const isNumber = digits.length >= MIN_DIGITS && /^\d+$/.test(digits)
  return joined('OR', [
    ...fields.map((field) => sql`instr(lower(${field}), lower(${text})) > 0`),
    withIdPrefix(text.toLowerCase()),
    ...(isNumber ? [sql`instr(phone, ${digits}) > 0`] : []),
  ])
}

/** Messages by what the office has done about them. */
export const states = {
  open: sql`${rank} < 2`,
  new: sql`${rank} = 0 AND progress = 'new'`,
  called: sql`${rank} = 0 AND progress = 'called'`,
  arranged: sql`${rank} = 1`,
  closed: sql`${rank} = 2`,
  all: sql`suspected = 0`,
  suspected: sql`suspected = 1`,
} as const

export const dead = sql`EXISTS (SELECT 1 FROM deliveries WHERE message_id = id AND state = 'dead')`

/** Selects deliveries that have neither arrived nor been closed. */
export const isUndelivered = sql`state IN ('pending', 'held', 'dead')`

/** Messages with an undelivered destination, without suspected spam. */
export const withUndelivered = sql`suspected = 0 AND EXISTS (SELECT 1 FROM deliveries WHERE message_id = id AND ${isUndelivered})`
