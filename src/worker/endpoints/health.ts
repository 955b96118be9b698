import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { AppContext } from '#worker/app.ts'
import { type OutboxFigures, outboxFigures } from '#worker/contact/outbox.ts'
import { directoryMemory } from '#worker/endpoints/api-proxy.ts'
import { log } from '#worker/log.ts'
import { checkHealth } from '#worker/ops/deep-health.ts'
import { checkOpsToken } from '#worker/ops/ops-token.ts'

/** So long the figures of the outbox are repeated: however often somebody asks, the database is asked seldom. */
const FIGURES_MS = 10_000

let known: { at: number; outbox: OutboxFigures } | undefined

async function figuresOf(c: AppContext): Promise<OutboxFigures | undefined> {
  const { DB: db } = c.env
  const now = c.var.now()
  if (!db) return undefined
  if (known && Math.abs(now - known.at) < FIGURES_MS) return known.outbox
  try {
    known = { at: now, outbox: await outboxFigures(db, now) }
    return known.outbox
  } catch (error) {
    log('warn', 'outbox-unavailable', { requestId: c.var.requestId, error: String(error) })
    return undefined
  }
}

function answer(c: AppContext, body: object, status: 200 | 503): Response {
  const known = {
    build: BUILD_ID,
    upstream: c.var.origin.isRemote ? 'remote' : 'embedded',
    directory: directoryMemory.state,
  }
  return c.json({ ...body, ...known }, status, { 'Cache-Control': 'no-store' })
}

/**
 * GET `/healthz`: which build answers, where its data comes from, whether that has a directory of professionals, and what
 * is left in the outbox. With `?deep=1` and the operator's token every part is tested, and 503 says that one is down that
 * visitors need; without the token it is as without `deep`.
 */
export async function health(c: AppContext): Promise<Response> {
  if (c.req.query('deep') === '1' && (await checkOpsToken(c)) === 'right') {
    const found = await checkHealth(c)
    return answer(c, found, found.status === 'down' ? 503 : 200)
  }
  const outbox = await figuresOf(c)
  return answer(c, { status: 'ok', ...(outbox && { outbox }) }, 200)
}
