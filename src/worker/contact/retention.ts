const DAY_MS = 24 * 3_600_000

/**
 * Messages of which everything was done longer ago than that: delivered to every destination or dealt with, whichever came
 * last. What is neither stays. `?1` is the time in milliseconds, `?2` the same as text: nothing received later is looked at.
 */
const EXPIRED = `SELECT id FROM contact_messages WHERE received_at < ?2
  AND COALESCE(delivered_at, dealt_with_at) IS NOT NULL
  AND max(COALESCE(delivered_at, 0), COALESCE(dealt_with_at, 0)) < ?1`

/** Deletes the messages whose time is over, and what of them waits to be sent. */
export async function removeExpired(db: D1Database, now: number, days: number): Promise<void> {
  const before = now - days * DAY_MS
  const text = new Date(before).toISOString()
  await db.batch([
    db.prepare(`DELETE FROM deliveries WHERE id IN (${EXPIRED})`).bind(before, text),
    db.prepare(`DELETE FROM contact_messages WHERE id IN (${EXPIRED})`).bind(before, text),
  ])
}
