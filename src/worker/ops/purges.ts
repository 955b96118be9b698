import type { AppContext } from '#worker/app-context.ts'
import { policies, storageLifetime } from '#worker/cache/policy.ts'
import {
  createPurgeList,
  isCurrent,
  learn,
  MOST_PURGES,
  type Purge,
  type PurgeList,
  READ_EVERY_MS,
} from '#worker/cache/purge-list.ts'
import { ofIsolate } from '#worker/isolate.ts'
import { log } from '#worker/log.ts'
import { longestPageLife } from '#worker/page-cache/page-key.ts'
import { isAhead, pause, within } from '#worker/timeouts.ts'

/** What this isolate knows of purges. */
const list: PurgeList = ofIsolate('purges', createPurgeList)

/** Until when (ms) a database that failed is left alone, and until when one request may be reading for all. */
const state = ofIsolate('purge-reading', () => ({ restUntil: 0, readingUntil: 0 }))

/** Longest time that a request waits to learn what was purged; then it is served what the isolate knows. */
const READ_TIMEOUT_MS = 500
const PAUSE_MS = 10
const REST_MS = 5_000
/** Clocks of data centres differ by less: so far back is read again. */
const OVERLAP_MS = 60_000

/** No page is older than this, and nothing that it was made of: what was purged before need not be known. */
const KEPT_MS = 1_000 * (longestPageLife + Math.max(...Object.values(policies).map(storageLifetime)))

/** Asks for one more than is remembered, so that it is seen when there are more. */
async function readPurges(db: D1Database, since: number): Promise<Array<Purge>> {
  const { results } = await db
    .prepare(
      'SELECT tag, purged_at AS time FROM purges WHERE purged_at > ?1 ORDER BY purged_at DESC LIMIT ?2',
    )
    .bind(since, MOST_PURGES + 1)
    .all<Purge>()
  return results
}

/** Brings the list up to date. A database that fails leaves it as it is: pages are served all the same. */
async function update(db: D1Database, now: number, requestId: string): Promise<void> {
  state.readingUntil = Date.now() + READ_TIMEOUT_MS
  try {
    const read = await readPurges(db, list.newestRead - OVERLAP_MS)
    learn(list, read)
    list.newestRead = Math.max(list.newestRead, ...read.map(({ time }) => time))
    list.readAt = now
    state.restUntil = 0
  } catch (error) {
    state.restUntil = now + REST_MS
    log('warn', 'purges-unknown', { requestId, error: String(error) })
  }
  state.readingUntil = 0
}

function isBeingRead(): boolean {
  return isAhead(state.readingUntil, Date.now(), READ_TIMEOUT_MS)
}

/** Waits for another request's reading where the list is not only just out of date. */
async function waitForReader(now: number): Promise<PurgeList> {
  while (isBeingRead() && !isCurrent(list, now)) await pause(PAUSE_MS)
  return list
}

async function updated(c: AppContext, db: D1Database, now: number): Promise<PurgeList> {
  const work = update(db, now, c.get('requestId'))
  c.executionCtx.waitUntil(work)
  await within(READ_TIMEOUT_MS, work, () => {
    state.restUntil = now + REST_MS
  })
  return list
}

function readList(c: AppContext): PurgeList | Promise<PurgeList> {
  const { DB: db } = c.env
  const now = c.get('now')()
  if (!db || isCurrent(list, now) || isAhead(state.restUntil, now, REST_MS)) return list
  if (!isBeingRead()) return updated(c, db, now)
  return Math.abs(now - list.readAt) < 2 * READ_EVERY_MS ? list : waitForReader(now)
}

/** What was purged, as of half a minute ago or later: a request that finds the list older asks the database. */
export function currentPurges(c: AppContext): PurgeList | Promise<PurgeList> {
  const purges = c.get('purges') ?? readList(c)
  c.set('purges', purges)
  return purges
}

/** Purges what has one of the tags and is older than `now`, here at once and elsewhere within half a minute. @throws */
export async function purgeTags(db: D1Database, tags: ReadonlyArray<string>, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO purges (tag, purged_at) SELECT value, ?2 FROM json_each(?1) WHERE true
         ON CONFLICT (tag) DO UPDATE SET purged_at = max(purged_at, excluded.purged_at)`,
      )
      .bind(JSON.stringify(tags), now),
    db.prepare('DELETE FROM purges WHERE purged_at < ?1').bind(now - KEPT_MS),
  ])
  learn(
    list,
    tags.map((tag) => ({ tag, time: now })),
  )
}

/** Forgets purges that nothing stored can be older than. */
export async function forgetOldPurges(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM purges WHERE purged_at < ?1')
    .bind(now - KEPT_MS)
    .run()
}
