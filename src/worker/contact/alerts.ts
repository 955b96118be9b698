import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app-context.ts'
import { type Delivering, deliverDue, sendUnstored } from '#worker/contact/deliver.ts'
import { getDestinations, ownDestinations } from '#worker/contact/destinations.ts'
import {
  findWriteProblem,
  idOfKey,
  type Message,
  type MessageFigures,
  type MessageType,
  messageFigures,
  storeMessage,
} from '#worker/contact/messages.ts'
import { log } from '#worker/log.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'
import { checkApi } from '#worker/upstream-client/check-api.ts'
import type { Asking } from '#worker/upstream-client/fetch-checked.ts'

/** Answers are counted by periods of five minutes. */
const PERIOD_MS = 5 * 60_000
const DAY_MS = 24 * 3_600_000
/** Pauses (ms) between two writes of an isolate: shorter if it has counted a server error. */
const FLUSH_FAULTS_MS = 60_000
const FLUSH_MS = 5 * 60_000

type AnswerCounts = { answers: number; faults: number }

/** State of this isolate: the counts that are not written yet, by period, and when it last wrote. */
const counted = { periods: new Map<number, AnswerCounts>(), since: 0 }

function add(period: number, { answers, faults }: AnswerCounts): void {
  const before = counted.periods.get(period) ?? { answers: 0, faults: 0 }
  counted.periods.set(period, { answers: before.answers + answers, faults: before.faults + faults })
}

function isTimeToFlush(now: number): boolean {
  const age = now - counted.since
  const hasFaults = [...counted.periods.values()].some(({ faults }) => faults > 0)
  return age >= (hasFaults ? FLUSH_FAULTS_MS : FLUSH_MS)
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
    log('warn', 'answer_counts_not_stored', { error: String(error) })
  }
}

/** Counts the answers of the isolate, and its server errors (5xx), if alerts have a destination. */
export function countAnswers() {
  return createMiddleware<AppEnv>(async function countAnswers(c, next) {
    await next()
    const { DB: db } = c.env
    if (!db || ownDestinations(c.env).length === 0) return
    const now = c.get('now')?.() ?? Date.now()
    if (counted.since === 0) counted.since = now
    add(Math.floor(now / PERIOD_MS), { answers: 1, faults: c.res.status >= 500 ? 1 : 0 })
    if (isTimeToFlush(now)) c.executionCtx.waitUntil(flush(db, now))
  })
}

/** Returns the counts of the last 15 to 20 minutes. */
async function recentAnswers(db: D1Database, now: number): Promise<AnswerCounts> {
  const row = await db
    .prepare(
      'SELECT COALESCE(sum(answers), 0) AS answers, COALESCE(sum(faults), 0) AS faults FROM answer_counts WHERE period >= ?1',
    )
    .bind(Math.floor(now / PERIOD_MS) - 3)
    .first<AnswerCounts>()
  return row ?? { answers: 0, faults: 0 }
}

/** Deletes the counts of more than a day ago. */
export async function deleteOldAnswers(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM answer_counts WHERE period < ?1')
    .bind(Math.floor((now - DAY_MS) / PERIOD_MS))
    .run()
}

const MAX_WAITING_S = 24 * 3_600
/** With fewer server errors their share is meaningless. */
const MIN_FAULTS = 10
const MAX_FAULT_SHARE = 0.05

/** The facts that the rules judge. `apiFault` names the problem of the marketplace API; undefined if it works. */
export type Signals = { messages: MessageFigures; answers: AnswerCounts; apiFault: string | undefined }

/** A rule is raised when it has been broken for `pendingMs`. `broken` returns the sentence for the operator. */
type Rule = { name: string; pendingMs: number; broken: (signals: Signals) => string | undefined }

const DATABASE_DOWN = 'database down'

/** The rules. docs/contact.md has the remedy for each. */
export const rules: ReadonlyArray<Rule> = [
  {
    name: 'messages waiting',
    pendingMs: 0,
    broken: ({ messages: { waiting, oldestWaitingSeconds: seconds = 0 } }) =>
      seconds > MAX_WAITING_S
        ? `Contact messages that wait to be delivered: ${waiting}. The oldest waits for ${Math.floor(seconds / 3_600)} hours.`
        : undefined,
  },
  {
    name: 'dead letters',
    pendingMs: 0,
    broken: ({ messages: { dead } }) =>
      dead > 0
        ? `Contact messages that the marketplace API rejected after they were accepted: ${dead}.`
        : undefined,
  },
  {
    name: 'server errors',
    pendingMs: 0,
    broken: ({ answers: { answers, faults } }) =>
      faults >= MIN_FAULTS && faults > answers * MAX_FAULT_SHARE
        ? `Of ${answers} answers in the last 15 minutes ${faults} were server errors (${Math.round((faults / answers) * 100)} %).`
        : undefined,
  },
  {
    name: 'API down',
    // Broken at two runs of the cron in a row.
    pendingMs: 4 * 60_000,
    broken: ({ apiFault }) =>
      apiFault === undefined ? undefined : `The marketplace API gives no usable answer: ${apiFault}.`,
  },
  // Raised by `watch` when the signals cannot be read or stored. Once they can, the rule is not broken.
  { name: DATABASE_DOWN, pendingMs: 0, broken: () => undefined },
]

/** A rule that is broken, or was in the last half hour. `raised_id` is the message about it. */
export type Alert = { rule: string; first_seen_at: number; last_seen_at: number; raised_id: string | null }

/** A rule is cleared after this time without a break, so that a problem that comes and goes is one alert. */
const CALM_MS = 30 * 60_000

type Step = 'none' | 'note' | 'raise' | 'delete' | 'clear'

/**
 * Returns the next step of a rule. A rule is raised once and cleared once, however often it breaks in between.
 */
function nextStep({ pendingMs }: Rule, isBroken: boolean, alert: Alert | undefined, now: number): Step {
  if (alert?.raised_id) {
    if (isBroken) return 'note'
    return now - alert.last_seen_at >= CALM_MS ? 'clear' : 'none'
  }
  if (!isBroken) return alert ? 'delete' : 'none'
  return now - (alert?.first_seen_at ?? now) >= pendingMs ? 'raise' : 'note'
}

const PROBE_MS = 10_000

/** Returns the problem that the deep health check finds in the marketplace API; undefined if there is none. */
export async function probe(asking: Asking): Promise<string | undefined> {
  const { problem } = await checkApi(asking, PROBE_MS)
  return problem
}

/** `apiFault` is the finding of the probe of this run. */
type Watching = Delivering & { apiFault: string | undefined }

async function alertMessage(type: MessageType, rule: string, words: string, since: number, now: number) {
  const key = `${type} ${rule} ${since}`
  const none = { email: '', phone: '', topic: null, details: null, language: null }
  const message: Message = {
    ...none,
    id: await idOfKey(key),
    type,
    key,
    name: rule,
    message: words,
    receivedAt: now,
  }
  return message
}

async function noteSeen(db: D1Database, rule: string, now: number, raisedId: string | null): Promise<void> {
  await db
    .prepare(
      `INSERT INTO alerts (rule, first_seen_at, last_seen_at, raised_id) VALUES (?1, ?2, ?2, ?3)
       ON CONFLICT (rule) DO UPDATE SET last_seen_at = ?2, raised_id = COALESCE(raised_id, ?3)`,
    )
    .bind(rule, now, raisedId)
    .run()
}

async function deleteAlert(db: D1Database, rule: string): Promise<void> {
  await db.prepare('DELETE FROM alerts WHERE rule = ?1').bind(rule).run()
}

/**
 * Stores an alert. Its key names the moment at which the rule was first broken, so that a repeated step stores it once.
 */
async function storeAlert({ db, env }: Watching, message: Message): Promise<void> {
  const { id, type, name: rule, receivedAt: now } = message
  const pending = { state: 'pending', attempts: 0, nextAttemptAt: now, leaseUntil: null } as const
  if (type === 'alert.raised') await noteSeen(db, rule, now, null)
  await storeMessage(
    db,
    message,
    ownDestinations(env).map((destination) => ({ destination, ...pending })),
  )
  if (type === 'alert.raised') await noteSeen(db, rule, now, id)
  else await deleteAlert(db, rule)
}

/** Stores and delivers an alert. One that cannot be stored is sent directly, once a run. */
async function sendAlert(watching: Watching, message: Message): Promise<void> {
  const { env, requestId } = watching
  const { type, name: rule, message: words } = message
  const isRaised = type === 'alert.raised'
  log(isRaised ? 'error' : 'info', isRaised ? 'alert_raised' : 'alert_cleared', { requestId, rule, words })
  try {
    await fromDatabase(storeAlert(watching, message), PATIENCE_MS)
  } catch (error) {
    log('error', 'alert_not_stored', { requestId, rule, error: String(error) })
    return sendUnstored(watching, message, ownDestinations(env))
  }
  await deliverDue(watching, { messageId: message.id })
}

async function follow(
  watching: Watching,
  rule: Rule,
  words: string | undefined,
  alert: Alert | undefined,
): Promise<void> {
  const { db, now: clock } = watching
  const now = clock()
  const step = nextStep(rule, words !== undefined, alert, now)
  const since = alert?.first_seen_at ?? now
  if (step === 'note') await noteSeen(db, rule.name, now, null)
  else if (step === 'delete') await deleteAlert(db, rule.name)
  else if (step === 'raise')
    await sendAlert(watching, await alertMessage('alert.raised', rule.name, words ?? '', since, now))
  else if (step === 'clear') {
    const calm = 'All has been well again for half an hour.'
    await sendAlert(watching, await alertMessage('alert.cleared', rule.name, calm, since, now))
  }
}

async function readSignals({ db, env, origin, now: clock, apiFault }: Watching) {
  const now = clock()
  const [messages, answers, { results: alerts }, writeProblem] = await Promise.all([
    messageFigures(db, getDestinations({ env, origin }), now),
    recentAnswers(db, now),
    db.prepare('SELECT * FROM alerts').all<Alert>(),
    findWriteProblem(db),
  ])
  return { messages, answers, apiFault, alerts, writeProblem }
}

/** Raises and clears alerts. While the database fails, each run raises only that alert. */
export async function watch(watching: Watching): Promise<void> {
  const { now, requestId } = watching
  const signals = await fromDatabase(readSignals(watching), PATIENCE_MS).catch((error: unknown) => {
    log('error', 'alerts_not_read', { requestId, error: String(error) })
  })
  if (!signals || signals.writeProblem) {
    const problem = signals ? `is ${signals.writeProblem}` : 'gives no answer'
    const words = `The database ${problem}. Contact messages are not stored, and no other alert can be raised.`
    return sendAlert(watching, await alertMessage('alert.raised', DATABASE_DOWN, words, now(), now()))
  }
  for (const rule of rules) {
    const alert = signals.alerts.find((candidate) => candidate.rule === rule.name)
    await follow(watching, rule, rule.broken(signals), alert)
  }
}
