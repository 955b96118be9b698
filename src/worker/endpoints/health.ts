import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { AppContext } from '#worker/app.ts'
import { type OutboxFigures, outboxFigures } from '#worker/contact/outbox.ts'
import { directoryMemory } from '#worker/endpoints/api-proxy.ts'
import { log } from '#worker/log.ts'

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

/**
 * GET `/healthz`: which build answers, where its data comes from, whether that has a directory
 * of professionals, and what is left in the outbox.
 */
export async function health(c: AppContext): Promise<Response> {
  const outbox = await figuresOf(c)
  const body = {
    status: 'ok',
    build: BUILD_ID,
    upstream: c.var.origin.isRemote ? 'remote' : 'embedded',
    directory: directoryMemory.state,
    ...(outbox && { outbox }),
  }
  return c.json(body, 200, { 'Cache-Control': 'no-store' })
}
