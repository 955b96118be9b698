import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { Next } from 'hono'
import type { AppContext } from '#worker/app-context.ts'
import { getDestinations } from '#worker/contact/destinations.ts'
import { findWriteProblem, messageFigures } from '#worker/contact/messages.ts'
import { siteOrigin } from '#worker/http.ts'
import { withTimeout } from '#worker/timeouts.ts'
import { checkApi } from '#worker/upstream-client/check-api.ts'

/** Returns when the cron trigger last completed (ms), or undefined. */
async function lastCronRun(db: D1Database): Promise<number | undefined> {
  return (await db.prepare('SELECT ended_at FROM cron_runs').first<number>('ended_at')) ?? undefined
}

const DEADLINE_MS = 5_000
/** Three intervals of the cron trigger in wrangler.toml. */
const CRON_LATE_S = 15 * 60
/** Age of a waiting message above which the operator must act (docs/operations.md). */
const WAITING_TOO_LONG_S = 24 * 3_600

/** The result of one check, with its details. */
type Check = { ok: boolean; [detail: string]: string | number | boolean | undefined }

/** Longer than the timeouts within a check, which give a better reason. */
const CHECK_MS = DEADLINE_MS + 1_000

/** Runs a check and measures it. A check that throws or does not end has failed. */
async function timed(run: () => Promise<Check>): Promise<Check> {
  const started = Date.now()
  const late = { ok: false, problem: 'timeout' }
  try {
    return { ...(await withTimeout(CHECK_MS, run(), () => late)), ms: Date.now() - started }
  } catch (error) {
    return { ok: false, problem: String(error).slice(0, 200), ms: Date.now() - started }
  }
}

async function checkDatabase(db: D1Database): Promise<Check> {
  const { meta } = await db.prepare('SELECT 1').all()
  const problem = await findWriteProblem(db)
  return { ok: !problem, bytes: meta.size_after, problem }
}

/** Checks the Cache API. On workers.dev it stores nothing, which is not a failure. */
async function checkCache(c: AppContext): Promise<Check> {
  const store = await caches.open('health')
  const key = `${siteOrigin(c)}/healthz`
  await store.put(key, new Response('kept', { headers: { 'Cache-Control': 'public, max-age=60' } }))
  return { ok: true, keeps: (await store.match(key)) !== undefined }
}

async function checkCron(db: D1Database, now: number): Promise<Check> {
  const last = await lastCronRun(db)
  if (last === undefined) return { ok: false, problem: 'it never ran' }
  const secondsAgo = Math.max(0, Math.round((now - last) / 1_000))
  return { ok: secondsAgo <= CRON_LATE_S, secondsAgo }
}

async function checkMessages(c: AppContext, db: D1Database): Promise<Check> {
  const destinations = getDestinations({ env: c.env, origin: c.get('origin') })
  const figures = await messageFigures(db, destinations, c.get('now')())
  const isLate = (figures.oldestWaitingSeconds ?? 0) > WAITING_TOO_LONG_S
  return { ok: figures.dead === 0 && !isLate, ...figures }
}

/**
 * Tests each part of the site. `down`: the marketplace API or the database fails, which visitors need. `degraded`:
 * something else fails, and visitors do not see it yet.
 */
async function checkHealth(
  c: AppContext,
): Promise<{ status: 'ok' | 'degraded' | 'down'; checks: Record<string, Check> }> {
  const { DB: db } = c.env
  const now = c.get('now')()
  const [api, cache, ...stored] = await Promise.all([
    timed(() => checkApi(c.var, DEADLINE_MS)),
    timed(() => checkCache(c)),
    ...(db
      ? [timed(() => checkDatabase(db)), timed(() => checkCron(db, now)), timed(() => checkMessages(c, db))]
      : []),
  ])
  const [database, cron, messages] = stored
  const checks = {
    api,
    ...(database && cron && messages && { database, cron, messages }),
    cache,
  }
  const isDown = !api.ok || database?.ok === false
  const isSound = Object.values(checks).every(({ ok }) => ok)
  return { status: isDown ? 'down' : isSound ? 'ok' : 'degraded', checks }
}

function answer(c: AppContext, body: object, status: 200 | 503): Response {
  const known = { build: BUILD_ID, upstream: c.get('origin').isRemote ? 'remote' : 'embedded' }
  return c.json({ ...body, ...known }, status, { 'Cache-Control': 'no-store' })
}

/** GET `/healthz`: the build and the upstream. `deepHealth` answers `?deep=1`. */
export async function health(c: AppContext, next: Next): Promise<Response | undefined> {
  if (c.req.query('deep') !== '1') return answer(c, { status: 'ok' }, 200)
  await next()
  return undefined
}

/**
 * GET `/healthz?deep=1`, for the operator: checks every part. Answers 503 when a part fails that visitors need.
 */
export async function deepHealth(c: AppContext): Promise<Response> {
  const found = await checkHealth(c)
  return answer(c, found, found.status === 'down' ? 503 : 200)
}
