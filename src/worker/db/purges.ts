import type { AppContext } from '#worker/app-context.ts'
import { isolateSingleton } from '#worker/cache/isolate.ts'
import { storageLifetime } from '#worker/cache/policy.ts'
import {
  createPurgeList,
  isCurrent,
  learn,
  type Purge,
  type PurgeList,
  READ_EVERY_MS,
} from '#worker/cache/purge-list.ts'
import { log } from '#worker/log.ts'
import { MAX_PAGE_LIFETIME_S } from '#worker/page-cache/page-key.ts'
import { isAhead, withTimeout } from '#worker/timeouts.ts'
import { policies } from '#worker/upstream-client/policy.ts'

const list: PurgeList = isolateSingleton('purges', createPurgeList)

/**
 * `readingUntil` is the lease (ms) of the request that reads. A database that failed is read again at `retryAt` (ms).
 */
const state = isolateSingleton('purge-reading', () => ({ readingUntil: 0, retryAt: 0 }))

/** Timeout for a request that waits for the purges. Then it uses what the isolate knows. */
const READ_TIMEOUT_MS = 500
const RETRY_MS = 5_000
/** Clocks of data centers differ by less, so purges of the last minute are read again. */
const OVERLAP_MS = 60_000

/** Purges are kept for this time: no stored entry is older. */
const KEPT_MS = 1_000 * (MAX_PAGE_LIFETIME_S + Math.max(...Object.values(policies).map(storageLifetime)))

async function readPurges(db: D1Database, since: number): Promise<Array<Purge>> {
  const { results } = await db
    .prepare('SELECT tag, purged_at AS time FROM purges WHERE purged_at > ?1')
    .bind(since)
    .all<Purge>()
  return results
}

/** Reads the purges since the last read. Pages are served even if the database fails. */
async function update(db: D1Database, now: number, requestId: string): Promise<void> {
  state.readingUntil = Date.now() + READ_TIMEOUT_MS
  try {
    const read = await readPurges(db, list.newestRead - OVERLAP_MS)
    learn(list, read)
    for (const { time } of read) list.newestRead = Math.max(list.newestRead, time)
    list.readAt = now
    state.retryAt = 0
  } catch (error) {
    state.retryAt = now + RETRY_MS
    log('warn', 'purges_not_read', { requestId, error: String(error) })
  }
  state.readingUntil = 0
}

async function updated(c: AppContext, db: D1Database, now: number): Promise<PurgeList> {
  const work = update(db, now, c.get('requestId'))
  c.executionCtx.waitUntil(work)
  await withTimeout(READ_TIMEOUT_MS, work, () => {
    state.retryAt = now + RETRY_MS
  })
  return list
}

function readList(c: AppContext): PurgeList | Promise<PurgeList> {
  const { DB: db } = c.env
  const now = c.get('now')()
  if (!db || isCurrent(list, now) || isAhead(state.retryAt, now, RETRY_MS)) return list
  const isBeingRead = isAhead(state.readingUntil, Date.now(), READ_TIMEOUT_MS)
  const isRecent = Math.abs(now - list.readAt) < 2 * READ_EVERY_MS
  return isBeingRead && isRecent ? list : updated(c, db, now)
}

/** Returns the purges, at most half a minute old. A request that finds an older list reads the database. */
export function currentPurges(c: AppContext): PurgeList | Promise<PurgeList> {
  const purges = c.get('purges') ?? readList(c)
  c.set('purges', purges)
  return purges
}

async function writePurges(db: D1Database, purges: ReadonlyArray<Purge>): Promise<void> {
  await db
    .prepare(
      `INSERT INTO purges (tag, purged_at) SELECT value ->> 'tag', value ->> 'time' FROM json_each(?1) WHERE true
       ON CONFLICT (tag) DO UPDATE SET purged_at = max(purged_at, excluded.purged_at)`,
    )
    .bind(JSON.stringify(purges))
    .run()
}

/**
 * Purges entries with one of the tags that are older than `now`: here at once, elsewhere within half a minute. @throws
 */
export async function purgeTags(db: D1Database, tags: ReadonlyArray<string>, now: number): Promise<void> {
  const purges = tags.map((tag) => ({ tag, time: now }))
  await writePurges(db, purges)
  learn(list, purges)
}

/** Deletes purges that no stored entry is older than, and merges the largest kinds of too many. */
export async function deleteOldPurges(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM purges WHERE purged_at < ?1')
    .bind(now - KEPT_MS)
    .run()
  const merged = learn(createPurgeList(), await readPurges(db, 0))
  if (merged.length === 0) return
  await writePurges(db, merged)
  const remove = db.prepare('DELETE FROM purges WHERE tag <> ?1 AND tag GLOB ?1 AND purged_at <= ?2')
  await db.batch(merged.map(({ tag, time }) => remove.bind(tag, time)))
}
