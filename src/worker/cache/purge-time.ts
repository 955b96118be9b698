import { memoizeWeak } from '#lib/memoize.ts'
import type { AppContext } from '#worker/app-context.ts'
import type { PurgeTime } from '#worker/cache/entry.ts'
import { isolateSingleton } from '#worker/cache/isolate.ts'
import { log } from '#worker/log.ts'
import { withTimeout } from '#worker/timeouts.ts'

/** The Cache API cannot purge other data centers, so each isolate reads the time of the last purge this often (ms). */
const READ_EVERY_MS = 30_000
/** Timeout for a request that waits for the time. Then it uses what the isolate knows. */
const READ_TIMEOUT_MS = 500
const RETRY_MS = 5_000

/** The purge time as this isolate last read it. A database that failed is read again at `retryAt` (ms). */
const known = isolateSingleton('purge', () => ({
  time: { soft: 0, hard: 0 },
  readAt: Number.NEGATIVE_INFINITY,
  retryAt: 0,
}))

const COLUMNS = 'purged_at AS soft, hard_purged_at AS hard'

/** Reads the time of the last purge. Pages are served even if the database fails. */
async function update(db: D1Database, now: number, requestId: string): Promise<void> {
  try {
    known.time = (await db.prepare(`SELECT ${COLUMNS} FROM purge`).first<PurgeTime>()) ?? known.time
    known.readAt = now
    known.retryAt = 0
  } catch (error) {
    known.retryAt = now + RETRY_MS
    log('warn', 'purge_not_read', { requestId, error: String(error) })
  }
}

async function refreshPurgeTime(c: AppContext, db: D1Database, now: number): Promise<PurgeTime> {
  const work = update(db, now, c.get('requestId'))
  c.executionCtx.waitUntil(work)
  await withTimeout(READ_TIMEOUT_MS, work, () => {
    known.retryAt = now + RETRY_MS
  })
  return known.time
}

function readTime(c: AppContext): PurgeTime | Promise<PurgeTime> {
  const { DB: db } = c.env
  const now = Date.now()
  // A clock that was set back makes the time outdated too.
  const age = Math.abs(now - known.readAt)
  if (!db || age < READ_EVERY_MS || known.retryAt > now) return known.time
  return refreshPurgeTime(c, db, now)
}

/**
 * Returns the time of the last purge, at most half a minute old. A request that finds an older one reads the database.
 */
export const currentPurge = memoizeWeak(readTime)

const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)"

/**
 * Returns the statement that purges all caches, by the clock of the database. After a hard purge older entries are
 * never served again.
 */
export function purgeStatement({ isHard }: { isHard: boolean }): string {
  return `INSERT INTO purge (only_row, purged_at, hard_purged_at) VALUES (1, ${NOW}, ${isHard ? NOW : 0})
    ON CONFLICT (only_row) DO UPDATE SET purged_at = excluded.purged_at,
    hard_purged_at = max(hard_purged_at, excluded.hard_purged_at)`
}

/** Purges all caches: here at once, elsewhere within half a minute. @throws if the database fails */
export async function purgeAll(db: D1Database, isHard: boolean): Promise<void> {
  const time = await db.prepare(`${purgeStatement({ isHard })} RETURNING ${COLUMNS}`).first<PurgeTime>()
  if (time) known.time = time
}
