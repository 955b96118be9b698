import type { Message } from '#worker/contact/message-fields.ts'
import {
  dueAt,
  isUndelivered,
  rank,
  type Selection,
  sortKey,
  withIds,
} from '#worker/contact/message-selections.ts'
import { type RunAll, type Sql, sql } from '#worker/contact/sql.ts'

type Progress = 'new' | 'called' | 'arranged'

/** A contact message as the office reads it. `calls` are those that nobody answered. Times are milliseconds since the epoch. */
export type OfficeMessage = Omit<Message, 'key'> & {
  suspected: number
  closedAt: number | null
  progress: Progress
  calls: number
  note: string
  version: number
  dueAt: number
  rank: number
  sortKey: number
}

export type DeliveryState = {
  messageId: string
  destination: string
  state: 'pending' | 'held' | 'delivered' | 'dead' | 'closed'
  attempts: number
  lastError: string | null
  settledAt: number | null
}

/** The values of a message after a change. */
export type RecordedChange = Pick<OfficeMessage, 'version' | 'calls' | 'note'> & {
  state: Progress | 'closed'
  changedAt: number
  changedBy: string
}

const orders = { newest: sql`received_at DESC, id`, list: sql`${rank}, ${sortKey}, id` }

/** Returns the selected messages, newest first, or what waits first. */
export async function readMessages(
  run: RunAll,
  selection: Selection,
  { limit = -1, order = 'newest' }: { limit?: number; order?: keyof typeof orders } = {},
): Promise<Array<OfficeMessage>> {
  const [rows = []] = await run<Omit<OfficeMessage, 'details'> & { details: string | null }>([
    sql`SELECT id, name, email, phone, message, topic, details, language, suspected, received_at AS receivedAt,
      closed_at AS closedAt, progress, calls, note, version, ${dueAt} AS dueAt, ${rank} AS rank, ${sortKey} AS sortKey
      FROM messages WHERE ${selection} ORDER BY ${orders[order]} LIMIT ${limit}`,
  ])
  return rows.map((row) => ({ ...row, details: row.details && JSON.parse(row.details) }))
}

/** Returns the deliveries of the selected messages. */
export async function readDeliveries(run: RunAll, selection: Selection): Promise<Array<DeliveryState>> {
  const [rows = []] = await run<DeliveryState>([
    sql`SELECT message_id AS messageId, destination, state, attempts, last_error AS lastError, settled_at AS settledAt
      FROM deliveries JOIN messages ON id = message_id WHERE ${selection} ORDER BY message_id, destination`,
  ])
  return rows
}

/** Returns what was changed in a message, the latest change first. */
export async function readChanges(run: RunAll, id: string): Promise<Array<RecordedChange>> {
  const [rows = []] = await run<RecordedChange>([
    sql`SELECT version, changed_at AS changedAt, changed_by AS changedBy, state, calls, note
      FROM message_changes WHERE message_id = ${id} ORDER BY version DESC`,
  ])
  return rows
}

/** The person who changes messages, and the time of the change (ms). */
type Editor = { by: string; now: number }

/** Records the values of the selected messages whose version has no row yet. */
function recordChanges(selection: Selection, { by, now }: Editor): Sql {
  return sql`INSERT INTO message_changes (message_id, version, changed_at, changed_by, state, calls, note)
    SELECT id, version, ${now}, ${by}, iif(closed_at IS NULL, progress, 'closed'), calls, note
    FROM messages WHERE version > 0 AND (${selection}) ON CONFLICT DO NOTHING`
}

/** Makes deliveries due at the next run of the cron, with the whole time until they are given up. */
const retry = (now: number) =>
  sql`started_at = ${now}, next_attempt_at = 0, attempts = min(attempts, 1), settled_at = NULL`

/** Retries all deliveries that have not arrived. Releases suspected messages and reopens closed ones. */
export async function resendMessages(run: RunAll, selection: Selection, editor: Editor): Promise<number> {
  const [changed = []] = await run([
    sql`UPDATE deliveries SET state = 'pending', ${retry(editor.now)} WHERE state <> 'delivered'
      AND message_id IN (SELECT id FROM messages WHERE ${selection}) RETURNING message_id`,
    sql`UPDATE messages SET suspected = 0, version = version + (closed_at IS NOT NULL), closed_at = NULL
      WHERE ${selection}`,
    recordChanges(selection, editor),
  ])
  return changed.length
}

/** The new values of a message; other values stay. `calls` is added to its calls. */
export type Change = { progress?: Progress; calls?: number; note?: string; isClosed?: boolean }

/**
 * Changes messages, or only a message that still has a version. Closing stops the deliveries and starts the retention
 * period; the opposite resumes them. Returns the number of changed messages.
 */
export async function changeMessages(
  run: RunAll,
  { ids, version }: { ids: ReadonlyArray<string>; version?: number },
  { progress, calls = 0, note, isClosed }: Change,
  editor: Editor,
): Promise<number> {
  const selection = sql`${withIds(ids)} AND version = ${version ?? sql`version`}`
  const ofSelected = sql`message_id IN (SELECT id FROM messages WHERE ${selection})`
  const stop = sql`state = 'closed', settled_at = ${editor.now} WHERE ${isUndelivered}`
  const resume = sql`${retry(editor.now)},
    state = (SELECT iif(suspected, 'held', 'pending') FROM messages WHERE id = message_id) WHERE state = 'closed'`
  const closedAt = isClosed ? sql`COALESCE(closed_at, ${editor.now})` : null
  const results = await run([
    ...(isClosed === undefined
      ? []
      : [sql`UPDATE deliveries SET ${isClosed ? stop : resume} AND ${ofSelected}`]),
    sql`UPDATE messages SET progress = ${progress ?? sql`progress`}, calls = calls + ${calls}, note = ${note ?? sql`note`},
      closed_at = ${isClosed === undefined ? sql`closed_at` : closedAt}, version = version + 1
      WHERE ${selection} RETURNING id`,
    recordChanges(withIds(ids), editor),
  ])
  return results.at(-2)?.length ?? 0
}

/** Deletes messages with their deliveries and changes. */
export async function deleteMessages(run: RunAll, selection: Selection): Promise<number> {
  const [deleted = []] = await run([sql`DELETE FROM messages WHERE ${selection} RETURNING id`])
  return deleted.length
}
