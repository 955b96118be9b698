import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { Next } from 'hono'
import type { AppContext } from '#worker/app-context.ts'
import { siteOrigin } from '#worker/http.ts'
import { type Check, checkParts, measureCheck } from '#worker/operations/health-checks.ts'
import { readState } from '#worker/operations/state.ts'
import { getOrigin } from '#worker/upstream-client/origin.ts'

/** Five intervals of the cron trigger in wrangler.toml. */
const CRON_LATE_S = 5 * 60

/** Checks the Cache API. On workers.dev it stores nothing, which is not a failure. */
async function checkCache(c: AppContext): Promise<Check> {
  const store = await caches.open('health')
  const key = `${siteOrigin(c)}/healthz`
  await store.put(key, new Response('kept', { headers: { 'Cache-Control': 'public, max-age=60' } }))
  return { ok: true, keeps: (await store.match(key)) !== undefined }
}

async function checkCron(db: D1Database, now: number): Promise<Check> {
  const last = await readState(db, 'cron')
  if (!last) return { ok: false, problem: 'it never ran' }
  const secondsAgo = Math.max(0, Math.round((now - last.changedAt) / 1_000))
  return { ok: secondsAgo <= CRON_LATE_S, secondsAgo }
}

/**
 * Tests each part of the site. `down`: the marketplace API or the database fails, which visitors need. `degraded`:
 * something else fails, and visitors do not see it yet.
 */
async function checkHealth(
  c: AppContext,
): Promise<{ status: 'ok' | 'degraded' | 'down'; checks: Record<string, Check> }> {
  const { DB: db } = c.env
  const [parts, cache, cron] = await Promise.all([
    checkParts({ ...c.var, origin: getOrigin(c), settings: c.var.config.settings, db, now: Date.now }),
    measureCheck(() => checkCache(c)),
    db && measureCheck(() => checkCron(db, Date.now())),
  ])
  const checks = { ...parts, ...(cron && { cron }), cache }
  const isDown = !parts.api?.ok || parts.database?.ok === false
  const isSound = Object.values(checks).every(({ ok }) => ok)
  return { status: isDown ? 'down' : isSound ? 'ok' : 'degraded', checks }
}

function answer(c: AppContext, body: object, status: 200 | 503): Response {
  const known = { build: BUILD_ID, upstream: getOrigin(c).isRemote ? 'remote' : 'embedded' }
  return c.json({ ...body, ...known }, status)
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
  const result = await checkHealth(c)
  return answer(c, result, result.status === 'down' ? 503 : 200)
}
