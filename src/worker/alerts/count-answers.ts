import { createMiddleware } from 'hono/factory'
import { destinationsOf } from '#upstream/destinations.ts'
import type { AppEnv } from '#worker/app-context.ts'
import { log } from '#worker/log.ts'

/** Answers are counted by periods of so long. */
const PERIOD_MS = 5 * 60_000
const DAY_MS = 24 * 3_600_000
/** An isolate writes its counts down at most so often: soon when it has seen a fault, and not so soon when it has not. */
const FLUSH_MS = 60_000
const FLUSH_SOUND_MS = 5 * 60_000

export type AnswerCounts = { answers: number; faults: number }

/** Of this isolate: what it has not written down yet, by period, and when it last did. */
const counted = { periods: new Map<number, AnswerCounts>(), since: 0 }

function add(period: number, { answers, faults }: AnswerCounts): void {
  const before = counted.periods.get(period) ?? { answers: 0, faults: 0 }
  counted.periods.set(period, { answers: before.answers + answers, faults: before.faults + faults })
}

function isTimeToFlush(now: number): boolean {
  const age = now - counted.since
  const hasFaults = () => [...counted.periods.values()].some(({ faults }) => faults > 0)
  return age >= FLUSH_SOUND_MS || (age >= FLUSH_MS && hasFaults())
}

async function flush(db: D1Database, now: number): Promise<void> {
  const { periods } = counted
  Object.assign(counted, { periods: new Map(), since: now })
  try {
    const statement = db.prepare(
      `INSERT INTO answer_counts (period, answers, faults) VALUES (?1, ?2, ?3) ON CONFLICT (period)
       DO UPDATE SET answers = answers + excluded.answers, faults = faults + excluded.faults`,
    )
    await db.batch(
      [...periods].map(([period, { answers, faults }]) => statement.bind(period, answers, faults)),
    )
  } catch (error) {
    for (const [period, counts] of periods) add(period, counts)
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
    add(Math.floor(now / PERIOD_MS), { answers: 1, faults: c.res.status >= 500 ? 1 : 0 })
    if (isTimeToFlush(now)) c.executionCtx.waitUntil(flush(db, now))
  })
}

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
