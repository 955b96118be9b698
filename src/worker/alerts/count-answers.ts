import { createMiddleware } from 'hono/factory'
import { destinationsOf } from '#upstream/deliveries.ts'
import type { AppEnv } from '#worker/app.ts'
import { log } from '#worker/log.ts'

/** Answers are counted by periods of so long. */
const PERIOD_MS = 5 * 60_000
const DAY_MS = 24 * 3_600_000
/** An isolate writes its counts down at most so often: soon when it has seen a fault, and not so soon when it has not. */
const FLUSH_MS = 60_000
const FLUSH_SOUND_MS = 5 * 60_000

/** Of this isolate: what it has not written down yet, and when it last did. */
const counted = { answers: 0, faults: 0, since: 0 }

function isTimeToFlush(now: number): boolean {
  const age = now - counted.since
  return age >= FLUSH_SOUND_MS || (counted.faults > 0 && age >= FLUSH_MS)
}

async function flush(db: D1Database, now: number): Promise<void> {
  const { answers, faults } = counted
  Object.assign(counted, { answers: 0, faults: 0, since: now })
  try {
    await db
      .prepare(
        `INSERT INTO answer_counts (period, answers, faults) VALUES (?1, ?2, ?3) ON CONFLICT (period)
         DO UPDATE SET answers = answers + excluded.answers, faults = faults + excluded.faults`,
      )
      .bind(Math.floor(now / PERIOD_MS), answers, faults)
      .run()
  } catch (error) {
    counted.answers += answers
    counted.faults += faults
    log('warn', 'answers-not-counted', { error: String(error) })
  }
}

/**
 * Counts the answers of the isolate and how many of them are the site's own faults (RFC 9110 section 15.6), where there is
 * anybody to be told of them.
 */
export function countAnswers() {
  return createMiddleware<AppEnv>(async function countAnswers(c, next) {
    await next()
    const { DB: db } = c.env
    if (!db || destinationsOf(c.env).length === 0) return
    const now = c.get('now')?.() ?? Date.now()
    if (counted.since === 0) counted.since = now
    counted.answers += 1
    if (c.res.status >= 500) counted.faults += 1
    if (isTimeToFlush(now)) c.executionCtx.waitUntil(flush(db, now))
  })
}

export type AnswerCounts = { answers: number; faults: number }

/** What was counted in the last 15 to 20 minutes. */
export async function recentAnswers(db: D1Database, now: number): Promise<AnswerCounts> {
  const row = await db
    .prepare(
      'SELECT COALESCE(sum(answers), 0) AS answers, COALESCE(sum(faults), 0) AS faults FROM answer_counts WHERE period >= ?1',
    )
    .bind(Math.floor(now / PERIOD_MS) - 3)
    .first<AnswerCounts>()
  return row ?? { answers: 0, faults: 0 }
}

/** Forgets what was counted more than a day ago. */
export async function forgetAnswers(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM answer_counts WHERE period < ?1')
    .bind(Math.floor((now - DAY_MS) / PERIOD_MS))
    .run()
}
