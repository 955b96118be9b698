import { type Destination, destinationsOf, noticeStatements } from '#upstream/destinations.ts'
import { type AnswerCounts, recentAnswers } from '#worker/alerts/count-answers.ts'
import { outboxFigures } from '#worker/contact/outbox.ts'
import type { Asking } from '#worker/endpoints/fetch-checked.ts'
import { checkApi } from '#worker/endpoints/health.ts'
import { log } from '#worker/log.ts'
import { type Delivering, deliverDue } from '#worker/notify/deliver.ts'
import { deliveryFigures } from '#worker/notify/deliveries.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'

const HOUR_MS = 3_600_000
const OLDEST_MS = 24 * HOUR_MS
/** A share of faults says something once there are so many. */
const LEAST_FAULTS = 10
const MOST_SHARE = 0.05

/** What the rules look at. */
export type Signals = {
  now: number
  /** Contact messages that the API or a destination has not taken, and when the oldest came, in milliseconds. */
  waiting: number
  oldestAt: number | undefined
  /** Messages that the API refused after they were promised. */
  dead: number
  answers: AnswerCounts
  /** Why the remote API gives no usable answer; undefined when it does. */
  apiFault: string | undefined
}

type Rule = {
  name: string
  /** How long it has to be broken before anybody is told. */
  pendingMs: number
  /** What the operator is told while it is broken; undefined when all is well. */
  broken: (signals: Signals) => string | undefined
}

/** What people are told of. The runbook of each is in docs/messages.md. */
export const rules: ReadonlyArray<Rule> = [
  {
    name: 'messages waiting',
    pendingMs: 0,
    broken: ({ now, waiting, oldestAt }) =>
      oldestAt !== undefined && now - oldestAt > OLDEST_MS
        ? `Contact messages that wait to be delivered: ${waiting}. The oldest waits for ${Math.floor((now - oldestAt) / HOUR_MS)} hours.`
        : undefined,
  },
  {
    name: 'dead letters',
    pendingMs: 0,
    broken: ({ dead }) =>
      dead > 0
        ? `Contact messages that the marketplace API refused after their writers were told that they are saved: ${dead}.`
        : undefined,
  },
  {
    name: 'server errors',
    pendingMs: 0,
    broken: ({ answers: { answers, faults } }) =>
      faults >= LEAST_FAULTS && faults > answers * MOST_SHARE
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
]

/** A rule that is broken, or was not long ago. */
export type Alert = {
  rule: string
  first_seen_at: number
  last_seen_at: number
  /** The notice that people were sent. */
  raised_id: string | null
}

/** So long all has to be well before people are told so: what comes and goes is one alert. */
const CALM_MS = 30 * 60_000

type Step = 'nothing' | 'notice' | 'see' | 'raise' | 'forget' | 'clear'

/** What has to be done about a rule. A rule is raised once and cleared once, however often it is broken in between. */
export function nextStep(rule: Rule, isBroken: boolean, alert: Alert | undefined, now: number): Step {
  if (!alert) return isBroken ? (rule.pendingMs === 0 ? 'raise' : 'notice') : 'nothing'
  if (alert.raised_id === null) {
    if (!isBroken) return 'forget'
    return now - alert.first_seen_at >= rule.pendingMs ? 'raise' : 'see'
  }
  if (isBroken) return 'see'
  return now - alert.last_seen_at >= CALM_MS ? 'clear' : 'nothing'
}

const PROBE_MS = 10_000

/** Why the remote API gives no usable answer; undefined when it does, or is the embedded one. */
export async function probe(asking: Asking): Promise<string | undefined> {
  if (!asking.origin.isRemote) return undefined
  const { problem } = await checkApi(asking, PROBE_MS)
  return problem
}

/** `apiFault` is what the probe of this run found. */
type Watching = Delivering & { apiFault: string | undefined }

async function signalsOf({ db, env, now: clock, apiFault }: Watching): Promise<Signals> {
  const now = clock()
  const [outbox, deliveries, answers] = await Promise.all([
    outboxFigures(db, now),
    deliveryFigures(db, destinationsOf(env)),
    recentAnswers(db, now),
  ])
  const { oldestWaitingSeconds: age } = outbox
  const oldest = [age === undefined ? undefined : now - age * 1_000, deliveries.oldestAt]
  const known = oldest.filter((time) => time !== undefined)
  return {
    now,
    waiting: Math.max(outbox.waiting, deliveries.waiting),
    oldestAt: known.length > 0 ? Math.min(...known) : undefined,
    dead: outbox.dead,
    answers,
    apiFault,
  }
}

/** What a step says, for a mail or a webhook. */
function payloadOf(rule: string, words: string): string {
  return JSON.stringify({ rule, words })
}

function seen(db: D1Database, rule: string, now: number, raisedId: string | null): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO alerts (rule, first_seen_at, last_seen_at, raised_id) VALUES (?1, ?2, ?2, ?3)
       ON CONFLICT (rule) DO UPDATE SET last_seen_at = ?2, raised_id = COALESCE(raised_id, ?3)`,
    )
    .bind(rule, now, raisedId)
}

function raise(
  db: D1Database,
  rule: string,
  words: string,
  destinations: ReadonlyArray<Destination>,
  now: number,
) {
  const id = crypto.randomUUID()
  const notice = {
    id,
    type: 'alert.raised',
    payload: payloadOf(rule, words),
    createdAt: now,
    dueAt: 0,
  } as const
  const isRaised = 'SELECT 1 FROM alerts WHERE raised_id = ?1'
  return [seen(db, rule, now, id), ...noticeStatements(db, notice, destinations, isRaised)]
}

function clear(db: D1Database, alert: Alert, destinations: ReadonlyArray<Destination>, now: number) {
  const notice = {
    id: `${alert.raised_id}-over`,
    type: 'alert.cleared',
    payload: payloadOf(alert.rule, 'All has been well again for half an hour.'),
    createdAt: now,
    dueAt: 0,
  } as const
  const isRaised = "SELECT 1 FROM alerts WHERE raised_id || '-over' = ?1"
  return [...noticeStatements(db, notice, destinations, isRaised), forget(db, alert.rule)]
}

function forget(db: D1Database, rule: string): D1PreparedStatement {
  return db.prepare('DELETE FROM alerts WHERE rule = ?1').bind(rule)
}

/** Takes the next step of a rule. @returns whether there is something to tell people */
async function follow(
  { db, env, requestId }: Watching,
  rule: Rule,
  signals: Signals,
  alert: Alert | undefined,
): Promise<boolean> {
  const { now } = signals
  const { name } = rule
  const words = rule.broken(signals)
  const step = nextStep(rule, words !== undefined, alert, now)
  const destinations = destinationsOf(env)
  if (step === 'raise' && words !== undefined) {
    await db.batch(raise(db, name, words, destinations, now))
    log('error', 'alert-raised', { requestId, rule: name, words })
    return true
  }
  if (step === 'clear' && alert) {
    await db.batch(clear(db, alert, destinations, now))
    log('info', 'alert-cleared', { requestId, rule: name })
    return true
  }
  if (step === 'forget') await forget(db, name).run()
  else if (step === 'see' || step === 'notice') await seen(db, name, now, null).run()
  return false
}

/** Takes the next step of each rule. @returns whether there is something to tell people */
async function followAll(watching: Watching): Promise<boolean> {
  const signals = await signalsOf(watching)
  const { results } = await watching.db.prepare('SELECT * FROM alerts').all<Alert>()
  let hasNews = false
  for (const rule of rules) {
    const alert = results.find((candidate) => candidate.rule === rule.name)
    if (await follow(watching, rule, signals, alert)) hasNews = true
  }
  return hasNews
}

/**
 * Looks whether a rule is broken, or none is any more, and tells people so once. @throws when the database cannot be
 * asked
 */
export async function watch(watching: Watching): Promise<void> {
  if (await fromDatabase(followAll(watching), PATIENCE_MS)) await deliverDue(watching, 1)
}
