import type { AppContext } from '#worker/app.ts'
import { policies, storageLifetime } from '#worker/cache/policy.ts'
import {
  createPurgeList,
  isCurrent,
  learn,
  MOST_PURGES,
  newestOf,
  type Purge,
  type PurgeList,
} from '#worker/cache/purge-list.ts'
import { log } from '#worker/log.ts'
import { longestPageLife } from '#worker/page-cache/page-key.ts'

/** What this isolate knows of purges. */
const list: PurgeList = createPurgeList()

/** Until when (ms) a database that failed is left alone. */
const rest = { until: 0 }

/** Longest time that a request waits to learn what was purged; then it is served what the isolate knows. */
const PATIENCE_MS = 500
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
  try {
    learn(list, await readPurges(db, newestOf(list) - OVERLAP_MS))
    list.readAt = now
  } catch (error) {
    rest.until = now + REST_MS
    log('warn', 'purges-unknown', { requestId, error: String(error) })
  }
}

async function updated(c: AppContext, db: D1Database, now: number): Promise<PurgeList> {
  const work = update(db, now, c.var.requestId)
  c.executionCtx.waitUntil(work)
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const patience = setTimeout(() => {
    rest.until = now + REST_MS
    resolve()
  }, PATIENCE_MS)
  await Promise.race([work, late])
  clearTimeout(patience)
  return list
}

function readList(c: AppContext): PurgeList | Promise<PurgeList> {
  const { DB: db } = c.env
  const now = c.var.now()
  const isResting = rest.until > now && rest.until - now <= REST_MS
  return !db || isCurrent(list, now) || isResting ? list : updated(c, db, now)
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
